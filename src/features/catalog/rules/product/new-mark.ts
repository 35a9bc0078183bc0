import type { Product } from '../catalogue.ts'

/** Marked as new: by its owner, or by a file that says from when and until when, at `now` (ISO). */
export const isMarkedNew = (
  { isNew, newFrom, newTo }: Pick<Product, 'isNew' | 'newFrom' | 'newTo'>,
  now: string,
): boolean => isNew && (newFrom === undefined || newFrom <= now) && (newTo === undefined || now <= newTo)
