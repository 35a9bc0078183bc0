import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#ui/link.tsx'
import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { CloseButton, Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { findCategories } from './find-categories.ts'
import { readRecentSearches, rememberSearch } from './recent-searches.ts'
import { SearchResults } from './search-results.tsx'
import { searchPath } from './search-path.ts'
import { useClosedByNavigation } from './use-closed-by-navigation.ts'
import { useSuggestions } from './use-suggestions.ts'
import styles from './search-panel.module.css'

/** The search side panel: what is typed is looked for at once. */
export const SearchPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const navigate = useNavigate()
  const { menu, settings, view } = useShell()
  const [text, setText] = useState('')
  const [recent, setRecent] = useState(() => readRecentSearches(view.storeCode))
  const wanted = text.trim()
  const found = useSuggestions(wanted)
  const categories = findCategories(menu, wanted, settings)
  useClosedByNavigation(onClose)
  const remember = () => {
    if (wanted) setRecent(rememberSearch(view.storeCode, wanted))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!wanted) return
    remember()
    void navigate(searchPath(wanted))
  }
  return (
    <Dialog
      side="left"
      className={styles.panel}
      title={t('shell.search')}
      onClose={onClose}
      header={
        <form className={styles.bar} role="search" onSubmit={submit}>
          <Icon name="search" />
          <label className="vh" htmlFor="search-text">
            {t('search.label')}
          </label>
          {/* the panel is opened to type */}
          <input
            id="search-text"
            type="search"
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            maxLength={200}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {text ? (
            <button type="button" className="link t-14" onClick={() => setText('')}>
              {t('shell.clear')}
            </button>
          ) : null}
          <CloseButton />
        </form>
      }
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          {wanted && found?.refinements.length ? (
            <Words title={t('shell.suggestions')}>
              {found.refinements.map(({ code, key, label, count }) => (
                <li key={`${code}:${key}`}>
                  <Link to={searchPath(wanted, `&${code}=${encodeURIComponent(key)}`)} onClick={remember}>
                    <span>
                      <b>{wanted}</b> {label}
                    </span>
                    <span className="num">{count}</span>
                  </Link>
                </li>
              ))}
            </Words>
          ) : null}
          {categories.length > 0 ? (
            <Words title={t('shell.categories')}>
              {categories.map(({ id, label, url_path, product_count }) => (
                <li key={id}>
                  <Link to={`/${url_path}`} onClick={remember}>
                    <span>{label}</span>
                    <span className="num">{product_count}</span>
                  </Link>
                </li>
              ))}
            </Words>
          ) : null}
          {recent.length > 0 ? (
            <Words title={t('shell.recent')}>
              {recent.map((words) => (
                <li key={words}>
                  <Link to={searchPath(words)}>
                    <span>{words}</span>
                    <Icon name="clock" size="s" />
                  </Link>
                </li>
              ))}
            </Words>
          ) : null}
        </div>
        <SearchResults text={wanted} found={found} onFollow={remember} />
      </div>
    </Dialog>
  )
}

const Words = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
)
