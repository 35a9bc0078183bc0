export { archiveReasons, bloggerLimits, defaultPeriod, periods, postTypes } from './rules/limits.ts'
export type { ArchiveReason, Period, PostType } from './rules/limits.ts'
export { mayRefresh, promoListOf, promoLists } from './rules/lists.ts'
export { findSameSet, inSetOrder, isDisabled, isSet, setTypeOf } from './rules/sets.ts'
