import type { FormEvent } from 'react'
import { emailLength } from '#core/email.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import type { SignInFlow } from './sign-in-flow.ts'
import type { SignInWish } from './sign-in-wish.ts'
import styles from './sign-in.module.css'
import { useFocusHere } from './use-focus-here.ts'

/** A phone or an e-mail address, to which the code goes. */
export const LoginStep = ({ flow, wish }: { flow: SignInFlow; wish: SignInWish }) => {
  const t = useText()
  const input = useFocusHere()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    input.current?.focus()
    void flow.ask()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className="muted">
        {t(wish.isLinkOld ? 'account.linkOld' : wish.isOffer ? 'account.offerText' : 'account.loginText')}
      </p>
      <TextField
        ref={input}
        label={t('account.contact')}
        name="username"
        autoComplete="username webauthn"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailLength}
        value={flow.contact}
        error={flow.error}
        onChange={(event) => flow.setContact(event.target.value)}
      />
      <Button type="submit" isFull isBusy={flow.isBusy}>
        {t('account.getCode')}
      </Button>
      <p className={styles.links}>
        <PasskeyButton flow={flow} />
        <button type="button" className="link t-14" onClick={() => flow.go('password')}>
          {t('account.withPassword')}
        </button>
      </p>
    </form>
  )
}
