type Props = {
  /** Path of the picture as the catalogue has it. */
  path: string
  alt: string
  /** Pixels of the single size; the server has its double too. */
  width: number
  height: number
  /** How wide it stands, as of `<img sizes>`: then the browser chooses by width instead of by density. */
  sizes?: string
  /** In sight at once: loaded first, with priority. All others wait until they come near. */
  isFirst?: boolean | undefined
  className?: string | undefined
}

/** The address of a picture in one of the sizes that the server has; it answers AVIF, WebP or JPEG. */
export const pictureUrl = (path: string, width: number, height: number): string =>
  `/img/${width}x${height}/${path.replace(/^\//, '')}`

const nothing = () => {}

export const Picture = ({ path, alt, width, height, sizes, isFirst, className }: Props) => {
  const single = pictureUrl(path, width, height)
  const double = pictureUrl(path, width * 2, height * 2)
  return (
    <img
      className={className}
      // before src: Safari starts to load at once when it sees src
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      sizes={sizes}
      srcSet={sizes ? `${single} ${width}w, ${double} ${width * 2}w` : `${single}, ${double} 2x`}
      src={single}
      alt={alt}
      width={width}
      height={height}
      // React would hold the page it is on back until it is there
      onLoad={isFirst ? nothing : undefined}
    />
  )
}
