import { useState } from 'react'
import type { Translate } from '#core/text.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { DeskContract, WireMessage } from '../../rules/desk-calls.ts'
import { messageKinds } from '../../rules/message.ts'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import styles from '../screen-parts/office.module.css'
import { useList } from '../list/use-list.ts'
import { Unread } from '../screen-parts/unread.tsx'

/** The mails and text messages that went out or wait, with what became of them. */
export const Screen = () => {
  const t = useText()
  const list = useList<DeskContract, 'GET /api/manage/outbox'>('GET /api/manage/outbox', [
    'q',
    'state',
    'channel',
    'kind',
  ])
  const [read, setRead] = useState<string>()
  const options = <T extends string>(name: string, values: readonly T[]) =>
    values.map((value) => [value, t(`office.${name}.${value}`)] as const)
  return (
    <>
      <OfficeFilters
        list={list}
        find={t('office.findMessage')}
        filters={[
          { name: 'state', label: t('office.state'), options: options('sending', ['waiting', 'sent', 'failed']) },
          { name: 'channel', label: t('office.channel'), options: options('channel', ['email', 'sms']) },
          { name: 'kind', label: t('office.kind'), options: options('message', messageKinds) },
        ]}
      />
      <OfficeTable
        label={t('area.outbox')}
        list={list}
        columns={columnsOf(t, setRead)}
        keyOf={({ id }) => id}
        nameOf={(message) => titleOf(t, message)}
        file="outbox"
        none={t('office.none.outbox')}
      />
      {read === undefined ? null : (
        <Message
          key={read}
          id={read}
          onClose={() => {
            setRead(undefined)
            list.look()
          }}
        />
      )}
    </>
  )
}

const titleOf = (t: Translate, { subject, kind }: WireMessage): string => subject || t(`office.message.${kind}`)

const columnsOf = (t: Translate, onRead: (id: string) => void): readonly Column<WireMessage>[] => [
  {
    id: 'date',
    label: t('office.date'),
    sort: 'at',
    cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  { id: 'channel', label: t('office.channel'), cell: ({ channel }) => t(`office.channel.${channel}`) },
  { id: 'kind', label: t('office.kind'), sort: 'kind', cell: ({ kind }) => t(`office.message.${kind}`) },
  { id: 'to', label: t('office.to'), cell: ({ contact }) => contact },
  {
    id: 'state',
    label: t('office.state'),
    sort: 'state',
    cell: ({ state, problem }) => `${t(`office.sending.${state}`)}${problem ? `: ${problem}` : ''}`,
  },
  {
    id: 'read',
    label: t('office.message'),
    cell: (message) => (
      <Button variant="ghost" size="s" onClick={() => onRead(message.id)}>
        {titleOf(t, message)}
      </Button>
    ),
  },
]

const Message = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useText()
  const call = useCall<DeskContract>()
  const work = useWork()
  // pressed again after an answer was lost, it is the same press; after an answer it is another one
  const [press, setPress] = useState(newUuid)
  const { answer, look } = useOne<DeskContract, 'GET /api/manage/outbox/:id'>('GET /api/manage/outbox/:id', {
    params: { id },
  })
  const repeat = async () => {
    const send = () => call('POST /api/manage/outbox/:id/again', { params: { id }, body: { press } })
    if (await work.run(send, t('office.sentAgain'))) setPress(newUuid())
  }
  const message = answer?.ok ? answer.value : undefined
  return (
    <Dialog title={message ? titleOf(t, message) : t('office.message')} onClose={onClose}>
      {answer?.ok ? null : <Unread answer={answer} onAgain={look} />}
      {message ? (
        <div className={styles.cards}>
          <p className="t-14 muted">
            {`${formatDateTime(message.at)} · ${message.contact} · ${t(`office.sending.${message.state}`)}`}
          </p>
          <p className={styles.message}>{message.text ?? t('office.notTold')}</p>
          <Problem text={work.error} />
          {message.may_repeat ? (
            <div>
              <Button isBusy={work.isBusy} onClick={() => void repeat()}>
                {t('office.sendAgain')}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  )
}
