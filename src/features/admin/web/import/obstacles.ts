import type { Translate } from '#core/text.ts'

/** What stands in the way of an undo, as its sentences name it, and how the office's text calls it. */
const kinds: Readonly<Record<string, string>> = {
  product: 'product',
  'price of product': 'price',
  'category of product': 'place',
  'link of product': 'link',
  'review of product': 'review',
  review: 'review',
  address: 'address',
  category: 'category',
  attribute: 'attribute',
  option: 'option',
  'tax rule': 'rule',
  'tax rate': 'rate',
  page: 'page',
  block: 'block',
}
const deeds: Readonly<Record<string, string>> = {
  'was changed': 'changed',
  'was deleted': 'deleted',
  'was ordered': 'ordered',
  'was reviewed': 'reviewed',
  'became a variant of an imported one': 'variant',
  'was put into an imported category': 'category',
}
const anyOf = (words: Readonly<Record<string, string>>) =>
  Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
const sentence = new RegExp(`^(?:an? )?(?<kind>${anyOf(kinds)})(?: (?<name>.+))? (?<deed>${anyOf(deeds)}) since$`)

/** Why an import cannot be undone, a sentence a line, in the reader's language; what nobody knows stays as it is. */
export const obstaclesIn = (t: Translate, found: string): string =>
  found
    .split('\n')
    .map((line) => {
      const { kind = '', name = '', deed = '' } = sentence.exec(line)?.groups ?? {}
      if (!kind) return line
      const what = t('office.undoWhat', { kind: kinds[kind] ?? '', name }).trim()
      return t('office.undoDeed', { what, deed: deeds[deed] ?? '' })
    })
    .join('; ')
