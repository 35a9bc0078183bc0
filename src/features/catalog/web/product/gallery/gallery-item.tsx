import type { MouseEvent, PointerEvent } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture, pictureUrl } from '#ui/picture.tsx'
import { SharedPicture } from '#ui/shared-picture.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import styles from './gallery.module.css'

type Media = WireProduct['media_gallery'][number]

/** A video of this shop lies in its media folder; everything else is a page elsewhere. */
const isElsewhere = (video: string): boolean => /^https?:\/\//i.test(video)

type PictureProps = {
  name: string
  path: string
  alt: string | undefined
  index: number
  onEnlarge: (path: string) => void
}

/** A picture that grows under the mouse, and opens large; without a script the link shows the large one by itself. */
export const GalleryPicture = ({ name, path, alt, index, onEnlarge }: PictureProps) => {
  const t = useText()
  const enlarge = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onEnlarge(path)
  }
  const follow = (event: PointerEvent<HTMLAnchorElement>) => {
    if (event.pointerType !== 'mouse') return
    const link = event.currentTarget
    const { left, top, width, height } = link.getBoundingClientRect()
    link.style.setProperty('--x', `${((event.clientX - left) / width) * 100}%`)
    link.style.setProperty('--y', `${((event.clientY - top) / height) * 100}%`)
  }
  return (
    <a href={pictureUrl(path, 1200, 1488)} onClick={enlarge} onPointerMove={follow}>
      <SharedPicture isActive={index === 0}>
        <Picture
          path={path}
          alt={alt ?? t('product.picture', { name, number: index + 1 })}
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
  )
}

/** A video of the shop plays in its place, when asked to. One that lies elsewhere is a link that says where it leads. */
export const GalleryVideo = ({ name, media: { video = '', image, label } }: { name: string; media: Media }) => {
  const t = useText()
  const title = label || t('product.videoOf', { name })
  if (isElsewhere(video)) {
    return (
      <a className={styles.elsewhere} href={video} target="_blank" rel="noopener noreferrer">
        {image ? <Picture path={image} alt="" width={600} height={744} /> : null}
        <span>
          <Icon name="play" />
          {t('product.videoElsewhere', { title, host: hostOf(video) })}
        </span>
      </a>
    )
  }
  return (
    <video
      src={`/media/${video}`}
      {...(image ? { poster: pictureUrl(image, 600, 744) } : {})}
      controls
      playsInline
      muted
      loop
      preload="none"
      aria-label={title}
    />
  )
}

const hostOf = (address: string): string => /^\w+:\/\/(?:www\.)?([^/?#]+)/.exec(address)?.[1] ?? address
