import { storeViews } from '#config/stores/index.ts'
import { toMajor } from '#core/money.ts'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StoreCode } from '#features/stores/rules/store-view.ts'
import { createTurns } from '#platform/server/turns.ts'
import { openCollection } from '../import/read/collect.ts'
import type { FileProduct } from '../import/read/collect.ts'
import type { SourceFile } from '../import/formats/format.ts'
import { readFiles } from '../import/read/read-files.ts'
import { eachBatch } from '../import/records.ts'
import type { ImportPreview } from '../../rules/import-calls.ts'
import { previewSize } from '../../rules/import-limits.ts'

type Options = { readonly files: readonly SourceFile[]; readonly storeCode: StoreCode; readonly now: Date }

/** Large files keep a processor busy: of those who look the others wait. */
const takeTurn = createTurns(1)

/** The products that the files alone make, the first of them as they would become; the shop is not asked. */
export const previewFiles = (options: Options): Promise<Result<ImportPreview, 'FILE_REFUSED'>> =>
  takeTurn(async () => {
    const collection = await openCollection()
    try {
      const read = await readFiles(options, collection.sink)
      if (!read.ok) return read
      const input = collection.toInput(async (product) => product)
      const items: ImportPreview['items'] = []
      let [products, variants, pictures] = [0, 0, 0]
      for await (const batch of eachBatch(input.products))
        for (const product of batch) {
          if (product.parentSku === undefined) products++
          else variants++
          pictures += product.media.length
          if (items.length < previewSize) items.push(toItem(product, options.storeCode))
        }
      const rows = collection.issues.filter(({ isRefused }) => isRefused).map(({ file, line }) => `${file}:${line}`)
      return ok({
        items,
        products,
        variants,
        pictures,
        categories: input.categories.length,
        refused: new Set(rows).size,
      })
    } finally {
      await collection.close()
    }
  })

const toItem = (product: FileProduct, storeCode: StoreCode): ImportPreview['items'][number] => {
  const { language, currencyCode } = storeViews[storeCode].i18n
  const price = product.prices.find(({ currency }) => currency === currencyCode) ?? product.prices[0]
  return {
    sku: product.sku,
    name: product.name[language] ?? Object.values(product.name)[0] ?? '',
    type_id: product.type,
    parent_sku: product.parentSku ?? null,
    price: price ? toMajor(price.price) : null,
    special_price: price?.special === undefined ? null : toMajor(price.special),
    currency: price?.currency ?? currencyCode,
    qty: product.stock?.isManaged ? product.stock.qty : null,
    categories: [...product.categories],
    pictures: product.media.length,
  }
}
