import type { Translate } from '#core/text.ts'

/** What the status of a product is called, by its code. */
export const productStatuses = (t: Translate): readonly (readonly [code: string, label: string])[] => [
  ['1', t('office.onSale')],
  ['0', t('office.onSaleToo')],
  ['2', t('office.notOnSale')],
  ['3', t('office.archived')],
]

/** Where a product is shown, by its code. */
export const visibilities = (t: Translate): readonly (readonly [code: string, label: string])[] => [
  ['4', t('office.everywhere')],
  ['2', t('office.inLists')],
  ['3', t('office.inSearch')],
  ['1', t('office.nowhere')],
]

/** What a kind of product is called, by its code. */
export const productTypes = (t: Translate): readonly (readonly [code: string, label: string])[] => [
  ['simple', t('office.type.simple')],
  ['configurable', t('office.type.configurable')],
  ['grouped', t('office.type.grouped')],
  ['bundle', t('office.type.bundle')],
  ['virtual', t('office.type.virtual')],
  ['downloadable', t('office.type.downloadable')],
]
