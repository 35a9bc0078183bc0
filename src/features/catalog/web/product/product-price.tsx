import { useFormatPrice } from '#features/stores/web/index.ts'
import { Price } from '#ui/price.tsx'

const percentOff = (now: number, before: number): number => (before > now && now > 0 ? Math.round((1 - now / before) * 100) : 0)

export const ProductPrice = ({ now, before }: { now: number; before: number }) => {
  const format = useFormatPrice()
  const percent = percentOff(now, before)
  return (
    <Price now={format(now)} before={percent ? format(before) : undefined} percent={percent ? `−${percent}%` : undefined} />
  )
}
