import { useState } from 'react'
import type { ReplyOf } from '#core/endpoint.ts'
import type { Translate } from '#core/text.ts'
import type { AccountsContract } from '#features/accounts/contract.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import styles from '../screen-parts/office.module.css'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { useList } from '../list/use-list.ts'
import { whyNot } from '#platform/web/call/use-work.ts'

type Deed = ReplyOf<AccountsContract['GET /api/manage/audit']>['items'][number]

/** What the shop's people did, in whose name and to what; and whether nobody has touched the book. */
export const Screen = () => {
  const t = useText()
  const list = useList<AccountsContract, 'GET /api/manage/audit'>('GET /api/manage/audit', [
    'q',
    'product',
    'since',
    'until',
  ])
  const product = list.filter('product')
  return (
    <>
      <OfficeFilters list={list} find={t('office.findDeed')} hasDays />
      {product ? (
        <p className={`t-14 ${styles.actions}`}>
          {t('office.ofOneProduct')}
          <Link className="link" to={`/admin/products/${product}`}>
            {t('office.toProduct')}
          </Link>{' '}
          <Link className="link" to="/admin/audit">
            {t('office.allDeeds')}
          </Link>
        </p>
      ) : null}
      <OfficeTable
        label={t('area.audit')}
        list={list}
        columns={columnsOf(t)}
        keyOf={({ id }) => id}
        nameOf={({ operation }) => operation}
        file="audit"
        none={t('office.none.audit')}
      />
      <Chain />
    </>
  )
}

const columnsOf = (t: Translate): readonly Column<Deed>[] => {
  const nameOf = (contact: string | null, id: number) => contact ?? t('office.gone', { id })
  return [
    {
      id: 'date',
      label: t('office.date'),
      sort: 'at',
      cell: (deed) => <time dateTime={deed.at}>{formatDateTime(deed.at)}</time>,
    },
    { id: 'actor', label: t('office.actor'), cell: ({ actor, actor_id }) => nameOf(actor, actor_id) },
    {
      id: 'subject',
      label: t('office.subject'),
      cell: (deed) =>
        deed.subject_id === null ? (
          <span className="muted">{t('office.ownName')}</span>
        ) : (
          nameOf(deed.subject, deed.subject_id)
        ),
    },
    { id: 'deed', label: t('office.deed'), cell: ({ operation }) => operation },
    { id: 'target', label: t('office.target'), cell: ({ target }) => target ?? '' },
  ]
}

/** Follows the whole chain when it is asked to. */
const Chain = () => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const [said, setSaid] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const verify = async () => {
    setBusy(true)
    const answer = await call('GET /api/manage/audit/verify', {}, { timeoutMs: 60_000 })
    setBusy(false)
    if (!answer.ok) return setSaid(whyNot(t, answer))
    const { holds, entries, broken_id, last_hash } = answer.value
    return setSaid(
      holds
        ? t('office.chainHolds', { count: entries, hash: last_hash.slice(0, 16) })
        : t('office.chainBroken', { id: broken_id ?? 0 }),
    )
  }
  return (
    <div className={styles.actions}>
      <Button variant="ghost" size="s" isBusy={isBusy} onClick={() => void verify()}>
        {t('office.verify')}
      </Button>
      <p className="t-14" role="status">
        {said}
      </p>
    </div>
  )
}
