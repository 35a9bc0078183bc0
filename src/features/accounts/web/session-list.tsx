import { formatDateTime } from '#features/stores/rules/format.ts'
import { useCall } from '#platform/web/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AccountsContract } from '../contract.ts'
import styles from './account.module.css'
import { deviceOf } from './device-of.ts'
import { Problem, Section } from './section.tsx'
import { useAnswer } from './use-answer.ts'
import { useChange } from './use-change.ts'
import { useGetAccount } from './use-account.ts'

/** Where one is signed in, and the way out of each place. */
export const SessionList = () => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const getAccount = useGetAccount()
  const change = useChange()
  const { answer, look } = useAnswer<AccountsContract, 'GET /api/user/sessions'>('GET /api/user/sessions', {})
  const end = async (id: string) => {
    if (await change.run(() => call('POST /api/user/sessions/end', { body: { id } }), t('account.sessionEnded'))) look()
  }
  const endAll = async () => {
    if (await change.run(() => call('POST /api/user/logout-all', {}))) await getAccount().leave()
  }
  return (
    <Section title={t('account.sessions')} text={t('account.sessionsText')}>
      {answer === undefined ? <Skeleton shape="line" /> : null}
      {answer?.ok ? (
        <ul className={styles.rows}>
          {answer.value.map((session) => (
            <li key={session.id}>
              <span>
                <b>{deviceOf(session.device) || t('account.unknownDevice')}</b>
                {session.actor ? <span className="muted">, {session.actor}</span> : null}
                <br />
                <span className="muted num">
                  {session.current ? t('account.thisDevice') : formatDateTime(session.used_at)}
                </span>
              </span>
              {session.current ? null : (
                <button type="button" className="link" onClick={() => void end(session.id)}>
                  {t('account.endSession')}
                  <span className="vh"> {deviceOf(session.device)}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <Problem text={change.error ?? (answer && !answer.ok ? t('account.REQUEST_FAILED') : undefined)} />
      <div className={styles.actions}>
        <Button variant="ghost" size="s" isBusy={change.isBusy} onClick={() => void endAll()}>
          {t('account.logOutEverywhere')}
        </Button>
      </div>
    </Section>
  )
}
