import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { pictureUrl } from '#ui/picture.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import styles from '../below/extras.module.css'

type Props = {
  name: string
  media: WireProduct['media_gallery']
  /** Path of the picture to begin with. */
  first: string
  onClose: () => void
}

/**
 * The pictures as large as they are, one under the other. Phones pinch them; a press or Enter shows one twice as large, to be
 * moved about by scrolling; the arrows go from one to the next.
 */
export const Enlarged = ({ name, media, first, onClose }: Props) => {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const [zoomed, setZoomed] = useState<string>()
  const paths = media.flatMap(({ image, video }) => (image && !video ? [image] : []))
  const begin = paths.indexOf(first)
  const buttonAt = (index: number) => list.current?.children[index]?.querySelector('button')
  useEffect(() => {
    const button = list.current?.children[begin]?.querySelector('button')
    button?.scrollIntoView({ block: 'start' })
    button?.focus({ preventScroll: true })
  }, [list, begin])
  const step = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0 || zoomed !== undefined) return
    event.preventDefault()
    const next = buttonAt(index + by)
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'start' })
  }
  return (
    <Dialog title={name} onClose={onClose} className={styles.enlarged}>
      <ul ref={list} className={styles.large}>
        {paths.map((path, index) => (
          <li key={path}>
            <button
              type="button"
              className={classNames(styles.zoom, zoomed === path && styles.zoomed)}
              aria-pressed={zoomed === path}
              aria-label={t('product.zoom', { number: index + 1 })}
              onClick={() => setZoomed(zoomed === path ? undefined : path)}
              onKeyDown={(event) => step(event, index)}
            >
              <img
                src={pictureUrl(path, 1200, 1488)}
                width={1200}
                height={1488}
                alt={t('product.picture', { name, number: index + 1 })}
              />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
