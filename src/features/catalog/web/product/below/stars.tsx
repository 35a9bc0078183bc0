import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './extras.module.css'

/** A rating in stars, said in words. */
export const Stars = ({ rating }: { rating: number }) => {
  const t = useText()
  return (
    <span className={styles.stars} role="img" aria-label={t('product.stars', { rating })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" className={looks[Math.round(Math.min(Math.max(rating - star, -1), 0) * 2) + 2]} />
      ))}
    </span>
  )
}

/** A star that is not there, one by half, and a whole one. */
const looks = [styles.dim, styles.half, undefined]
