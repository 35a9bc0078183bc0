/** What an order that waits to be paid holds beside its pieces, by the name that texts choose their words with. */
export const heldBy = ({
  coupon,
  bonus,
}: {
  readonly coupon: string | null
  readonly bonus: number
}): 'both' | 'coupon' | 'bonuses' | 'pieces' =>
  coupon === null ? (bonus > 0 ? 'bonuses' : 'pieces') : bonus > 0 ? 'both' : 'coupon'
