import type { Language } from '#core/language.ts'
import { useShell } from '#features/stores/web/index.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import styles from './staff-menu.module.css'

/** Addresses of the product feeds by language, for whoever connects a shop on Instagram. */
export const FeedLinks = () => {
  const t = useText()
  const notices = useNotices()
  const { settings, publicUrl, view } = useShell()
  const feeds = Object.entries(settings.feeds_facebook) as [Language, string][]
  if (feeds.length === 0) return null
  const languages = new Intl.DisplayNames([view.i18n.locale], { type: 'language' })
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      notices.add({ kind: 'success', text: t('staff.feedCopied') })
    } catch {
      // the browser does not let pages write there
      notices.add({ kind: 'warning', text: `${t('staff.notCopied')}: ${address}` })
    }
  }
  return (
    <section aria-label={t('staff.feeds')}>
      <h3 className="t-14 muted">{t('staff.feeds')}</h3>
      <ul className={styles.feeds}>
        {feeds.map(([language, link]) => {
          const address = new URL(link, publicUrl).href
          const name = t('staff.feedOf', { language: languages.of(language) ?? language })
          return (
            <li key={language}>
              <a className="link" href={address}>
                {name}
              </a>
              <button type="button" className="link" onClick={() => void copy(address)}>
                {t('staff.copy')} <span className="vh">{name}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
