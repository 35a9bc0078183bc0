import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Translate } from '#core/text.ts'
import type { WebhookContract, WireDelivery } from '#features/orders/rules/webhook-calls.ts'
import type { SettingsContract } from '#features/stores/rules/setting-calls.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { Problem } from '#ui/problem.tsx'
import { dateColumn } from '../list/columns.tsx'
import styles from '../screen-parts/office.module.css'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { Part } from '../screen-parts/part.tsx'
import { ShownOnce } from './shown-once.tsx'
import { useList } from '../list/use-list.ts'
import { SureButton } from '../screen-parts/sure-button.tsx'
import { Unread } from '../screen-parts/unread.tsx'

const deliveriesCall = 'GET /api/admin/webhooks/deliveries'

/** Where orders are told to, what they are signed with, and how that was taken. */
export const Screen = () => {
  const t = useText()
  const { answer, look } = useOne<WebhookContract, 'GET /api/admin/webhooks'>('GET /api/admin/webhooks')
  const call = useCall<WebhookContract>()
  const sendAgain = ({ id }: WireDelivery) => call('POST /api/admin/webhooks/deliveries/:id/send', { params: { id } })
  const list = useList<WebhookContract, typeof deliveriesCall>(deliveriesCall, ['q', 'state'])
  if (!answer?.ok) return <Unread answer={answer} onAgain={look} />
  return (
    <>
      <div className={styles.columns}>
        <Address url={answer.value.url} views={answer.value.views} onTried={list.look} />
        <Secret />
      </div>
      <Part title={t('office.deliveries')} text={t('office.deliveriesText')}>
        <OfficeFilters
          list={list}
          find={t('office.findDelivery')}
          filters={[{ name: 'state', label: t('office.state'), options: Object.entries(statesOf(t)) }]}
        />
        <OfficeTable
          label={t('office.deliveries')}
          list={list}
          columns={columnsOf(t, list.look)}
          keyOf={({ id }) => id}
          nameOf={({ type, number }) => [type, number].filter(Boolean).join(' ')}
          file="deliveries"
          none={t('office.none.deliveries')}
          bulk={[{ label: t('office.deliveryAgain'), run: sendAgain }]}
        />
      </Part>
    </>
  )
}

const statesOf = (t: Translate) => ({
  waiting: t('office.deliveryWaiting'),
  taken: t('office.deliveryTaken'),
  failed: t('office.deliveryFailed'),
})

type AddressProps = { url: string; views: Readonly<Record<string, string>>; onTried: () => void }

const Address = ({ url, views, onTried }: AddressProps) => {
  const t = useText()
  const call = useCall<WebhookContract & SettingsContract>()
  const work = useWork()
  const [typed, setTyped] = useState(url)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const value = typed.trim()
    await work.run(
      () => call('POST /api/admin/settings', { body: { key: 'order_webhook_url', value } }),
      t('office.saved'),
    )
  }
  const tryIt = async () => {
    const tried = await work.run(() => call('POST /api/admin/webhooks/test', {}), t('office.webhookTried'))
    if (!tried) return
    if (tried.state === 'failed') work.setError(outcomeOf(t, tried))
    onTried()
  }
  return (
    <Part title={t('office.webhookUrl')} text={t('office.webhookText')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('office.webhookAddress')}
          hint={t('office.webhookHint')}
          type="url"
          pattern="https://.+"
          maxLength={500}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {Object.entries(views).map(([store, own]) => (
          <p key={store} className="t-14 muted">
            {t('office.webhookOfView', { store, url: own || '–' })}
          </p>
        ))}
        <Problem text={work.error} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={work.isBusy}>
            {t('office.save')}
          </Button>
          <Button variant="ghost" isBusy={work.isBusy} onClick={() => void tryIt()}>
            {t('office.webhookTest')}
          </Button>
        </div>
      </form>
    </Part>
  )
}

const Secret = () => {
  const t = useText()
  const call = useCall<WebhookContract>()
  const work = useWork()
  const [isSure, setSure] = useState(false)
  const [secret, setSecret] = useState<string>()
  const renew = async () => {
    if (!isSure) return setSure(true)
    const made = await work.run(() => call('POST /api/admin/webhooks/secret', {}), t('office.secretMade'))
    setSure(false)
    return made && setSecret(made.secret)
  }
  return (
    <Part title={t('office.webhookSecret')} text={t('office.webhookSecretText')}>
      {secret === undefined ? null : (
        <ShownOnce label={t('office.secretShown')} hint={t('office.secretOnce')} text={secret} />
      )}
      <Problem text={work.error} />
      <div className={styles.actions}>
        <SureButton isSure={isSure} size="s" isBusy={work.isBusy} onClick={() => void renew()}>
          {isSure ? t('office.newSecretSure') : t('office.newSecret')}
        </SureButton>
      </div>
    </Part>
  )
}

/** How a delivery was taken, with the number of the answer or why there was none. */
const outcomeOf = (t: Translate, { state, status, error }: WireDelivery): string => {
  const why = status ?? (error ? reasonsOf(t)[error] : undefined) ?? error
  return [statesOf(t)[state], why].filter(Boolean).join(': ')
}

const reasonsOf = (t: Translate): Readonly<Record<string, string>> => ({
  ADDRESS_BLOCKED: t('office.why_blocked'),
  HOST_NOT_ALLOWED: t('office.why_host'),
  NOT_HTTPS: t('office.why_https'),
  INVALID_URL: t('office.why_url'),
  NOT_RESOLVED: t('office.why_name'),
  TIMED_OUT: t('office.why_time'),
  UNREACHABLE: t('office.why_unreachable'),
  WEBHOOK_URL_MISSING: t('office.why_none'),
})

const columnsOf = (t: Translate, look: () => void): readonly Column<WireDelivery>[] => [
  dateColumn(t),
  { id: 'event', label: t('office.deliveryEvent'), cell: ({ type }) => <code>{type}</code> },
  {
    id: 'order',
    label: t('office.number'),
    cell: ({ order, number }) =>
      order ? (
        <Link className="num" to={`/admin/orders/${order}`}>
          {number}
        </Link>
      ) : null,
  },
  { id: 'state', label: t('office.state'), cell: (delivery) => outcomeOf(t, delivery) },
  { id: 'tries', label: t('office.deliveryTries'), isNumber: true, cell: ({ tries }) => tries },
  { id: 'again', label: t('office.deliveryAgain'), cell: (delivery) => <Again delivery={delivery} onDone={look} /> },
]

const Again = ({ delivery: { id, type, number }, onDone }: { delivery: WireDelivery; onDone: () => void }) => {
  const t = useText()
  const call = useCall<WebhookContract>()
  const work = useWork()
  const send = async () => {
    const sent = await work.run(
      () => call('POST /api/admin/webhooks/deliveries/:id/send', { params: { id } }),
      t('office.deliverySent'),
    )
    if (sent) onDone()
  }
  return (
    <>
      <Button variant="ghost" size="s" isBusy={work.isBusy} onClick={() => void send()}>
        {t('office.deliveryAgain')} <span className="vh">{[type, number].filter(Boolean).join(' ')}</span>
      </Button>
      <Problem text={work.error} />
    </>
  )
}
