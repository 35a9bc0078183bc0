import { Suspense, useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Picture, pictureUrl } from '#ui/picture.tsx'
import { SharedPicture } from '#ui/shared-picture.tsx'
import type { WireProduct } from '../../rules/product.ts'
import { Enlarged } from './parts.ts'
import styles from './product.module.css'

type Props = { name: string; media: WireProduct['media_gallery'] }

/** A row to swipe on phones, a wall with thumbnails on wide screens; works without JavaScript. */
export const Gallery = ({ name, media }: Props) => {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [large, setLarge] = useState<number>()
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
  const enlarge = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setLarge(index)
  }
  const show = (index: number) => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
    setCurrent(index)
  }
  return (
    <section className={styles.gallery} aria-label={t('product.pictures')}>
      {media.length > 1 ? (
        <ul className={styles.thumbs}>
          {media.map(({ image = '' }, index) => (
            <li key={image || index}>
              <button
                type="button"
                aria-label={t('product.showPicture', { number: index + 1 })}
                aria-current={index === current}
                onClick={() => show(index)}
              >
                <span className="pic">{image ? <Picture path={image} alt="" width={210} height={300} /> : null}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <ul ref={list} className={styles.pictures}>
        {media.map(({ image, video, label }, index) => (
          <li key={image ?? video}>
            <span className="pic">
              {video ? (
                // oxlint-disable-next-line jsx-a11y/media-has-caption
                <video
                  src={`/media/${video}`}
                  controls
                  playsInline
                  preload="none"
                  aria-label={label || t('product.video')}
                />
              ) : (
                // without a script the link shows the large picture by itself
                <a href={pictureUrl(image ?? '', 1200, 1488)} onClick={(event) => enlarge(event, index)}>
                  <SharedPicture isActive={index === 0}>
                    <Picture
                      path={image ?? ''}
                      alt={t('product.picture', { name, number: index + 1 })}
                      width={600}
                      height={744}
                      sizes={
                        index === 0
                          ? '(min-width: 64rem) 55vw, (min-width: 48rem) 50vw, 100vw'
                          : '(min-width: 64rem) 28vw, (min-width: 48rem) 50vw, 100vw'
                      }
                      isFirst={index === 0}
                    />
                  </SharedPicture>
                  <span className="vh">{t('product.enlarge')}</span>
                </a>
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
      {media.length > 1 ? (
        <span className={`${styles.position} num hide-l`} aria-hidden="true">
          {current + 1} / {media.length}
        </span>
      ) : null}
    </section>
  )
}
