import { Link } from '#ui/link.tsx'
import type { ReactNode } from 'react'
import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { contactsOf } from './contacts.ts'
import { LanguageLinks } from './language-list.tsx'
import { shownCategories } from './shown-categories.ts'
import styles from './footer.module.css'

/** The end of every page; without a script its categories are the menu. */
export const Footer = () => {
  const t = useText()
  const { menu, settings } = useShell()
  const contacts = contactsOf(settings)
  const help = [
    settings.has_shipping_info && { to: '/delivery', label: t('shell.delivery') },
    settings.has_return_policy && { to: '/returns', label: t('shell.returns') },
  ].filter((link) => link !== false)
  const legal = [
    settings.has_terms_and_conditions && { to: '/terms-of-use', label: t('shell.terms') },
    settings.has_privacy_policy && { to: '/privacy', label: t('shell.privacy') },
  ].filter((link) => link !== false)
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <nav id="menu" className={styles.shop} aria-label={t('shell.shop')}>
            <h2>{t('shell.shop')}</h2>
            <ul>
              {shownCategories(menu, settings).map(({ id, name, url_path }) => (
                <li key={id}>
                  <Link to={`/${url_path}`}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          {help.length > 0 ? <Links title={t('shell.help')} links={help} /> : null}
          {legal.length > 0 ? <Links title={t('shell.legal')} links={legal} /> : null}
          {contacts.length > 0 ? (
            <Column title={t('shell.talk')}>
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
        </div>
        <div className={styles.base}>
          <p>
            © {settings.company || settings.site_name}
            {settings.company_info ? `, ${settings.company_info}` : ''}
          </p>
        </div>
        {/* the sign reflects in the pavement: the same word, flipped, fading */}
        <div className={styles.glass} aria-hidden="true">
          <span>{settings.site_name}</span>
          <span className={styles.reflection}>
            {/* drawn, not written: decoration has no contrast to keep */}
            <b data-word={settings.site_name} />
          </span>
        </div>
      </div>
    </footer>
  )
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
)

const Links = ({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) => (
  <Column title={title}>
    {links.map(({ to, label }) => (
      <li key={to}>
        <Link to={to}>{label}</Link>
      </li>
    ))}
  </Column>
)
