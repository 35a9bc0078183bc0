import type { Kysely } from 'kysely'
import { setTypeOf } from '#features/blogger/rules/sets.ts'
import { reviewStatus } from '#features/reviews/rules.ts'
import type { Tables } from '#platform/server/tables.ts'
import { readBySku } from '../orders/pieces.ts'
import { toVariantSku } from '../sku.ts'
import { getStyle } from '../styles.ts'
import type { Colour } from '../colours.ts'
import { demoItems, demoSets } from './cabinet.ts'
import type { DemoItem } from './cabinet.ts'
import type { DemoPhoto } from './photos.ts'

type Db = Kysely<Tables>

const skuOf = ({ style, colour, size }: DemoItem): string =>
  toVariantSku(getStyle(style), colour.toLowerCase() as Colour, size)

/** Products in all three lists, sets of some of them, and their posts with photos. */
export const fillItems = async (db: Db, blogger: number, photos: readonly DemoPhoto[], now: Date): Promise<void> => {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const pieces = new Map((await readBySku(db, demoItems.map(skuOf))).map((piece) => [piece.sku, piece]))
  const rows = await db
    .insertInto('promo_product')
    .values(
      demoItems.map((item) => {
        const piece = pieces.get(skuOf(item))
        if (!piece) throw new Error(`the demo's blogger has no ${skuOf(item)}`)
        const [reason, aside, notes] = item.archived ?? []
        return {
          customer_id: blogger,
          product_id: piece.id,
          title: JSON.stringify(piece.name),
          image: piece.image,
          set_type: setTypeOf([getStyle(item.style).ptype]),
          due_at: item.dueIn === undefined ? null : ago(-item.dueIn),
          delivered_at: item.received === undefined ? null : ago(item.received),
          ...(reason
            ? {
                archived_at: ago(aside ?? 0),
                archived_reason: reason,
                archived_notes: notes ?? null,
                archived_by: 'blogger' as const,
              }
            : {}),
          created_at: ago((item.received ?? 2 - (item.dueIn ?? 0)) + 5),
        }
      }),
    )
    .returning('id')
    .execute()
  const idOf = (style: string): number => rows[demoItems.findIndex((item) => item.style === style)]?.id ?? 0
  const sets = await db
    .insertInto('promo_product')
    .values(
      demoSets.map(({ top, bottom }) => ({
        customer_id: blogger,
        set_key: [idOf(top), idOf(bottom)].toSorted((a, b) => a - b).join(','),
        title: '{}',
        created_at: ago(3),
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('promo_set_part')
    .values(
      demoSets.flatMap(({ top, bottom }, index) =>
        [top, bottom].map((style, position) => ({ set_id: sets[index]?.id ?? 0, item_id: idOf(style), position })),
      ),
    )
    .execute()
  const posts = [
    ...demoItems.flatMap(({ posts: own = [] }, index) =>
      own.map(([type, days]) => ({ type, days, item_id: rows[index]?.id ?? 0 })),
    ),
    ...demoSets.flatMap(({ posted }, index) =>
      posted === undefined ? [] : [{ type: 'post' as const, days: posted, item_id: sets[index]?.id ?? 0 }],
    ),
  ].toSorted((one, other) => other.days - one.days)
  const posted = await db
    .insertInto('blogger_post')
    .values(
      posts.map(({ type, days, item_id }) => ({
        customer_id: blogger,
        item_id,
        type,
        link: type === 'post' ? `https://www.instagram.com/p/demo-${item_id}-${days}/` : null,
        promoted_at: ago(days),
      })),
    )
    .returning(['id', 'item_id', 'type', 'promoted_at'])
    .execute()
  await db
    .insertInto('upload')
    .values(photos.map(({ name, bytes }) => ({ name, bytes: bytes.length, customer_id: blogger, created_at: now })))
    .execute()
  await db
    .insertInto('promo_photo')
    .values(
      photos.map(({ style, type, name, isApproved }) => {
        const post = posted.find((one) => one.item_id === idOf(style) && one.type === type)
        if (!post) throw new Error(`the demo's blogger has no ${type} of ${style}`)
        return {
          customer_id: blogger,
          item_id: post.item_id,
          post_id: post.id,
          name,
          status: isApproved ? reviewStatus.approved : reviewStatus.waiting,
          created_at: post.promoted_at,
        }
      }),
    )
    .execute()
}
