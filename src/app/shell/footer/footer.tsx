import type { ReactNode } from 'react'
import { NewsletterForm } from '#features/accounts/web/letters/newsletter-form.tsx'
import { CookieChoice } from '#features/consent/web/cookie-choice.tsx'
import { PaymentMarks, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import { Mark } from '#ui/mark.tsx'
import { contactsOf } from './contacts.ts'
import { LanguageLinks } from './language-list.tsx'
import { LastUpdated } from './last-updated.tsx'
import { useShownCategories } from '#features/stores/web/use-shown-categories.ts'
import styles from './footer.module.css'

/** The end of every page; without a script its categories are the menu. */
export const Footer = () => {
  const t = useText()
  const { menu, settings, hasWithdrawal } = useShell()
  const shown = useShownCategories()
  const contacts = contactsOf(settings)
  const help = [
    settings.has_shipping_info && { to: '/delivery', label: t('shell.delivery') },
    settings.has_return_policy && { to: '/returns', label: t('frame.returns') },
    { to: '/order-status', label: t('shell.orderStatus') },
    { to: '/contact', label: t('contact.title') },
    hasWithdrawal === true && { to: '/withdrawal', label: t('shell.withdrawal') },
  ].filter((link) => link !== false)
  const legal = [
    settings.has_terms_and_conditions && { to: '/terms-of-use', label: t('frame.terms') },
    settings.has_privacy_policy && { to: '/privacy', label: t('frame.privacy') },
  ].filter((link) => link !== false)
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <nav id="menu" className={styles.shop} aria-label={t('frame.shop')}>
            <h2>{t('frame.shop')}</h2>
            <ul>
              {shown(menu).map(({ id, name, url_path }) => (
                <li key={id}>
                  <Link to={`/${url_path}`}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <Links title={t('frame.help')} links={help} />
          <Links title={t('frame.legal')} links={legal}>
            <li>
              <CookieChoice />
            </li>
          </Links>
          {contacts.length > 0 ? (
            <Column title={t('frame.talk')}>
              {contacts.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </Column>
          ) : null}
          <section className={styles.languages}>
            <h2>{t('shell.language')}</h2>
            <LanguageLinks />
          </section>
          <div className={styles.letters}>
            <NewsletterForm />
          </div>
        </div>
        <Base />
        {/* the sign reflects in the pavement: the same word, flipped, fading */}
        <div className={styles.glass} aria-hidden="true">
          <Sign name={settings.site_name} />
        </div>
      </div>
    </footer>
  )
}

/** The name from edge to edge, however long it is; a short one as tall as it may be. */
const Sign = ({ name }: { name: string }) => {
  const width = [...name].reduce((sum, letter) => sum + widthOf(letter), 0)
  const box = Math.max(width, 250)
  // a spacing that draws letters together does so behind the last one too
  const word = { x: box / 2, textLength: width, lengthAdjust: 'spacingAndGlyphs' } as const
  return (
    <>
      <svg viewBox={`-4 0 ${box + 13} 74`}>
        <text {...word} y="73">
          {name}
        </text>
      </svg>
      <svg viewBox={`-4 0 ${box + 13} 24`} className={styles.reflection}>
        <text {...word} transform="scale(1 -1)">
          {name}
        </text>
      </svg>
    </>
  )
}

/** About how wide a letter is, in hundredths of the size it is set in. */
const widthOf = (letter: string): number =>
  /[\u2e80-\uffff]/.test(letter)
    ? 95
    : /[MWmwЖМФШЩЮжмфшщю@&]/.test(letter)
      ? 80
      : /[ IJfijlrt.,'’|-]/.test(letter)
        ? 30
        : 56

/** Whose shop it is, how it is paid, what it runs on, and how fresh what it shows is. */
const Base = () => {
  const t = useText()
  const { settings } = useShell()
  const name = settings.company || settings.site_name
  return (
    <div className={styles.base}>
      <p>
        © <Link to="/">{name}</Link>
        {settings.company_info ? `, ${settings.company_info}` : ''}
      </p>
      <PaymentMarks label={t('frame.payment')} />
      <p className={styles.powered}>
        {t('frame.poweredBy')} <Mark /> <span>Vitrine</span>
      </p>
      {/* the last: it has nothing to say at first, and would be a gap between the others */}
      <LastUpdated />
    </div>
  )
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
)

type LinksProps = { title: string; links: readonly { to: string; label: string }[]; children?: ReactNode }

const Links = ({ title, links, children }: LinksProps) => (
  <Column title={title}>
    {links.map(({ to, label }) => (
      <li key={to}>
        <Link to={to}>{label}</Link>
      </li>
    ))}
    {children}
  </Column>
)
