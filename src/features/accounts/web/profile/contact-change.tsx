import { useState } from 'react'
import type { FormEvent } from 'react'
import { emailLength } from '#core/email.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import type { AccountsContract, WireUser } from '../../contract.ts'
import { isEmailLike, isPhoneLike } from '../../rules/contact.ts'
import styles from '../account.module.css'
import { ProofDialog } from '../security/proof-dialog.tsx'
import { Section } from './section.tsx'
import { codeLength } from '../sign-in/code-sign-in.ts'
import { SentCode } from '../sign-in/sent-code.tsx'
import { useChange } from '../use-change.ts'
import { useGetAccount } from '../session/use-account.ts'

/** Phone and e-mail address: a new one counts once the code that was sent to it is entered. */
export const ContactChange = ({ user }: { user: WireUser }) => {
  const t = useText()
  return (
    <Section title={t('account.contacts')} text={t('account.contactsText')}>
      <ContactForm key={`email ${user.email}`} kind="email" user={user} />
      <ContactForm key={`phone ${user.phone}`} kind="phone" user={user} />
    </Section>
  )
}

const ContactForm = ({ kind, user }: { kind: 'email' | 'phone'; user: WireUser }) => {
  // the contact is the phone, where there is one, as people write it
  const now = kind === 'phone' && user.phone !== null ? user.contact : user[kind]
  const t = useText()
  const notices = useNotices()
  const call = useCall<AccountsContract>()
  const getAccount = useGetAccount()
  const change = useChange()
  const [value, setValue] = useState(now ?? '')
  const [code, setCode] = useState<string>()
  const [askedAt, setAskedAt] = useState(0)
  const [isProving, setProving] = useState(false)
  const isRight = kind === 'email' ? isEmailLike(value) : isPhoneLike(value)
  const ask = async () => {
    if (!isRight) return change.setError(t(kind === 'email' ? 'account.incorrectEmail' : 'account.incorrectPhone'))
    const phone = value.trim()
    const sent = await change.run(() => call('POST /api/user/get-sms-code', { body: { phone, platform: 'web' } }))
    if (!sent) return undefined
    setAskedAt(performance.now())
    return setCode('')
  }
  const save = async () => {
    if ((code ?? '').length < codeLength) return change.setError(t('account.incorrectCode'))
    return change.run(async () => {
      const sent = await send()
      if (!sent.ok && sent.code === 'PROOF_NEEDED') setProving(true)
      return sent
    })
  }
  const send = async (proof?: { readonly code: string }) => {
    const changed = kind === 'email' ? { email: value.trim() } : { phone: value.trim() }
    const body = { ...changed, code: code ?? '', ...(proof ? { proof } : {}) }
    const saved = await call('POST /api/user/update', { body })
    if (saved.ok) {
      notices.add({ kind: 'success', text: t('account.updated') })
      await getAccount().update(saved.value)
    }
    return saved
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (code === undefined ? ask() : save())
  }
  const isChanged = value.trim() !== (now ?? '')
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={t(kind === 'email' ? 'account.email' : 'account.phone')}
          type={kind === 'email' ? 'email' : 'tel'}
          autoComplete={kind === 'email' ? 'email' : 'tel'}
          maxLength={emailLength}
          value={value}
          readOnly={code !== undefined}
          onChange={(event) => {
            setValue(event.target.value)
            change.setError(undefined)
          }}
        />
        {code === undefined ? null : (
          <SentCode
            contact={value.trim()}
            value={code}
            onChange={setCode}
            askedAt={askedAt}
            onAgain={() => void ask()}
          />
        )}
        <Problem text={change.error} />
        {code !== undefined || isChanged ? (
          <div className={styles.actions}>
            <Button type="submit" size="s" isBusy={change.isBusy}>
              {t(code === undefined ? 'account.getCode' : 'account.save')}
            </Button>
            {code === undefined ? null : (
              <Button variant="ghost" size="s" onClick={() => setCode(undefined)}>
                {t('account.cancel')}
              </Button>
            )}
          </div>
        ) : null}
      </form>
      {isProving ? (
        <ProofDialog
          user={user}
          action={t('account.save')}
          work={(own) => send({ code: own })}
          onDone={() => setProving(false)}
          onClose={() => setProving(false)}
        />
      ) : null}
    </>
  )
}
