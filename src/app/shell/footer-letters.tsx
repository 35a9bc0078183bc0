import { NewsletterForm } from '#features/accounts/web/newsletter-form.tsx'
import { CookieChoice } from '#features/consent/web/cookie-choice.tsx'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import styles from './footer.module.css'

/** News by mail, the way to write to the shop, and to the question about cookies. */
export const FooterLetters = () => {
  const t = useText()
  return (
    <section className={styles.letters}>
      <h2>{t('letter.title')}</h2>
      <NewsletterForm />
      <ul>
        <li>
          <Link to="/contact">{t('contact.title')}</Link>
        </li>
        <li>
          <CookieChoice className={styles.choice} />
        </li>
      </ul>
    </section>
  )
}
