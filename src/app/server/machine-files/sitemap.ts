import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { xmlElement } from '#core/xml.ts'
import { categoryPath, productPath } from '#features/catalog/rules/addresses/addresses.ts'
import type { Viewing } from '#features/catalog/rules/catalogue.ts'
import { picturesOf } from '#features/catalog/rules/product/list-item.ts'
import { isAdvertised } from '#features/catalog/rules/variants/look-up.ts'
import { largestPicture } from '#features/catalog/rules/media/picture-sizes.ts'
import { lastChanges } from '#features/catalog/server/index.ts'
import type { Catalogue, Listing } from '#features/catalog/server/index.ts'
import type { WireCmsPage } from '#features/content/contract.ts'
import { pagePath } from '#features/content/rules.ts'
import { activeViews, isActiveView } from '#features/stores/rules/active-views.ts'
import type { StoreCode, StoreView } from '#features/stores/rules/store-view.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/context.ts'
import { createKeptFiles } from '#platform/server/answers/kept-files.ts'

export type SitemapDeps = {
  readonly config: Pick<Config, 'publicUrl' | 'stage'>
  readonly db: Db
  readonly catalogue: Catalogue
  readonly listing: Listing
  readonly storeViews: Readonly<Record<StoreCode, StoreView>>
  readonly pagesOf: (db: Db, view: StoreView) => Promise<readonly WireCmsPage[]>
}

type Entry = { readonly path: string; readonly changed?: Date | undefined; readonly pictures?: readonly string[] }
type SiteFile = { readonly path: string; readonly changed: Date | undefined }

/** The protocol allows 50,000 addresses and 50 MB a file; with their pictures this many stay below both. */
const mostEntries = 25_000
const mostPictures = 10
const mostBytes = 32 * 1024 * 1024
/** Entries between two turns of other requests. */
const stepSize = 200

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const type = 'application/xml; charset=utf-8'

/**
 * `/sitemap.xml` names the files of all active store views, `/{store}/sitemap.xml` those of one: its products with their pictures,
 * its categories, its content pages. They hold the pages that may be indexed and no others.
 */
export const mountSitemap = (app: FastifyInstance, deps: SitemapDeps): void => {
  const { config, catalogue, storeViews } = deps
  const files = createKeptFiles(mostBytes)
  const active = () => (config.stage === 'production' ? activeViews(storeViews, catalogue.settingsOf('en')) : [])

  // settings that change bring a new revision of the catalogue
  const mountIndex = (scope: FastifyInstance, path: string, of: () => readonly StoreView[]) =>
    scope.get(path, async (request, reply) => {
      catalogue.current()
      const make = () => indexTexts(deps, of())
      return files.send(request, reply, { name: path, version: catalogue.revision(), type, make })
    })
  mountIndex(app, '/sitemap.xml', active)
  const mountView = (scope: FastifyInstance, view: StoreView): void => {
    scope.addHook('onRequest', async (_request, reply) => {
      if (isActiveView(view, catalogue.settingsOf('en'))) return undefined
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    })
    mountIndex(scope, `${view.url}/sitemap.xml`, () => [view])
    scope.get<{ Params: { number: string } }>(
      `/sitemaps/${view.storeCode}/products-:number(^\\d+).xml`,
      async (request, reply) => {
        const number = Number(request.params.number)
        const products = advertised(catalogue.viewing(view))
        if (!Number.isInteger(number) || number < 1 || (number - 1) * mostEntries >= Math.max(products.length, 1))
          return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
        const ids = products.slice((number - 1) * mostEntries, number * mostEntries)
        return files.send(request, reply, {
          name: `${view.storeCode}/products-${number}`,
          version: catalogue.revision(),
          type,
          make: () => urlTexts(deps, view, productEntries(deps, view, ids)),
        })
      },
    )
    scope.get(`/sitemaps/${view.storeCode}/categories.xml`, async (request, reply) =>
      files.send(request, reply, {
        name: `${view.storeCode}/categories`,
        version: catalogue.revision(),
        type,
        make: () => urlTexts(deps, view, categoryEntries(deps, view)),
      }),
    )
    // pages are few, and nobody tells of their changes: they are read each time
    scope.get(`/sitemaps/${view.storeCode}/pages.xml`, async (_request, reply) => {
      let text = ''
      for await (const part of urlTexts(deps, view, pageEntries(deps, view))) text += part
      return reply.type(type).header('cache-control', 'no-cache').send(text)
    })
  }
  const views = config.stage === 'production' ? Object.values(storeViews) : []
  for (const view of views) void app.register(async (scope) => mountView(scope, view))
}

