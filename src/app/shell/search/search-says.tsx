import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import { searchPath } from './search-path.ts'
import type { Suggestions } from './use-suggestions.ts'
import styles from './search-panel.module.css'

type Props = {
  text: string
  /** What was found for these words; undefined while it is looked for. */
  found: Suggestions | undefined
  /** Puts other words into the field. */
  onMeant: (words: string) => void
  onRetry: () => void
}

/** What a search came to, in words: what else was meant, that nothing was found, or that there was no answer. */
export const SearchSays = ({ text, found, onMeant, onRetry }: Props) => {
  const t = useText()
  return (
    <>
      <p className="vh" role="status">
        {found && text && !found.failure ? t('search.count', { count: found.total }) : ''}
      </p>
      {found ? <Line text={text} found={found} onMeant={onMeant} onRetry={onRetry} /> : null}
    </>
  )
}

const Line = ({ text, found, onMeant, onRetry }: Props & { found: Suggestions }) => {
  const t = useText()
  const { corrected, failure, isInstead, total } = found
  if (failure) {
    return (
      <p className={styles.says} role="alert">
        {t(`refusal.${failure}`)}{' '}
        <button type="button" className="link" onClick={onRetry}>
          {t('shell.tryAgain')}
        </button>
      </p>
    )
  }
  if (!text) return null
  if (corrected && isInstead) return <p className={styles.says}>{t('search.instead', { text, meant: corrected })}</p>
  if (corrected) {
    return (
      <p className={styles.says}>
        {t('search.didYouMean')}{' '}
        <Link
          className="link"
          to={searchPath(corrected)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onMeant(corrected)
          }}
        >
          {corrected}
        </Link>
      </p>
    )
  }
  if (total > 0) return null
  return (
    <p className={styles.says}>
      {t('search.nothing', { text })}{' '}
      <span className="muted">
        {t('search.tipSpelling')}. {t('search.tipFewer')}. {t('search.tipKind')}.
      </span>
    </p>
  )
}
