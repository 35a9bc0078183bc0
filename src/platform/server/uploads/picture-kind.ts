export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** Pixels that a picture may have: more is no picture but a bomb. */
export const mostPixels = 40_000_000

/** What the first bytes say a file is. Nothing else ever gets to a decoder: no SVG, no PDF, no GIF. */
export const findPictureKind = (start: Uint8Array): PictureKind | undefined => {
  const text = (from: number, to: number) => String.fromCharCode(...start.subarray(from, to))
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && /avif|avis/.test(text(8, 40))) return 'avif'
  return undefined
}
