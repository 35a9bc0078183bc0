import { Suspense, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import { GalleryPicture, GalleryVideo } from './gallery-item.tsx'
import { Enlarged } from '../parts.ts'
import styles from './gallery.module.css'

type Props = { name: string; media: WireProduct['media_gallery'] }

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** A row to swipe on phones, a wall with thumbnails on wide screens; works without JavaScript. */
export const Gallery = ({ name, media }: Props) => {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const thumbs = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [large, setLarge] = useState<string>()
  useEffect(() => {
    const items = [...(list.current?.children ?? [])]
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) setCurrent(items.indexOf(seen.target))
      },
      { threshold: 0.6 },
    )
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  }, [])
  const show = (index: number) => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
    setCurrent(index)
  }
  /** The arrows walk along the thumbnails and show each picture they come to. */
  const step = (event: KeyboardEvent, index: number) => {
    const next = index + (steps[event.key] ?? 0)
    if (next === index || !media[next]) return
    event.preventDefault()
    thumbs.current?.children[next]?.querySelector('button')?.focus()
    show(next)
  }
  return (
    <section className={styles.gallery} aria-label={t('product.pictures')}>
      {media.length > 1 ? (
        <ul ref={thumbs} className={styles.thumbs}>
          {media.map(({ image = '', video }, index) => (
            <li key={video ?? image}>
              <button
                type="button"
                aria-label={t(video ? 'product.showVideo' : 'product.showPicture', { number: index + 1 })}
                aria-current={index === current}
                onClick={() => show(index)}
                onKeyDown={(event) => step(event, index)}
              >
                <span className="pic">
                  {image ? <Picture path={image} alt="" width={210} height={300} /> : null}
                  {video ? <Icon name="play" className={styles.play} /> : null}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <ul ref={list} className={styles.pictures}>
        {media.length === 0 ? (
          <li>
            <span className="pic">
              <Picture path="" alt="" width={600} height={744} isFirst />
            </span>
          </li>
        ) : null}
        {media.map((one, index) => (
          <li key={one.video ?? one.image}>
            <span className="pic">
              {one.video ? (
                <GalleryVideo name={name} media={one} />
              ) : (
                <GalleryPicture name={name} path={one.image ?? ''} alt={one.alt} index={index} onEnlarge={setLarge} />
              )}
            </span>
          </li>
        ))}
      </ul>
      {large === undefined ? null : (
        <Suspense>
          <Enlarged name={name} media={media} first={large} onClose={() => setLarge(undefined)} />
        </Suspense>
      )}
      {media.length > 1 && !media[current]?.video ? (
        <span className={`${styles.position} num`} aria-hidden="true">
          {current + 1} / {media.length}
        </span>
      ) : null}
    </section>
  )
}
