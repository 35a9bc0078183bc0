/** As the specification counts: 1 is shown. */
export const reviewStatus = { approved: 1, waiting: 2, refused: 3 } as const
export type ReviewStatus = (typeof reviewStatus)[keyof typeof reviewStatus]

export const fits = ['small', 'true', 'large'] as const
export type Fit = (typeof fits)[number]

/** Characters at most, photos at most. */
export const reviewLimits = { title: 120, detail: 4000, nickname: 60, photos: 8, reply: 2000 } as const

/** Fewer answers say nothing. */
const fewestFits = 3

export type FitScore = { readonly verdict: Fit; readonly percent: number; readonly answers: number }

/** What most answers say of the fit, and how many in a hundred; undefined with fewer than three answers, or without one that leads. */
export const fitScore = (answers: readonly (Fit | null | undefined)[]): FitScore | undefined => {
  const given = answers.filter((answer) => answer !== null && answer !== undefined)
  if (given.length < fewestFits) return undefined
  const counted = fits.map((verdict) => ({ verdict, count: given.filter((answer) => answer === verdict).length }))
  const [first, second] = counted.toSorted((a, b) => b.count - a.count)
  if (!first || first.count === second?.count) return undefined
  return { verdict: first.verdict, percent: Math.round((first.count / given.length) * 100), answers: given.length }
}
