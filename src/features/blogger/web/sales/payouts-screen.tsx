import { useDay, useMoney } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { Empty } from '#ui/empty.tsx'
import { Link } from '#ui/link.tsx'
import type { BloggerContract, WirePayout } from '../../contract.ts'
import { BalancePart } from './balance-part.tsx'
import { PayoutAttachment } from './payout-attachment.tsx'
import { Read } from '../read.tsx'
import { SalesLinks } from './sales-links.tsx'
import styles from '../cabinet.module.css'

/** What was paid out and what is about to be, each with the orders it pays and its document. */
export const Screen = () => {
  const t = useText()
  const payouts = useOne<BloggerContract, 'GET /api/blogger/payouts'>('GET /api/blogger/payouts')
  const balance = useOne<BloggerContract, 'GET /api/blogger/balance'>('GET /api/blogger/balance')
  return (
    <>
      <SalesLinks />
      <BalancePart one={balance} />
      <Read one={payouts}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('cabinet.noPayouts')} text={t('cabinet.noPayoutsText')} />
          ) : (
            <ul className={styles.rows}>
              {items.map((payout) => (
                <Payout key={payout.id} payout={payout} />
              ))}
            </ul>
          )
        }
      </Read>
    </>
  )
}

const Payout = ({ payout }: { payout: WirePayout }) => {
  const t = useText()
  const money = useMoney()
  const day = useDay()
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className="num">{payout.number}</h2>
        <p className="t-14 muted num">{day(payout.approved_at ?? payout.created_at)}</p>
        <p className="t-14">{t(`cabinet.payout_${payout.status}`)}</p>
        {payout.note ? <p className="t-14 muted">{payout.note}</p> : null}
      </div>
      <div className={styles.side}>
        <b className="num">{money(payout.amount, payout.currency)}</b>
        {payout.bonus > 0 ? (
          <span className="t-14 muted num">
            {t('cabinet.bonusOfIt', { amount: money(payout.bonus, payout.currency) })}
          </span>
        ) : null}
        <Link className="link t-14" to={`/cabinet/sales/orders?payout=${payout.id}`}>
          {t('cabinet.payoutOrders', { count: payout.orders })}
        </Link>
        <a className="link t-14" href={payout.file} download>
          {t('cabinet.document')}
        </a>
        <PayoutAttachment payout={payout} />
      </div>
    </li>
  )
}
