import type { ReactNode } from 'react'
import { markMatches } from '#features/search/rules/mark-matches.ts'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { searchPath } from './search-path.ts'
import type { OptionProps } from './use-active-option.ts'
import styles from './search-panel.module.css'

/** A label with the words that were looked for in it. */
export const Marked = ({ label, words }: { label: string; words: string }) =>
  markMatches(label, words).map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))

/** Suggestions of one kind under their name. */
export const Words = ({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) => (
  <div role="group" aria-label={title} className={styles.group}>
    <div className={styles.title}>
      <span aria-hidden="true">{title}</span>
      {beside}
    </div>
    {children}
  </div>
)

type WordProps = { to: string; option: OptionProps; onFollow?: () => void; children: ReactNode; count: number }

export const Word = ({ to, option, onFollow, children, count }: WordProps) => (
  <Link {...option} className={styles.word} to={to} onClick={onFollow}>
    <span>{children}</span>
    <span className={`num ${styles.num}`}>{count}</span>
  </Link>
)

/** The name of the option of a search that was made before. */
export const recentName = (at: number): string => `recent-${at}`

type RecentProps = {
  recent: readonly string[]
  option: (name: string) => OptionProps
  /** Without words: all of them. */
  onForget: (words?: string) => void
}

/** What was looked for before, each with the way to forget it. */
export const RecentWords = ({ recent, option, onForget }: RecentProps) => {
  const t = useText()
  return (
    <Words
      title={t('frame.recent')}
      beside={
        <button {...option('forget')} data-beside type="button" className="link t-14" onClick={() => onForget()}>
          {t('frame.forgetSearches')}
        </button>
      }
    >
      {recent.map((words, at) => (
        <div key={words} className={styles.recent}>
          <Link {...option(recentName(at))} className={styles.word} to={searchPath(words)}>
            <span>{words}</span>
          </Link>
          <button
            {...option(`forget-${at}`)}
            data-beside
            type="button"
            aria-label={t('frame.forgetSearch', { words })}
            onClick={() => onForget(words)}
          >
            <Icon name="x" size="s" />
          </button>
        </div>
      ))}
    </Words>
  )
}
