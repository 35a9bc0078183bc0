import type { ComponentProps } from 'react'
import { useDay, useMoney, useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import type { WireBalance } from '../../contract.ts'
import { ownFirst } from '../amounts.tsx'
import { Read } from '../read.tsx'
import styles from '../cabinet.module.css'
import sales from './sales.module.css'

type Props = Pick<ComponentProps<typeof Read<WireBalance[]>>, 'one'>

/** What was earned, one block a currency: they are never added up. */
export const BalancePart = ({ one }: Props) => {
  const t = useText()
  const { i18n } = useStoreView()
  const byOwn = ownFirst(i18n.currencyCode)
  return (
    <section className={styles.part} aria-label={t('cabinet.balance')}>
      <h2 className="t-20">{t('cabinet.balance')}</h2>
      <Read one={one}>
        {(balances) =>
          balances.length === 0 ? (
            <p className="muted">{t('cabinet.nothingYet')}</p>
          ) : (
            <div className={sales.balances}>
              {balances
                .toSorted((first, second) => byOwn(first.currency, second.currency))
                .map((balance) => (
                  <Balance key={balance.id} balance={balance} />
                ))}
            </div>
          )
        }
      </Read>
    </section>
  )
}

const Balance = ({ balance }: { balance: WireBalance }) => {
  const t = useText()
  const money = useMoney()
  const day = useDay()
  const rows = [
    ['pending', balance.pending],
    ['paid', balance.paid],
    ['total', balance.total],
  ] as const
  return (
    <div>
      <p className={`num ${sales.figure}`}>{money(balance.active, balance.currency)}</p>
      <p className="t-14 muted">{t('cabinet.nextPayout', { day: day(balance.next_payment) })}</p>
      <dl className={sales.facts}>
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`cabinet.balance_${name}`)}</dt>
            <dd className="num">{money(amount, balance.currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
