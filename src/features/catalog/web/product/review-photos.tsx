import { useState } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Picture } from '#ui/picture.tsx'
import { Enlarged } from './enlarged.tsx'
import styles from './extras.module.css'
import type { Reviews } from './extras-data.ts'

/** Photos of shoppers in one row; a press opens them large. Nothing while there are none. */
export const ReviewPhotos = ({ reviews: { photos } }: { reviews: Pick<Reviews, 'photos'> }) => {
  const t = useText()
  const [large, setLarge] = useState<string>()
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="review-photos">
      <h3 id="review-photos" className="t-14">
        {t('product.reviewPhotos')}
      </h3>
      <ul className={styles.photos}>
        {photos.map((path, index) => (
          <li key={path}>
            <button
              type="button"
              className="pic"
              aria-label={t('product.reviewPhoto', { number: index + 1 })}
              onClick={() => setLarge(path)}
            >
              <Picture path={path} alt="" width={210} height={300} />
            </button>
          </li>
        ))}
      </ul>
      {large === undefined ? null : (
        <Enlarged
          name={t('product.reviewPhotos')}
          media={photos.map((image) => ({ type: 'image', image, label: '' }))}
          first={large}
          onClose={() => setLarge(undefined)}
        />
      )}
    </section>
  )
}