/** Ids of the styles that have a page for search engines. */
const advertised = (viewing: Viewing): number[] => {
  const ids: number[] = []
  for (const product of viewing.catalogue.products.values()) if (isAdvertised(viewing, product)) ids.push(product.id)
  return ids.toSorted((a, b) => a - b)
}

async function* indexTexts(deps: SitemapDeps, views: readonly StoreView[]): AsyncGenerator<string> {
  yield `${opening}<sitemapindex ${schema}>\n`
  const changes = await lastChanges(deps.db)
  for (const view of views) {
    for (const { path, changed } of filesOf(deps, view, changes))
      yield `<sitemap>${xmlElement('loc', deps.config.publicUrl + path)}${lastmod(changed)}</sitemap>\n`
    await setImmediate()
  }
  yield '</sitemapindex>\n'
}

const filesOf = ({ catalogue }: SitemapDeps, view: StoreView, changes: ReadonlyMap<number, Date>): SiteFile[] => {
  const ids = advertised(catalogue.viewing(view))
  const folder = `/sitemaps/${view.storeCode}`
  const products = Array.from({ length: Math.ceil(ids.length / mostEntries) }, (_, index) => ({
    path: `${folder}/products-${index + 1}.xml`,
    changed: latest(ids.slice(index * mostEntries, (index + 1) * mostEntries), changes),
  }))
  return [
    ...products,
    { path: `${folder}/categories.xml`, changed: latest(ids, changes) },
    { path: `${folder}/pages.xml`, changed: undefined },
  ]
}

const latest = (ids: readonly number[], changes: ReadonlyMap<number, Date>): Date | undefined => {
  let last: Date | undefined
  for (const id of ids) {
    const changed = changes.get(id)
    if (changed && (!last || changed > last)) last = changed
  }
  return last
}

async function* productEntries(
  { db, catalogue }: SitemapDeps,
  view: StoreView,
  ids: readonly number[],
): AsyncGenerator<Entry> {
  const changes = await lastChanges(db)
  for (const id of ids) {
    const viewing = catalogue.viewing(view)
    const product = viewing.catalogue.products.get(id)
    if (!product) continue
    const pictures = picturesOf(viewing, product).slice(0, mostPictures)
    yield { path: productPath(product.sku, product.slug), changed: changes.get(id), pictures }
  }
}

async function* categoryEntries({ db, catalogue, listing }: SitemapDeps, view: StoreView): AsyncGenerator<Entry> {
  const changes = await lastChanges(db)
  for (const category of catalogue.current().categories.values()) {
    const count = listing.countsOf(view).get(category.id)?.products ?? 0
    if (!category.isActive || count === 0) continue
    const pictures = category.picture === undefined ? [] : [category.picture]
    yield {
      path: categoryPath(category.urlPath),
      changed: latest(listing.stylesIn(view, category.id), changes),
      pictures,
    }
  }
}

async function* pageEntries({ db, pagesOf }: SitemapDeps, view: StoreView): AsyncGenerator<Entry> {
  yield { path: '' }
  for (const page of await pagesOf(db, view))
    yield { path: pagePath(page.identifier), changed: new Date(page.updated_at) }
}

/** The file's text in parts, between which other requests have their turn. */
async function* urlTexts(
  { config }: SitemapDeps,
  view: StoreView,
  entries: AsyncIterable<Entry>,
): AsyncGenerator<string> {
  yield `${opening}<urlset ${schema} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
  let text = ''
  let count = 0
  for await (const { path, changed, pictures = [] } of entries) {
    const images = pictures.map(
      (picture) =>
        `<image:image>${xmlElement('image:loc', `${config.publicUrl}${largestPicture(picture)}`)}</image:image>`,
    )
    text += `<url>${xmlElement('loc', config.publicUrl + view.url + path)}${lastmod(changed)}${images.join('')}</url>\n`
    count += 1
    if (count % stepSize !== 0) continue
    yield text
    text = ''
    await setImmediate()
  }
  yield `${text}</urlset>\n`
}

const lastmod = (changed: Date | undefined): string => (changed ? xmlElement('lastmod', changed.toISOString()) : '')
