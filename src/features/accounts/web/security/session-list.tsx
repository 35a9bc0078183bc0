import { useState } from 'react'
import { ok } from '#core/result.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Problem } from '#ui/problem.tsx'
import type { AccountsContract, WireUser } from '../../contract.ts'
import styles from '../account.module.css'
import { CodeProof } from './code-proof.tsx'
import { deviceOf } from './device-of.ts'
import { Section } from '../profile/section.tsx'
import { useChange } from '../use-change.ts'
import { mayLeave } from '../session/may-leave.ts'
import { useGetAccount } from '../session/use-account.ts'

const everywhere = 'everywhere'

/** Where one is signed in, and the way out of each place. */
export const SessionList = ({ user }: { user: WireUser }) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const getAccount = useGetAccount()
  const change = useChange()
  const notices = useNotices()
  const { answer, look } = useOne<AccountsContract, 'GET /api/user/sessions'>('GET /api/user/sessions')
  /** What waits for a code: one session by its id, or all of them. */
  const [asked, setAsked] = useState<string>()
  const work = (which: string, proof: { readonly code?: string } = {}) =>
    which === everywhere
      ? call('POST /api/user/logout-all', { body: proof })
      : call('POST /api/user/sessions/end', { body: { id: which, ...proof } })
  const toldOf = (which: string) => (which === everywhere ? undefined : t('account.sessionEnded'))
  const done = (which: string) => {
    setAsked(undefined)
    return which === everywhere ? getAccount().leave() : look()
  }
  /** Right after signing in it is done at once. */
  const end = async (which: string) => {
    if (which === everywhere && !(await mayLeave())) return undefined
    const isEnded = await change.run(async () => {
      const ended = await work(which)
      return !ended.ok && ended.code === 'PROOF_NEEDED' ? ok(false) : ended
    })
    if (isEnded === false) return setAsked(which)
    if (!isEnded) return undefined
    const told = toldOf(which)
    if (told) notices.add({ kind: 'success', text: told })
    return done(which)
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
        <Button variant="ghost" size="s" isBusy={change.isBusy} onClick={() => void end(everywhere)}>
          {t('account.logOutEverywhere')}
        </Button>
      </div>
      {asked === undefined ? null : (
        <Dialog title={t('account.endTitle')} onClose={() => setAsked(undefined)}>
          <CodeProof
            user={user}
            text={t('account.endText')}
            action={t(asked === everywhere ? 'account.logOutEverywhere' : 'account.endSession')}
            told={toldOf(asked)}
            work={(code) => work(asked, { code })}
            onDone={() => done(asked)}
          />
        </Dialog>
      )}
    </Section>
  )
}
