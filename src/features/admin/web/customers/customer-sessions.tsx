import type { AccountsContract, ManagedCustomer } from '#features/accounts/contract.ts'
import { deviceOf } from '#features/accounts/web/index.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'

type Props = { customer: ManagedCustomer; mayEnd: boolean; onChange: (customer: ManagedCustomer) => void }

/** Where somebody is signed in, and how that is ended. */
export const CustomerSessions = ({ customer: { id, sessions }, mayEnd, onChange }: Props) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const work = useWork()
  const end = async (session?: string) => {
    const ended = await work.run(
      () =>
        call('POST /api/manage/customers/:id/sessions/end', {
          params: { id },
          body: session === undefined ? {} : { session },
        }),
      session === undefined ? t('office.sessionsEnded') : t('office.sessionEnded'),
    )
    if (ended) onChange(ended)
  }
  return (
    <Part title={t('office.customerSessions')}>
      {sessions.length === 0 ? <p className="t-14 muted">{t('office.noSessions')}</p> : null}
      <ul className={styles.rows}>
        {sessions.map((session) => {
          const device = deviceOf(session.device) || t('office.unknownDevice')
          return (
            <li key={session.id}>
              <span>
                <b>{device}</b>
                {session.actor ? <span className="muted">, {session.actor}</span> : null}
                <br />
                <time className="muted">{formatDateTime(session.used_at)}</time>
              </span>
              {mayEnd ? (
                <button type="button" className="link" onClick={() => void end(session.id)}>
                  {t('office.endSession')} <span className="vh">{device}</span>
                </button>
              ) : null}
            </li>
          )
        })}
      </ul>
      <Problem text={work.error} />
      {mayEnd && sessions.length > 0 ? (
        <div className={styles.actions}>
          <Button variant="ghost" size="s" isBusy={work.isBusy} onClick={() => void end()}>
            {t('office.endSessions')}
          </Button>
        </div>
      ) : null}
    </Part>
  )
}
