import type { ShownPhoto } from '#features/blogger/contract.ts'
import { useText } from '#platform/web/texts.tsx'
import { Picture } from '#ui/picture.tsx'
import { Rail } from '#ui/rail.tsx'
import styles from './extras.module.css'
import { useEnlarged } from '../gallery/use-enlarged.tsx'

/** The product as bloggers show it, in a row; a press opens the photos large. Nothing while there are none. */
export const BloggerPhotos = ({ photos }: { photos: readonly ShownPhoto[] }) => {
  const t = useText()
  const name = t('product.bloggerPhotos')
  const [open, large] = useEnlarged(
    name,
    photos.map(({ image }) => image),
  )
  if (photos.length === 0) return null
  return (
    <>
      <Rail id="bloggers" title={name} name={name}>
        {photos.map(({ image, by }, index) => (
          <li key={image}>
            <button
              type="button"
              className={`pic ${styles.zoom}`}
              aria-label={t('product.reviewPhoto', { number: index + 1 })}
              onClick={() => open(image)}
            >
              <Picture
                path={image}
                alt=""
                width={480}
                height={600}
                sizes="(min-width:64rem) 22vw, (min-width:48rem) 29vw, 44vw"
              />
            </button>
            {by ? <p className="t-14 muted">{`@${by}`}</p> : null}
          </li>
        ))}
      </Rail>
      {large}
    </>
  )
}
