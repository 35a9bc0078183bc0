import type { Translate } from '#core/text.ts'
import { reviewStatus } from '#features/reviews/rules.ts'

/** The states of what waits for approval, as filters have them. */
export const statesOf = (t: Translate) =>
  [
    [String(reviewStatus.waiting), t('office.waiting')],
    [String(reviewStatus.approved), t('office.approved')],
    [String(reviewStatus.refused), t('office.refused')],
  ] as const
