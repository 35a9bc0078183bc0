import { useText } from '#platform/web/texts.tsx'
import { Picture } from '#ui/picture.tsx'
import styles from './extras.module.css'
import type { Reviews } from './extras-data.ts'
import { useEnlarged } from '../gallery/use-enlarged.tsx'

/** Photos of shoppers in one row; a press opens them large. Nothing while there are none. */
export const ReviewPhotos = ({ reviews: { photos } }: { reviews: Pick<Reviews, 'photos'> }) => {
  const t = useText()
  const name = t('product.reviewPhotos')
  const [open, large] = useEnlarged(name, photos)
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="review-photos">
      <h3 id="review-photos" className="t-14">
        {name}
      </h3>
      <ul className={styles.photos}>
        {photos.map((path, index) => (
          <li key={path}>
            <button
              type="button"
              className={`pic ${styles.zoom}`}
              aria-label={t('product.reviewPhoto', { number: index + 1 })}
              onClick={() => open(path)}
            >
              <Picture path={path} alt="" width={210} height={300} />
            </button>
          </li>
        ))}
      </ul>
      {large}
    </section>
  )
}
