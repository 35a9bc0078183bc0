import { Link } from '#ui/link.tsx'
import { useSignIn, useUser } from '#features/accounts/web/index.ts'
import { useFormatPrice, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import styles from './strip.module.css'

/** One line above the header: from which amount on delivery is free. Nothing where it never is. */
export const Strip = () => {
  const t = useText()
  const formatPrice = useFormatPrice()
  const { settings, view } = useShell()
  const user = useUser()
  const isBonus = settings.show_bonuses_banner && !user?.roles.includes('blogger')
  if (isBonus) return <BonusBanner amount={settings.award_bonuses_amount} isGuest={!user} />
  const limit = freeFrom(settings.shipping_methods, settings.rates[view.i18n.currencyCode])
  if (limit === undefined) return null
  const offer = t('shell.freeDelivery', { amount: formatPrice(limit).replace(/[.,]00(?!\d)/, '') })
  return (
    <section className={styles.strip} aria-label={offer}>
      <p className="wrap">
        {offer}{' '}
        {settings.has_shipping_info ? (
          <Link className="link" to="/delivery">
            {t('shell.delivery')}
          </Link>
        ) : null}
      </p>
    </section>
  )
}

/** What an account brings; guests get the way in with it. `amount` is major units of what bonuses are kept in. */
const BonusBanner = ({ amount, isGuest }: { amount: number; isGuest: boolean }) => {
  const t = useText()
  const signIn = useSignIn()
  const { settings, view } = useShell()
  const currency = { style: 'currency', currency: settings.account_currency, maximumFractionDigits: 0 } as const
  const offer = t('shell.bonusBanner', { amount: new Intl.NumberFormat(view.i18n.locale, currency).format(amount) })
  return (
    <section className={styles.strip} aria-label={offer}>
      <p className="wrap">
        {offer}
        {isGuest ? (
          <button type="button" className="link" onClick={() => signIn({ isOffer: true })}>
            {t('shell.signIn')}
          </button>
        ) : null}
      </p>
    </section>
  )
}

type Method = { readonly available: boolean; readonly offline: boolean; readonly limit: number }

/** An amount from here on is no promise, but a method that is never free. */
const never = 100_000

/** The lowest subtotal that makes a method free, in major units of the currency that `rate` leads to. */
export const freeFrom = (methods: readonly Method[], rate: number): number | undefined => {
  const limits = methods.filter(({ available, offline, limit }) => available && !offline && limit < never)
  return limits.length > 0 ? Math.round(Math.min(...limits.map(({ limit }) => limit)) * rate) : undefined
}
