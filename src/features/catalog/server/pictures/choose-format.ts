import type { PictureFormat } from './resize-picture.ts'

/** The smallest format that an Accept header names; a `q=0` refuses it, and `*` alone says nothing about AVIF or WebP. */
export const chooseFormat = (accept: string | undefined): PictureFormat => {
  const named = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  )
  if (named.has('image/avif')) return 'avif'
  return named.has('image/webp') ? 'webp' : 'jpeg'
}
