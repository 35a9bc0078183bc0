import { toLocalTime } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import type { ListingData } from './load-listing.ts'
import styles from './saved-copy.module.css'

/** Says of a list that it is what this browser kept, and since when. No server ever shows it. */
export const SavedCopy = ({ saved: { at } }: { saved: NonNullable<ListingData['saved']> }) => {
  const t = useText()
  return (
    <p className={`t-14 ${styles.saved}`} role="status">
      {at === undefined ? t('search.savedCopy') : t('search.savedCopyFrom', { time: toLocalTime(new Date(at)) })}
    </p>
  )
}
