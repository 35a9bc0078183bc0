import type { PictureSpec, Template } from '../pictures/spec.ts'
import type { Look } from '../style.ts'

/** The words of a row's cut, in the order in which the tables write them. */
const cutWords = {
  hoodie: ['closure', 'neck', 'pocket', 'length', 'fit', 'sleeve', 'panel'],
  jacket: ['fabric', 'neck', 'closure', 'pocket', 'length', 'fit', 'sleeve', 'panel'],
  tee: ['sleeve', 'neck', 'length', 'fit', 'hem', 'panel'],
  tank: ['shoulder', 'neck', 'length', 'fit', 'hem', 'panel'],
  bra: ['strap', 'neck', 'band', 'length', 'seam', 'panel'],
  leggings: ['rise', 'length', 'leg', 'panel', 'pocket'],
  joggers: ['fit', 'hem', 'pocket', 'rise', 'length', 'panel'],
  shorts: ['kind', 'length', 'rise', 'pocket', 'hem', 'panel'],
  shoe: ['sole', 'upper', 'collar', 'motif', 'toe', 'lace', 'soleColour'],
} as const satisfies Partial<Record<Template, readonly string[]>>

export type Worn = keyof typeof cutWords

/** A row's words as the painter's parameters; the row types have checked the words. */
export const toPicture = (template: Worn, words: readonly string[], look: Look, seed: number): PictureSpec => {
  const cut: Record<string, string | boolean> = Object.fromEntries(
    cutWords[template].map((key, index) => [key, words[index] ?? '']),
  )
  if (template === 'hoodie') cut['cords'] = look.cords ?? cut['neck'] === 'hood'
  if (template === 'joggers' || template === 'shorts') cut['cords'] = look.cords ?? false
  if (template === 'tee') cut['pocket'] = look.pocket ?? false
  return {
    template,
    print: look.print ?? 'plain',
    ...(look.accent && { accent: look.accent }),
    ...(look.logo && { logo: look.logo }),
    seed,
    cut,
  } as PictureSpec
}
