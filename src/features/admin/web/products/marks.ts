import type { ManagedProduct } from '#features/catalog/rules/manage-calls.ts'

/** What a product is marked with. */
export const marksOf = ({ is_new, is_sale, is_promo, only_promo }: ManagedProduct) => ({
  is_new,
  is_sale,
  is_promo,
  only_promo,
})
