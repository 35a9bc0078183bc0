import { useEffect, useRef, useState } from 'react'
import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { CloseButton, Dialog, useCloseDialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Account } from '../session/account.ts'
import { useUser } from '../session/account-state.ts'
import { CodeStep } from './code-step.tsx'
import { LoggedInStep } from './logged-in-step.tsx'
import { LoginStep } from './login-step.tsx'
import { NameStep } from './name-step.tsx'
import { ForgotStep, NewAccountStep, PasswordStep } from './password-steps.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'
import { useSignInFlow } from './sign-in-flow.ts'
import type { SignInFlow } from './sign-in-flow.ts'
import type { SignInStep } from './sign-in-steps.ts'
import { forgetWish, wishNow } from './sign-in-wish.ts'
import type { SignInWish } from './sign-in-wish.ts'
import styles from './sign-in.module.css'

type Props = { account: Account; cartIdNow: () => string | undefined; onClose: () => void }

/** Where the arrow leads back to. */
const before: Partial<Record<SignInStep, SignInStep>> = {
  'sms-code': 'login',
  'enter-name': 'sms-code',
  password: 'login',
  'new-account': 'password',
  forgot: 'password',
}

/** Signs people in, and says who is signed in. */
export const SignInDialog = ({ account, cartIdNow, onClose }: Props) => {
  const t = useText()
  const user = useUser()
  const [wish] = useState(wishNow)
  const [isDone, setDone] = useState(false)
  useEffect(() => forgetWish, [])
  const flow = useSignInFlow({
    account,
    user,
    contact: wish.contact ?? '',
    cartIdNow,
    onDone: () => setDone(true),
  })
  const asksCode = useRef(wish.asksCode)
  useEffect(() => {
    if (asksCode.current) void flow.ask()
    asksCode.current = false
  })
  const title = t(titles[flow.step])
  const back = before[flow.step]
  return (
    <Dialog title={title} onClose={onClose} className={styles.dialog} header={<Bar flow={flow} back={back} />}>
      {isDone ? <CloseAtOnce /> : null}
      <div className={styles.body}>
        <p className={`t-40 ${styles.title}`} aria-hidden="true">
          {title}
        </p>
        <Step flow={flow} account={account} wish={wish} />
      </div>
      <Terms />
    </Dialog>
  )
}

const titles: Record<SignInStep, string> = {
  login: 'account.titleLogin',
  'sms-code': 'account.titleCode',
  'enter-name': 'account.titleName',
  'second-factor': 'account.titleFactor',
  'logged-in': 'account.titleLoggedIn',
  password: 'account.titlePassword',
  'new-account': 'account.titleNew',
  forgot: 'account.titleForgot',
}

const Bar = ({ flow, back }: { flow: SignInFlow; back: SignInStep | undefined }) => {
  const t = useText()
  const { menu } = useShell()
  const picture = menu.flatMap((one) => [one, ...one.children_data]).find((one) => one.picture !== undefined)?.picture
  return (
    <header className={styles.bar}>
      {picture ? (
        <span className={styles.picture}>
          <Picture path={picture} alt="" width={480} height={600} />
        </span>
      ) : null}
      {back ? <IconButton icon="left" label={t('account.back')} onClick={() => flow.go(back)} /> : <span />}
      <CloseButton />
    </header>
  )
}

const Step = ({ flow, account, wish }: { flow: SignInFlow; account: Account; wish: SignInWish }) => {
  switch (flow.step) {
    case 'login':
      return <LoginStep flow={flow} wish={wish} />
    case 'sms-code':
      return <CodeStep flow={flow} />
    case 'enter-name':
      return <NameStep flow={flow} />
    case 'second-factor':
      return <SecondFactorStep flow={flow} />
    case 'logged-in':
      return <LoggedInStep account={account} />
    case 'password':
      return <PasswordStep flow={flow} />
    case 'new-account':
      return <NewAccountStep flow={flow} />
    case 'forgot':
      return <ForgotStep flow={flow} />
  }
}

/** The dialog slides away by itself when everything is done. */
const CloseAtOnce = () => {
  const close = useCloseDialog()
  useEffect(close, [close])
  return null
}

const Terms = () => {
  const t = useText()
  const { settings } = useShell()
  if (!settings.has_terms_and_conditions && !settings.has_privacy_policy) return null
  return (
    <p className={`t-12 muted ${styles.terms}`}>
      {t('account.terms')}{' '}
      {settings.has_terms_and_conditions ? (
        <Link className="link" to="/terms-of-use">
          {t('frame.terms')}
        </Link>
      ) : null}
      {settings.has_terms_and_conditions && settings.has_privacy_policy ? ', ' : null}
      {settings.has_privacy_policy ? (
        <Link className="link" to="/privacy">
          {t('frame.privacy')}
        </Link>
      ) : null}
    </p>
  )
}
