import { useMoney, useStoreView } from '#features/stores/web/index.ts'

type Props = { of: Readonly<Record<string, number>>; className?: string }

/** Codes of currencies in order, the page's own first. */
export const ownFirst =
  (own: string) =>
  (one: string, other: string): number =>
    Number(other === own) - Number(one === own)

/** Amounts kept apart by currency, each in its own; nothing at all is nothing of the page's own. */
export const Amounts = ({ of, className }: Props) => {
  const money = useMoney()
  const { i18n } = useStoreView()
  const byOwn = ownFirst(i18n.currencyCode)
  const amounts = Object.entries(of).toSorted(([one], [other]) => byOwn(one, other))
  const shown = amounts.length > 0 ? amounts : [[i18n.currencyCode, 0] as const]
  return <b className={className}>{shown.map(([code, amount]) => money(amount, code)).join(' + ')}</b>
}
