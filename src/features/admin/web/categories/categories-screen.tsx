import { localize } from '#core/language.ts'
import type { Language } from '#core/language.ts'
import type { Translate } from '#core/text.ts'
import type { ManageCatalogContract, ManagedCategory } from '#features/catalog/rules/manage-calls.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import { NewCategory } from './new-category.tsx'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { useList } from '../list/use-list.ts'

/** The categories in the order of the menu: what they are called, whether they are shown, and where. */
export const Screen = () => {
  const t = useText()
  const { language } = useStoreView().i18n
  const call = useCall<ManageCatalogContract>()
  const list = useList<ManageCatalogContract, 'GET /api/manage/categories'>('GET /api/manage/categories', ['q'])
  const show = (is_active: boolean) => (category: ManagedCategory) =>
    call('POST /api/manage/categories/:id', { params: { id: category.id }, body: { is_active } })
  return (
    <>
      <NewCategory />
      <OfficeFilters list={list} find={t('office.name')} />
      <OfficeTable
        label={t('area.categories')}
        list={list}
        columns={columnsOf(t, language)}
        keyOf={({ id }) => id}
        nameOf={({ path }) => path}
        file="categories"
        none={t('office.none.categories')}
        bulk={[
          { label: t('office.show'), run: show(true) },
          { label: t('office.hide'), run: show(false) },
        ]}
      />
    </>
  )
}

const columnsOf = (t: Translate, language: Language): readonly Column<ManagedCategory>[] => [
  {
    id: 'name',
    label: t('office.name'),
    cell: ({ id, name, path }) => (
      <>
        <Link to={`/admin/categories/${id}`}>{localize(name, language)}</Link> <span className="muted">{path}</span>
      </>
    ),
  },
  { id: 'products', label: t('area.officeProducts'), isNumber: true, cell: ({ products }) => products },
  { id: 'shown', label: t('office.shownNow'), cell: ({ is_active }) => (is_active ? t('office.yes') : t('office.no')) },
  { id: 'place', label: t('office.place'), isNumber: true, cell: ({ position }) => position },
]
