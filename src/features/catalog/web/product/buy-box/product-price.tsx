import { percentBelow } from '#features/pricing/rules/special.ts'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Price } from '#ui/price.tsx'

type Props = {
  now: number
  before: number
  /** The lowest of the 30 days before the reduction. */
  lowest?: number | undefined
  isShort?: boolean
}

/** Amounts in major units; short, it leaves the percent and the lowest price out. */
export const ProductPrice = ({ now, before, lowest, isShort }: Props) => {
  const t = useText()
  const format = useFormatPrice()
  const percent = percentBelow(now, before)
  return (
    <Price
      now={format(now)}
      before={percent ? format(before) : undefined}
      percent={isShort ? undefined : percent}
      note={
        percent && !isShort && lowest !== undefined ? t('product.lowestPrice', { price: format(lowest) }) : undefined
      }
    />
  )
}
