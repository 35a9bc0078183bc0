import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import type { StoredMedia } from '#platform/server/tables/catalogue.ts'
import { keepUpload, shownPath, showUploads } from '#platform/server/uploads/upload-files.ts'
import type { UploadedPicture } from '#platform/server/uploads/upload-picture.ts'
import type { ProductChanges } from '../../rules/manage-calls.ts'
import { announce } from '../import/write/write-catalogue.ts'
import { mergeTexts } from './merge-texts.ts'

/** Pictures and films of one product. */
const most = 200

type WithMedia = { readonly attributes: Readonly<Record<string, unknown>>; readonly media: readonly StoredMedia[] }

const colourOf = ({ attributes }: WithMedia): number | undefined => {
  const value = attributes['color']
  return Array.isArray(value) ? (value[0] as number | undefined) : undefined
}

/** A style's pictures and those of its variants, each once; one that variants of a single colour have is of that colour. */
export const allMedia = (style: WithMedia, variants: readonly WithMedia[]): StoredMedia[] => {
  const colours = new Map<string, Set<number | undefined>>()
  for (const variant of variants)
    for (const { path } of variant.media) colours.set(path, (colours.get(path) ?? new Set()).add(colourOf(variant)))
  const byPath = new Map<string, StoredMedia>()
  for (const each of [style, ...variants])
    for (const one of each.media) if (!byPath.has(one.path)) byPath.set(one.path, one)
  return [...byPath.values()].map((one) => {
    const [colour, ...others] = colours.get(one.path) ?? []
    return one.color !== undefined || colour === undefined || others.length > 0 ? one : { ...one, color: colour }
  })
}

/**
 * Sets the pictures of a product: their order, alternative texts and colours; those left out go, and are answered. They are kept with the style, and
 * its variants show those of their colour. What was brought or taken away since the paths in `seen` were looked at stays so.
 */
export const setMedia = async (
  db: Db,
  product: WithMedia & { readonly id: number },
  wanted: NonNullable<ProductChanges['media']>,
  seen?: readonly string[],
): Promise<Result<{ readonly gone: readonly string[] }, 'INVALID_INPUT'>> => {
  const wrong = refuse('INVALID_INPUT', { fields: { media: 'INVALID' } })
  const variants = await db
    .selectFrom('product')
    .select(['id', 'attributes', 'media'])
    .where('parent_id', '=', product.id)
    .orderBy('sku')
    .forUpdate()
    .execute()
  const known = new Map(allMedia(product, variants).map((one) => [one.path, one]))
  if (new Set(wanted.map(({ path }) => path)).size !== wanted.length) return wrong
  const media: StoredMedia[] = []
  for (const { path, alt, color } of wanted) {
    const before = known.get(path)
    if (!before && seen?.includes(path)) continue
    if (!before) return wrong
    const { labels, color: colour, ...plain } = before
    const words = alt ? mergeTexts({}, alt) : (labels ?? {})
    const shown = color === undefined ? colour : (color ?? undefined)
    media.push({
      ...plain,
      ...(Object.keys(words).length > 0 ? { labels: words } : {}),
      ...(shown === undefined ? {} : { color: shown }),
    })
  }
  const brought = seen ? [...known.values()].filter(({ path }) => !seen.includes(path)) : []
  media.push(...brought.filter(({ path }) => !media.some((one) => one.path === path)))
  if (!(await areColours(db, media))) return wrong
  await db
    .updateTable('product')
    .set({ media: JSON.stringify(media) })
    .where('id', '=', product.id)
    .execute()
  const withOwn = variants.filter((variant) => variant.media.length > 0).map(({ id }) => id)
  if (withOwn.length > 0) await db.updateTable('product').set({ media: '[]' }).where('id', 'in', withOwn).execute()
  return ok({ gone: [...known.keys()].filter((path) => !media.some((one) => one.path === path)) })
}

const areColours = async (db: Db, media: readonly StoredMedia[]): Promise<boolean> => {
  const ids = [...new Set(media.flatMap(({ color }) => color ?? []))]
  if (ids.length === 0) return true
  const known = await db
    .selectFrom('attribute_option')
    .innerJoin('attribute', 'attribute.id', 'attribute_option.attribute_id')
    .select('attribute_option.id')
    .where('attribute.code', '=', 'color')
    .where('attribute_option.id', 'in', ids)
    .execute()
  return known.length === ids.length
}

/** Adds pictures, drawn anew already, behind those that a product has. */
export const addPictures = async (
  db: Db,
  id: number,
  pictures: readonly UploadedPicture[],
  { color, dataDir, now }: { readonly color: number | undefined; readonly dataDir: string; readonly now: Date },
): Promise<Result<true, 'NOT_FOUND' | 'INVALID_INPUT'>> => {
  if (pictures.length === 0) return refuse('INVALID_INPUT', { fields: { photos: 'REQUIRED' } })
  const product = await db.selectFrom('product').select('media').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!product) return refuse('NOT_FOUND')
  if (product.media.length + pictures.length > most) return refuse('INVALID_INPUT', { fields: { photos: 'TOO_MANY' } })
  const colour = color === undefined ? {} : { color }
  if (!(await areColours(db, [{ path: '', kind: 'image', ...colour }])))
    return refuse('INVALID_INPUT', { fields: { color: 'INVALID' } })
  const names: string[] = []
  for (const picture of pictures) names.push(await keepUpload(dataDir, picture))
  await showUploads(dataDir, names)
  const added = names.map((name): StoredMedia => ({ path: shownPath(name), kind: 'image', ...colour }))
  await db
    .updateTable('product')
    .set({ media: JSON.stringify([...product.media, ...added]), updated_at: now })
    .where('id', '=', id)
    .execute()
  await announce(db, new Set([id]))
  return ok(true)
}
