import { useFormatPrice } from '#features/stores/web/index.ts'
import { Price } from '#ui/price.tsx'

const percentOff = (now: number, before: number): number =>
  before > now && now > 0 ? Math.round((1 - now / before) * 100) : 0

/** Amounts in major units; short, it leaves the percent out. */
export const ProductPrice = ({ now, before, isShort }: { now: number; before: number; isShort?: boolean }) => {
  const format = useFormatPrice()
  const percent = percentOff(now, before)
  return (
    <Price
      now={format(now)}
      before={percent ? format(before) : undefined}
      percent={percent && !isShort ? `−${percent}%` : undefined}
    />
  )
}
