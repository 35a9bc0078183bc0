/** What a post is: a line in one's profile, a story, or a post that stays. */
export const postTypes = ['profile', 'story', 'post'] as const
export type PostType = (typeof postTypes)[number]

/** What a set is put together from, in the order in which its pieces are shown. Source: accounts-and-bloggers.md 4. */
export const setTypes = ['top', 'bottom', 'shoes'] as const
export type SetType = (typeof setTypes)[number]

/** What statistics are counted over; `week` without a choice. Source: accounts-and-bloggers.md 9. */
export const periods = ['today', 'week', 'month', 'year'] as const
export type Period = (typeof periods)[number]
export const defaultPeriod: Period = 'week'

/** Why a product is put aside. */
export const archiveReasons = ['size', 'quality', 'style', 'not_received', 'other'] as const
export type ArchiveReason = (typeof archiveReasons)[number]

/** A payout is made by a manager, and paid once it is approved. */
export const payoutStatuses = ['open', 'approved', 'canceled'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** What became of an order's royalty: being confirmed, on account, paid out, or nothing with its order. */
export const royaltyStates = ['pending', 'confirmed', 'paid', 'canceled'] as const
export type RoyaltyState = (typeof royaltyStates)[number]

/** Lists of the cabinet, at most; wikis of their own. Source: accounts-and-bloggers.md 9. */
export const listSize = 1000
export const wikiSize = 100

export const bloggerLimits = {
  /** Pictures that one call brings, and that one product has at most. */
  photos: 8,
  photosOfItem: 40,
  /** Photos that a product's page shows at most. */
  photosShown: 12,
  notes: 500,
  text: 2000,
  postActions: 10,
  codes: 20,
} as const
