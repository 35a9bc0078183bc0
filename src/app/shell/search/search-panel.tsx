import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { forgetSearch, readRecentSearches, rememberSearch } from '#features/search/web/index.ts'
import { LateTexts, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { CloseButton, Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { findCategories } from './find-categories.ts'
import { usePromoMode } from '#features/stores/web/promo-mode.ts'
import { searchPath } from './search-path.ts'
import { SearchResults } from './search-results.tsx'
import { SearchSays } from './search-says.tsx'
import { Marked, RecentWords, Word, Words, recentName } from './search-words.tsx'
import { useActiveOption } from './use-active-option.ts'
import { useClosedByNavigation } from '../page-change/use-closed-by-navigation.ts'
import { useSuggestions } from './use-suggestions.ts'
import styles from './search-panel.module.css'

/** The search side panel with its words. */
export const SearchPanel = (props: { onClose: () => void }) => (
  <LateTexts>
    <Search {...props} />
  </LateTexts>
)

/** A combobox; what is typed is looked for at once. */
const Search = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const navigate = useNavigate()
  const { menu, settings, view } = useShell()
  const isPromo = usePromoMode()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [recent, setRecent] = useState(() => readRecentSearches(view.storeCode))
  const wanted = text.trim()
  const { found, retry } = useSuggestions(wanted)
  const isCurrent = found?.text === wanted
  // what the products are found by: the words as they were meant, where nothing has them as they are
  const words = isCurrent && found.isInstead && found.corrected ? found.corrected : wanted
  const meant = (isCurrent && found.corrected) || wanted
  const shownRecent = recent.filter((each) => each.toLowerCase().startsWith(wanted.toLowerCase()))
  const forget = (which?: string) => {
    setRecent(forgetSearch(view.storeCode, which))
    field.current?.focus()
  }
  const { activeId, onKeyDown, option } = useActiveOption(listId, isCurrent ? found : undefined, (name) => {
    const which = shownRecent.find((_, at) => name === recentName(at))
    if (which !== undefined) forget(which)
  })
  const named = (name: string) => findCategories(menu, name, { product_choose: settings.product_choose, isPromo })
  const isNothing = isCurrent && found.total === 0 && named(meant).length === 0
  // where nothing is found the main ones are the ways on
  const categories = named(isNothing ? '' : meant)
  useClosedByNavigation(onClose)
  const remember = () => {
    if (words) setRecent(rememberSearch(view.storeCode, words))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!wanted) return
    remember()
    void navigate(searchPath(wanted))
  }
  const put = (next: string) => {
    setText(next)
    field.current?.focus()
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
          <span>
            <label className="t-12 muted" htmlFor="search-text">
              {t('search.label')}
            </label>
            {/* the panel is opened to type */}
            <input
              ref={field}
              id="search-text"
              type="text"
              inputMode="search"
              role="combobox"
              aria-expanded="true"
              aria-haspopup="listbox"
              aria-autocomplete="list"
              aria-controls={listId}
              aria-activedescendant={activeId}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the search wants to type
              autoFocus
              maxLength={200}
              placeholder={t('search.placeholder')}
              autoComplete="off"
              autoCorrect="off"
              spellCheck="false"
              enterKeyHint="search"
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
            />
          </span>
          {text ? (
            <button type="button" className="link t-14" onClick={() => put('')}>
              {t('frame.clear')}
            </button>
          ) : null}
          <CloseButton />
        </form>
      }
    >
      <SearchSays text={wanted} found={isCurrent ? found : undefined} onMeant={put} onRetry={retry} />
      <div
        id={listId}
        role="listbox"
        aria-label={t('frame.suggestions')}
        aria-busy={!isCurrent}
        className={styles.columns}
      >
        <div className={styles.words}>
          {isCurrent && wanted && words === meant && found.refinements.length > 0 ? (
            <Words title={t('frame.suggestions')}>
              {found.refinements.map(({ code, key, label, count }) => (
                <Word
                  key={`${code}:${key}`}
                  option={option(`${code}-${key}`)}
                  to={searchPath(words, `&${code}=${encodeURIComponent(key)}`)}
                  onFollow={remember}
                  count={count}
                >
                  <mark>{words}</mark> {label}
                </Word>
              ))}
            </Words>
          ) : null}
          {shownRecent.length > 0 && !wanted ? (
            <RecentWords recent={shownRecent} option={option} onForget={forget} />
          ) : null}
          {categories.length > 0 ? (
            <Words title={t('frame.categories')}>
              {categories.map(({ id, label, url_path, product_count }) => (
                <Word
                  key={id}
                  option={option(`category-${id}`)}
                  to={`/${url_path}`}
                  onFollow={remember}
                  count={product_count}
                >
                  <Marked label={label} words={meant} />
                </Word>
              ))}
            </Words>
          ) : null}
          {shownRecent.length > 0 && wanted ? (
            <RecentWords recent={shownRecent} option={option} onForget={forget} />
          ) : null}
        </div>
        <SearchResults text={wanted} words={words} meant={meant} found={found} option={option} onFollow={remember} />
      </div>
    </Dialog>
  )
}
