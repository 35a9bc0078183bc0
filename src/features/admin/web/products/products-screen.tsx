import type { Translate } from '#core/text.ts'
import { archivedStatus } from '#features/catalog/rules/product/product-status.ts'
import type { ListedForManagers, ManageCatalogContract } from '#features/catalog/rules/manage-calls.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useMoney } from '#features/stores/web/index.ts'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { productStatuses, productTypes } from './product-words.ts'
import { useList } from '../list/use-list.ts'

const [onSale, notOnSale] = [1, 2]

/** All products, those not on sale too. */
export const Screen = () => {
  const t = useText()
  const money = useMoney()
  const call = useCall<ManageCatalogContract>()
  const list = useList<ManageCatalogContract, 'GET /api/manage/products'>('GET /api/manage/products', [
    'q',
    'status',
    'type',
  ])
  const setTo = (status: number) => (product: ListedForManagers) =>
    call('POST /api/manage/products/:id', { params: { id: product.id }, body: { status } })
  return (
    <>
      <div>
        <ButtonLink to="/admin/products/new" size="s">
          {t('area.newProduct')}
        </ButtonLink>
      </div>
      <OfficeFilters
        list={list}
        find={t('office.findProduct')}
        filters={[
          { name: 'status', label: t('office.state'), options: productStatuses(t) },
          { name: 'type', label: t('office.kind'), options: productTypes(t) },
        ]}
      />
      <OfficeTable
        label={t('area.officeProducts')}
        list={list}
        columns={columnsOf(t, money)}
        keyOf={({ id }) => id}
        nameOf={({ sku }) => sku}
        file="products"
        none={t('office.none.products')}
        bulk={[
          { label: t('office.sell'), run: setTo(onSale) },
          { label: t('office.stopSelling'), run: setTo(notOnSale) },
          { label: t('office.archive'), run: setTo(archivedStatus) },
        ]}
      />
    </>
  )
}

const columnsOf = (t: Translate, money: ReturnType<typeof useMoney>): readonly Column<ListedForManagers>[] => [
  {
    id: 'sku',
    label: t('office.sku'),
    sort: 'sku',
    cell: ({ id, sku }) => <Link to={`/admin/products/${id}`}>{sku}</Link>,
  },
  { id: 'name', label: t('office.name'), sort: 'name', cell: ({ name }) => name },
  { id: 'state', label: t('office.state'), cell: (product) => productMarks(t, product).join(', ') },
  {
    id: 'price',
    label: t('office.price'),
    sort: 'price',
    isNumber: true,
    cell: ({ price, special_price, currency }) =>
      [price, special_price].flatMap((amount) => (amount === null ? [] : money(amount, currency))).join(' → '),
  },
  { id: 'qty', label: t('office.qty'), sort: 'qty', isNumber: true, cell: ({ qty }) => qty },
]

const productMarks = (t: Translate, product: ListedForManagers): string[] => [
  productStatuses(t).find(([code]) => code === String(product.status))?.[1] ?? String(product.status),
  ...(product.is_new ? [t('office.isNew')] : []),
  ...(product.is_sale ? [t('office.isSale')] : []),
  ...(product.is_promo ? [t('office.isPromo')] : []),
]
