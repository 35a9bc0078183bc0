import { useState } from 'react'
import type { FormEvent } from 'react'
import type { ReplyOf } from '#core/endpoint.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { Unbroken } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Problem } from '#ui/problem.tsx'
import type { AccountsContract } from '../../contract.ts'
import { useUser } from '../session/account-state.ts'
import styles from '../account.module.css'
import { deviceOf } from './device-of.ts'
import { hasPasskeys, makePasskey } from './passkey.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { Section } from '../profile/section.tsx'
import { useChange } from '../use-change.ts'

type Passkeys = ReplyOf<AccountsContract['GET /api/user/passkeys']>
type Passkey = Passkeys[number]

/** The passkeys of the account: each with its name, one more of this device, and none that is not wanted. */
export const PasskeyList = () => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const change = useChange()
  const notices = useNotices()
  const user = useUser()
  const { answer, show } = useOne<AccountsContract, 'GET /api/user/passkeys'>('GET /api/user/passkeys')
  const [named, setNamed] = useState<Passkey | 'new'>()
  /** The one whose removal waits for an answer. */
  const [asked, setAsked] = useState<Passkey>()
  /** The name of what waits for a code. */
  const [proving, setProving] = useState<string>()
  const keep = (value: Passkeys | undefined) => {
    if (!value) return
    show(value)
    setNamed(undefined)
  }
  const register = async (name: string, proof?: { readonly code: string }) => {
    const made = await makePasskey(call, proof)
    if (!made.ok) return made
    const kept = await call('POST /api/user/passkeys/register', { body: { response: made.value, name } })
    if (kept.ok) notices.add({ kind: 'success', text: t('account.passkeyAdded') })
    if (kept.ok) keep(kept.value)
    return kept
  }
  const add = (name: string) =>
    change.run(async () => {
      const made = await register(name)
      if (!made.ok && made.code === 'PROOF_NEEDED') setProving(name)
      return made
    })
  const rename = async (id: string, name: string) =>
    keep(await change.run(() => call('POST /api/user/passkeys/rename', { body: { id, name } }), t('account.updated')))
  const remove = async (id: string) => {
    setAsked(undefined)
    keep(await change.run(() => call('POST /api/user/passkeys/remove', { body: { id } }), t('account.passkeyRemoved')))
  }
  const start = (next: Passkey | 'new') => {
    change.setError(undefined)
    setNamed(next)
  }
  return (
    <Section title={t('account.passkeys')} text={t('account.passkeysText')}>
      {answer === undefined ? <Skeleton shape="line" /> : null}
      {answer?.ok && answer.value.length > 0 ? (
        <ul className={styles.rows}>
          {answer.value.map((passkey) => (
            <li key={passkey.id}>
              <About passkey={passkey} />
              <span className={styles.links}>
                <button type="button" className="link" onClick={() => start(passkey)}>
                  {t('account.rename')}
                  <span className="vh"> {passkey.name || t('account.unnamedPasskey')}</span>
                </button>
                <button type="button" className="link" onClick={() => setAsked(passkey)}>
                  {t('account.remove')}
                  <span className="vh"> {passkey.name || t('account.unnamedPasskey')}</span>
                </button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {answer?.ok && answer.value.length === 0 ? <p className="t-14 muted">{t('account.noPasskeys')}</p> : null}
      <Problem text={change.error ?? (answer && !answer.ok ? t('account.REQUEST_FAILED') : undefined)} />
      {asked === undefined ? null : (
        <Dialog
          title={t('account.passkeyRemoveAsk')}
          onClose={() => setAsked(undefined)}
          footer={
            <div className={styles.actions}>
              <Button onClick={() => void remove(asked.id)}>{t('account.remove')}</Button>
              <Button variant="ghost" onClick={() => setAsked(undefined)}>
                {t('account.cancel')}
              </Button>
            </div>
          }
        >
          <p>
            <b>{asked.name || t('account.unnamedPasskey')}</b>
          </p>
          <p className="muted">{t('account.passkeyRemoveText')}</p>
        </Dialog>
      )}
      {proving !== undefined && user ? (
        <ProofDialog
          user={user}
          action={t('account.addPasskey')}
          work={(code) => register(proving, { code })}
          onDone={() => setProving(undefined)}
          onClose={() => setProving(undefined)}
        />
      ) : null}
      {named === undefined ? (
        <div className={styles.actions}>
          {hasPasskeys() ? (
            <Button variant="ghost" size="s" onClick={() => start('new')}>
              {t('account.addPasskey')}
            </Button>
          ) : (
            <p className="t-14 muted">{t('account.PASSKEY_UNAVAILABLE')}</p>
          )}
        </div>
      ) : (
        <NameForm
          key={named === 'new' ? 'new' : named.id}
          name={named === 'new' ? deviceOf(navigator.userAgent) : named.name}
          button={t(named === 'new' ? 'account.addPasskey' : 'account.save')}
          isBusy={change.isBusy}
          onSubmit={async (name) => void (await (named === 'new' ? add(name) : rename(named.id, name)))}
          onCancel={() => setNamed(undefined)}
        />
      )}
    </Section>
  )
}

const About = ({ passkey: { name, created_at: created, used_at: used } }: { passkey: Passkey }) => {
  const t = useText()
  return (
    <span>
      <b>{name || t('account.unnamedPasskey')}</b>
      <br />
      <span className="muted num">
        <Unbroken
          text={
            used
              ? t('account.passkeyUsed', { date: formatDateTime(used) })
              : t('account.passkeyMade', { date: formatDateTime(created) })
          }
        />
      </span>
    </span>
  )
}

type FormProps = {
  name: string
  button: string
  isBusy: boolean
  onSubmit: (name: string) => Promise<void>
  onCancel: () => void
}

const NameForm = ({ name, button, isBusy, onSubmit, onCancel }: FormProps) => {
  const t = useText()
  const [value, setValue] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit(value.trim())
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('account.passkeyName')}
        hint={t('account.passkeyNameHint')}
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="s" isBusy={isBusy}>
          {button}
        </Button>
        <Button variant="ghost" size="s" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  )
}
