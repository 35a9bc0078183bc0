import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './back-to-top.module.css'

/** At the end of the page; where the browser can tie it to scrolling it follows from the second window on. */
export const BackToTop = () => {
  const t = useText()
  return (
    <div className={styles.place}>
      <a
        className={styles.link}
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          scrollTo({ top: 0 })
          document.getElementById('main')?.focus({ preventScroll: true })
        }}
      >
        <Icon name="up" size="s" />
        <span>{t('frame.backToTop')}</span>
      </a>
    </div>
  )
}
