import type { LinkInput } from '../../../rules/catalogue-input.ts'
import { shorten } from '../formats/cells.ts'
import { readRows } from '../formats/csv.ts'
import type { Format } from '../formats/format.ts'
import { openRow } from './magento-row.ts'

const kinds: Readonly<Record<string, LinkInput['kind']>> = {
  related: 'related',
  upsell: 'upsell',
  up_sell: 'upsell',
  crosssell: 'crosssell',
  cross_sell: 'crosssell',
  associated: 'associated',
  super: 'associated',
}

/** `product_links.csv`: a link a row. Whether both ends are in the catalogue, the writer knows. */
export const magentoLinks: Format = {
  name: 'Magento 2 links',
  anchors: 'sku, kind, linked_sku',
  recognises: ({ columns }) => columns.has('sku') && columns.has('kind') && columns.has('linked_sku'),
  mapping: () => [
    { from: 'sku, linked_sku', to: 'both ends of a link' },
    { from: 'kind', to: 'related, up-sell, cross-sell or part of a group' },
  ],
  read: async (context) => {
    for await (const csvRow of readRows(context.file, context.head.delimiter)) {
      const row = openRow(context, csvRow, 'links')
      if (row.isRefused() || row.sku === undefined) continue
      const kind = kinds[row.cell('kind')?.toLowerCase() ?? '']
      const linked = row.cell('linked_sku')
      if (!kind)
        row.refuse('kind', `"${shorten(row.cell('kind') ?? '')}" is none of related, upsell, crosssell, associated`)
      if (!linked) row.refuse('linked_sku', 'a link needs the SKU that it leads to')
      if (linked === row.sku) row.refuse('linked_sku', 'a product is not linked to itself')
      if (!kind || !linked || row.isRefused()) continue
      await context.sink.link({
        from: row.sku,
        kind,
        sku: linked,
        place: row.place('linked_sku'),
        fromPlace: row.place('sku'),
      })
    }
  },
}
