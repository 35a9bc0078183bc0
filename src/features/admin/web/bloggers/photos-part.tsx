import type { Translate } from '#core/text.ts'
import type { BloggerContract, ManagedPhoto } from '#features/blogger/contract.ts'
import { reviewStatus } from '#features/reviews/rules.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { dateColumn } from '../list/columns.tsx'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { statesOf } from '../reviews/review-states.ts'
import { useList } from '../list/use-list.ts'

/** What bloggers sent with their posts, to be shown on the products' pages or not. */
export const PhotosPart = () => {
  const t = useText()
  const call = useCall<BloggerContract>()
  const list = useList<BloggerContract, 'GET /api/manage/blogger-photos'>(
    'GET /api/manage/blogger-photos',
    ['status'],
    {},
    'photo.',
  )
  const title = t('office.bloggerPhotos')
  const setTo = (status: number) => (photo: ManagedPhoto) =>
    call('POST /api/manage/blogger-photos/:id', { params: { id: photo.id }, body: { status } })
  return (
    <Part title={title}>
      <OfficeFilters
        list={list}
        of={title}
        filters={[{ name: 'status', label: t('office.photoState'), options: statesOf(t) }]}
      />
      <OfficeTable
        label={title}
        none={t('office.none.photos')}
        list={list}
        columns={columnsOf(t)}
        keyOf={({ id }) => id}
        nameOf={({ id, title: shown }) => `${shown} ${id}`}
        bulk={[
          { label: t('office.approve'), run: setTo(reviewStatus.approved) },
          { label: t('office.refuse'), run: setTo(reviewStatus.refused) },
        ]}
      />
    </Part>
  )
}

const columnsOf = (t: Translate): readonly Column<ManagedPhoto>[] => [
  {
    id: 'photo',
    label: t('office.photo'),
    cell: ({ path, blogger }) => (
      <a className={styles.photos} href={path} target="_blank" rel="noreferrer">
        <img src={path} alt={t('office.photoBy', { name: blogger.name })} width={80} height={80} />
      </a>
    ),
  },
  { id: 'product', label: t('office.product'), cell: ({ title }) => title },
  {
    id: 'post',
    label: t('office.post'),
    cell: ({ link }) =>
      link ? (
        <a className="link" href={link} target="_blank" rel="noreferrer nofollow">
          {link.split('/')[2]}
        </a>
      ) : null,
  },
  { id: 'date', label: t('office.date'), cell: dateColumn<ManagedPhoto>(t).cell },
  {
    id: 'state',
    label: t('office.state'),
    cell: ({ status }) => statesOf(t).find(([code]) => code === String(status))?.[1] ?? '',
  },
]
