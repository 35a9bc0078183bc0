import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Fit } from '../rules.ts'
import styles from './reviews.module.css'

type Props = { review: { nickname: string; verified: boolean; fit: Fit | null; reply: string | null } }

/** Below a review's words: who wrote it, whether it was bought here, how it fits, what the shop answered. */
export const ReviewNotes = ({ review: { nickname, verified, fit, reply } }: Props) => {
  const t = useText()
  return (
    <>
      <p className={`t-12 muted ${styles.notes}`}>
        <span>{nickname || t('review.nobody')}</span>
        {verified ? (
          <span>
            <Icon name="check" size="s" /> {t('review.verified')}
          </span>
        ) : null}
        {fit ? <span>{t(`review.fit.${fit}`)}</span> : null}
      </p>
      {reply ? (
        <blockquote className={styles.reply}>
          <p className="t-12 muted">{t('review.reply')}</p>
          <p>{reply}</p>
        </blockquote>
      ) : null}
    </>
  )
}
