import { useMoney, useStoreView } from '#features/stores/web/index.ts'

type Props = { of: Readonly<Record<string, number>>; className?: string }

/** Amounts kept apart by currency, each in its own; nothing at all is nothing of the page's own. */
export const Amounts = ({ of, className }: Props) => {
  const money = useMoney()
  const { i18n } = useStoreView()
  const amounts = Object.entries(of)
  const shown = amounts.length > 0 ? amounts : [[i18n.currencyCode, 0] as const]
  return <b className={className}>{shown.map(([code, amount]) => money(amount, code)).join(' + ')}</b>
}
