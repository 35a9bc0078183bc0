import type { Translate } from '#core/text.ts'
import type { ManagedRoyalty } from '#features/blogger/contract.ts'
import { royaltyStates } from '#features/blogger/rules/limits.ts'
import { useMoney } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { dateColumn, orderColumn } from '../list/columns.tsx'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { Part } from '../screen-parts/part.tsx'
import type { OfficeList } from '../list/use-list.ts'

/** What each order earned for whom, and what became of it. */
export const RoyaltiesPart = ({ list }: { list: OfficeList<ManagedRoyalty> }) => {
  const t = useText()
  const money = useMoney()
  const title = t('office.royalties')
  return (
    <Part title={title}>
      <OfficeFilters
        list={list}
        of={title}
        find={t('office.findRoyalty')}
        filters={[
          {
            name: 'state',
            label: t('office.royaltyState'),
            options: royaltyStates.map((state) => [state, t(`office.royalty_${state}`)] as const),
          },
        ]}
      />
      <OfficeTable
        label={title}
        list={list}
        columns={columnsOf(t, money)}
        keyOf={({ order }) => order}
        nameOf={({ number }) => number}
        file="royalties"
        none={t('office.none.royalties')}
        fileOf={title}
      />
    </Part>
  )
}

const columnsOf = (t: Translate, money: ReturnType<typeof useMoney>): readonly Column<ManagedRoyalty>[] => [
  orderColumn(t),
  dateColumn(t),
  { id: 'blogger', label: t('office.blogger'), cell: ({ blogger }) => blogger.name },
  { id: 'code', label: t('office.code'), cell: ({ code }) => code },
  { id: 'sum', label: t('office.royalty'), isNumber: true, cell: ({ sum, currency }) => money(sum, currency) },
  {
    id: 'bonus',
    label: t('office.royaltyBonus'),
    isNumber: true,
    cell: ({ bonus, currency }) => money(bonus, currency),
  },
  { id: 'state', label: t('office.royaltyState'), cell: ({ state }) => t(`office.royalty_${state}`) },
]
