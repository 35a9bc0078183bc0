import { useText } from '#platform/web/texts.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useCloseDialog } from '#ui/dialog.tsx'
import type { Account } from '../session/account.ts'
import { useUser } from '../session/account-state.ts'
import { logOut } from '../session/log-out.ts'
import { mayLeave } from '../session/may-leave.ts'
import styles from './sign-in.module.css'

/** Who is signed in, the way to the account, and the way out. */
export const LoggedInStep = ({ account }: { account: Account }) => {
  const t = useText()
  const user = useUser()
  const close = useCloseDialog()
  const leave = async () => {
    close()
    if (await mayLeave()) await logOut(account)
  }
  return (
    <div className={styles.form}>
      <p role="status">{t('account.signedInAs')}</p>
      <p>
        <b className={styles.contact}>{user?.contact}</b>
      </p>
      <ButtonLink isFull to="/my-account" onClick={close}>
        {t('account.myAccount')}
      </ButtonLink>
      <p>
        <button type="button" className="link t-14" onClick={() => void leave()}>
          {t('account.logOut')}
        </button>
      </p>
    </div>
  )
}
