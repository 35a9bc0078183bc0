import type { ReviewInput } from '#features/catalog/rules/catalogue-input.ts'
import { promoted } from './flags.ts'
import { chance } from './hash.ts'
import { closings, extraClosings, fitOfTitle, mildClosings, nicknames, openings } from './review-texts.ts'
import { styles } from './styles.ts'
import type { Shelf, Style } from './style.ts'

/** The last day on which a demo shopper wrote something. */
const lastDay = Date.UTC(2026, 10, 18)

const othersWithReviews = 66

const reviewed = (): readonly Style[] => {
  const others = styles
    .filter(
      ({ key, type, onlyPromo }) =>
        !promoted.includes(key) && !onlyPromo && (type === 'configurable' || type === 'simple'),
    )
    .toSorted((a, b) => chance(a.key, 'reviewed') - chance(b.key, 'reviewed'))
  return [...styles.filter(({ key }) => promoted.includes(key)), ...others.slice(0, othersWithReviews)]
}

const countOf = ({ key }: Style): number =>
  promoted.includes(key) ? 5 + Math.floor(chance(key, 'how many') * 4) : 1 + Math.floor(chance(key, 'how many') * 2)

const toDate = ({ key, createdAt }: Style, index: number): string => {
  const first = Date.parse(createdAt)
  return new Date(first + Math.floor(chance(`${key} ${index}`, 'written') * Math.max(lastDay - first, 0))).toISOString()
}

/** About 250 reviews, no two alike: on a shelf, each opening meets each closing once at most. */
export const demoReviews = (): readonly ReviewInput[] => {
  const writtenOn = new Map<Shelf, number>()
  let written = 0
  return reviewed().flatMap((style) =>
    Array.from({ length: countOf(style) }, (_, index) => {
      const turn = writtenOn.get(style.shelf) ?? 0
      writtenOn.set(style.shelf, turn + 1)
      const starts = openings[style.shelf]
      const round = Math.floor(turn / starts.length)
      const start = starts[turn % starts.length]
      const ends = style.shelf === 'extras' ? extraClosings : closings
      const end =
        start && start[0] <= 3
          ? mildClosings[(turn + round) % mildClosings.length]
          : ends[(turn * 3 + round) % ends.length]
      const nickname = nicknames[(written++ * 7) % nicknames.length]
      if (!start || !end || !nickname) throw new Error('no words left for a review')
      const [rating, title, text] = start
      const fit: ReviewInput['fit'] = style.type === 'configurable' ? (fitOfTitle[title] ?? 'true') : undefined
      const createdAt = toDate(style, index)
      return { sku: style.sku, rating, title, detail: `${text} ${end}`, nickname, ...(fit && { fit }), createdAt }
    }),
  )
}
