import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/server/tables.ts'
import { promoted } from '../flags.ts'
import { toVariantSku } from '../sku.ts'
import { getStyle } from '../styles.ts'
import type { Piece } from './order.ts'

type Db = Kysely<Tables>

export const readBySku = async (db: Db, skus: readonly string[]): Promise<Piece[]> => {
  const { rows } = await sql<Piece>`
    select p.id, p.sku, parent.name,
      jsonb_path_query_first(coalesce(nullif(p.media, '[]'), parent.media), '$[*] ? (@.kind == "image").path') #>> '{}' as image,
      (select jsonb_object_agg(currency, coalesce(special_price, price)) from product_price where product_id = p.id) as prices
    from product p join product parent on parent.id = p.parent_id
    where p.sku = any(${[...skus]}::text[]) order by p.sku`.execute(db)
  return rows
}

/** What people buy: the shop's favourites, each in its main colour and middle size. */
export const readPieces = (db: Db): Promise<Piece[]> =>
  readBySku(
    db,
    promoted.flatMap((key) => {
      const style = getStyle(key)
      const [colour] = style.colours
      const size = style.sizes[Math.floor(style.sizes.length / 2)]
      return colour && size ? [toVariantSku(style, colour, size)] : []
    }),
  )
