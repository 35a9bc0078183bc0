import { useEffect, useRef } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { pictureUrl } from '#ui/picture.tsx'
import type { WireProduct } from '../../rules/product.ts'
import styles from './extras.module.css'

type Props = { name: string; media: WireProduct['media_gallery']; first: number; onClose: () => void }

/** The pictures as large as they are, one under the other; phones pinch them. */
export const Enlarged = ({ name, media, first, onClose }: Props) => {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[first]?.scrollIntoView({ block: 'start' })
  }, [first])
  return (
    <Dialog title={name} onClose={onClose} className={styles.enlarged}>
      <ul ref={list} className={styles.large}>
        {media.map(({ image }, index) => (
          <li key={image ?? index}>
            {image ? (
              <img
                src={pictureUrl(image, 1200, 1488)}
                width={1200}
                height={1488}
                alt={t('product.picture', { name, number: index + 1 })}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
