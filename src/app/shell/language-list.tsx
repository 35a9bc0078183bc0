import { useLocation } from 'react-router'
import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './language-list.module.css'

/** The list that the header's button opens; the browser does it, without a script too. */
export const LanguageList = () => {
  const t = useText()
  return (
    <div id="languages" popover="auto" className={styles.popover} aria-label={t('shell.chooseLanguage')}>
      <LanguageLinks />
    </div>
  )
}

/** The same page in every active store view; each is a document of its own. */
export const LanguageLinks = () => {
  const { pathname, search } = useLocation()
  const { views, view } = useShell()
  return (
    <ul className={styles.list}>
      {views.map(({ storeCode, url, language, name, currencySign, hreflang }) => (
        <li key={storeCode}>
          <a
            href={`${url}${pathname === '/' ? '' : pathname}${search}` || '/'}
            hrefLang={hreflang}
            aria-current={storeCode === view.storeCode ? 'true' : undefined}
          >
            <span>
              {language}
              {name === language ? null : <span className="muted"> · {name}</span>}
            </span>
            <span className="muted num">{currencySign}</span>
            {storeCode === view.storeCode ? <Icon name="check" size="s" /> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
