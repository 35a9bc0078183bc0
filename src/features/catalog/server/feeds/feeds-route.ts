import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { createKeptFiles } from '#platform/server/answers/kept-files.ts'
import { feedItemsOf } from '../../rules/feeds/feed-items.ts'
import type { Catalogue } from '../snapshot/catalogue.ts'
import { feedFormats } from './formats.ts'
import type { FeedFormat } from './formats.ts'

type Options = {
  readonly catalogue: Catalogue
  readonly storeViews: Readonly<Record<string, StoreView>>
  readonly publicUrl: string
}

/** Compressed feeds that are kept in memory. */
const mostBytes = 64 * 1024 * 1024
/** Styles between two turns of other requests. */
const stepSize = 5

/** `GET /feeds/{store}/{google.xml|google.tsv|meta.csv}`: what shopping sites read of a store view. They never index the file itself. */
export const feedsRoute = async (
  app: FastifyInstance,
  { catalogue, storeViews, publicUrl }: Options,
): Promise<void> => {
  const files = createKeptFiles(mostBytes)
  for (const view of Object.values(storeViews)) {
    for (const [file, format] of Object.entries(feedFormats)) {
      const name = `${view.storeCode}/${file}`
      app.get(`/feeds/${name}`, async (request, reply) => {
        reply.header('x-robots-tag', 'noindex')
        catalogue.current()
        return files.send(request, reply, {
          name,
          version: catalogue.revision(),
          type: format.type,
          make: () => feedTexts(catalogue, view, publicUrl, format),
        })
      })
    }
  }
}

async function* feedTexts(
  catalogue: Catalogue,
  view: StoreView,
  publicUrl: string,
  format: FeedFormat,
): AsyncGenerator<string> {
  const title = catalogue.settingsOf(view.storeCode).site_name
  const context = { title, currency: view.i18n.currencyCode, home: `${publicUrl}${view.url}`, publicUrl }
  yield format.head({ ...context, language: view.i18n.locale })
  const ids = [...catalogue.current().products.keys()]
  let steps = 0
  let text = ''
  for (const id of ids) {
    const product = catalogue.current().products.get(id)
    if (!product || product.parentId !== undefined) continue
    for (const item of feedItemsOf(catalogue.viewing(view), product)) text += format.item(item, context)
    steps += 1
    if (steps % stepSize !== 0) continue
    yield text
    text = ''
    await setImmediate()
  }
  yield text + format.tail
}
