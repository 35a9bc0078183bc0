import { useLocation } from 'react-router'
import { addressInView } from '#features/stores/rules/change-language.ts'
import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Flag } from '#ui/flag.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './language-list.module.css'

/** The list that the header's button opens; the browser does it, without a script too. */
export const LanguageList = () => {
  const t = useText()
  return (
    <div id="languages" popover="auto" className={styles.popover} aria-label={t('frame.chooseLanguage')}>
      <LanguageLinks />
    </div>
  )
}

/** What the letters that every page has cannot write. */
const beyondLatin = /[^ -\u00ff€]/

/** The same page in every store view that may be changed to; each is a document of its own. */
export const LanguageLinks = () => {
  const { pathname, search, hash } = useLocation()
  const { views, view } = useShell()
  return (
    <ul className={styles.list}>
      {views.map((each) => {
        const { storeCode, language, name, currencySign, hreflang, flag } = each
        const changesCurrency = currencySign !== view.i18n.currencySign
        const isCurrent = storeCode === view.storeCode
        const isOwn = hreflang?.slice(0, 2) === view.hreflang?.slice(0, 2)
        return (
          // letters of another script, its currency's too, are not worth a font of the page's: the system's will do
          <li
            key={storeCode}
            className={isOwn || !beyondLatin.test(`${language}${name}${currencySign}`) ? undefined : styles.other}
          >
            <a
              href={addressInView(each, { pathname, search, changesCurrency })}
              hrefLang={hreflang}
              // the server never hears of it
              onClick={({ currentTarget }) => (currentTarget.hash = hash)}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <Flag name={flag} />
              <span>
                {language}
                {name === language ? null : <span className="muted"> · {name}</span>}
              </span>
              <span className="muted num">{currencySign}</span>
              {isCurrent ? <Icon name="check" size="s" /> : null}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
