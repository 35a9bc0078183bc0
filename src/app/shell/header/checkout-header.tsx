import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from './logo.tsx'
import styles from './checkout-header.module.css'

/** What stands above the checkout: whose it is, that it is safe, who helps, and the way back. */
export const CheckoutHeader = () => {
  const t = useText()
  return (
    <header className={styles.header}>
      <div className="wrap">
        <Logo />
        <p className={`t-14 muted ${styles.secure}`}>
          <Icon name="lock" size="s" />
          <span>{t('checkout.secure')}</span>
        </p>
        <Help className={styles.beside} />
        <Link className="link t-14" to="/cart">
          {t('checkout.back')}
        </Link>
      </div>
    </header>
  )
}

/** On phones it stands below the steps. */
export const CheckoutHelp = () => (
  <footer className={styles.below}>
    <div className="wrap">
      <Help />
    </div>
  </footer>
)

const Help = ({ className }: { className?: string | undefined }) => {
  const t = useText()
  const { settings } = useShell()
  const { phone_800_link: call, phone_display: phone, email_support: email } = settings
  return (
    <a className={classNames('link t-14', className)} href={call || `mailto:${email}`}>
      {t('checkout.help', { phone: call ? phone : email })}
    </a>
  )
}
