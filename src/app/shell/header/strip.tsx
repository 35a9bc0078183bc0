import type { MouseEvent, ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import type { WireUser } from '#features/accounts/contract.ts'
import { useSignIn, useUser } from '#features/accounts/web/index.ts'
import { useGetAccount } from '#features/accounts/web/session/use-account.ts'
import { useFormatPrice, useShell } from '#features/stores/web/index.ts'
import { storeClaim } from '#platform/web/storage/claims.ts'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { usePromoMode } from '#features/stores/web/promo-mode.ts'
import { useTurnPromoMode } from '../promo-mode/use-turn-promo-mode.ts'
import styles from './strip.module.css'

/** One line above the header: that the catalogue is narrowed, what an account brings, or from which amount on delivery is free. */
export const Strip = () => {
  const { settings, freeDeliveryFrom } = useShell()
  const user = useUser()
  const isPromo = usePromoMode()
  if (user?.actor) return <ActingLine user={user} actor={user.actor} />
  if (isPromo) return <PromoWarning />
  if (settings.show_bonuses_banner && !user?.roles.includes('blogger')) return <BonusBanner isGuest={!user} />
  const asksGuest = settings.show_sign_up_banner && !user
  // from nothing on is nothing to reach
  if (!freeDeliveryFrom) return asksGuest ? <SignUpBanner /> : null
  return <FreeDelivery limit={freeDeliveryFrom} asksGuest={asksGuest} />
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={styles.strip} aria-label={name}>
    <p className="wrap">{children}</p>
  </section>
)

/** Whoever acts in another's name is told so on every page, with the way back. */
const ActingLine = ({ user, actor }: { user: WireUser; actor: NonNullable<WireUser['actor']> }) => {
  const t = useText()
  const getAccount = useGetAccount()
  const text = t('account.actingBanner', { actor: actor.name || actor.contact, name: user.contact })
  return (
    <section className={classNames(styles.strip, styles.promo)} aria-label={text}>
      <p className="wrap">
        <span>{text}</span>{' '}
        <button type="button" className="link" onClick={() => void getAccount().leave({ isSilent: true })}>
          {t('account.returnTo')}
        </button>
      </p>
    </section>
  )
}

/** Pressed anywhere, it ends the mode. */
const PromoWarning = () => {
  const t = useText()
  const turn = useTurnPromoMode()
  return (
    <section className={classNames(styles.strip, styles.promo)} aria-label={t('frame.promoOn')}>
      <button type="button" className="wrap" onClick={() => turn(false)}>
        <span>{t('frame.promoOn')}</span> <span className="link">{t('frame.promoOff')}</span>
      </button>
    </section>
  )
}

const FreeDelivery = ({ limit, asksGuest }: { limit: number; asksGuest: boolean }) => {
  const t = useText()
  const formatPrice = useFormatPrice()
  const { settings } = useShell()
  const offer = t('shell.freeDelivery', { amount: formatPrice(limit).replace(/[.,]00(?!\d)/, '') })
  return (
    <Line name={offer}>
      <span>{offer}</span>{' '}
      {settings.has_shipping_info ? (
        <Link className={classNames('link', asksGuest && styles.wide)} to="/delivery">
          {t('shell.delivery')}
        </Link>
      ) : null}{' '}
      {asksGuest ? <SignUp /> : null}
    </Line>
  )
}

const SignUpBanner = () => {
  const t = useText()
  return (
    <Line name={t('frame.signUp')}>
      <SignUp />
    </Line>
  )
}

/** What an account brings; guests get the way in with it. The amount is in major units of what bonuses are kept in. */
const BonusBanner = ({ isGuest }: { isGuest: boolean }) => {
  const t = useText()
  const { settings, view } = useShell()
  const { account_currency, award_bonuses_amount: amount, bonuses_banner_code: code } = settings
  const currency = { style: 'currency', currency: account_currency, maximumFractionDigits: 0 } as const
  const offer = t(code ? 'frame.bonusBannerCode' : 'frame.bonusBanner', {
    amount: new Intl.NumberFormat(view.i18n.locale, currency).format(amount),
    code,
  })
  return (
    <Line name={offer}>
      <span>{offer}</span> {isGuest ? <SignUp claim={code} /> : null}
    </Line>
  )
}

/** Without a script it leads to the account, which asks for the same. `claim` is the promo code that goes along. */
const SignUp = ({ claim }: { claim?: string }) => {
  const t = useText()
  const signIn = useSignIn()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    if (claim) storeClaim({ code: 'promoCode', value: claim }, Date.now())
    signIn({ isOffer: true })
  }
  return (
    <Link className="link" to="/my-account" aria-haspopup="dialog" onClick={open}>
      {t('frame.signUp')}
    </Link>
  )
}
