import type { StockContract } from '#features/stock/contract.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { Read } from '../screen-parts/unread.tsx'

/** What most people wait for: to come back, or to become cheaper. */
export const WantedProducts = () => {
  const t = useText()
  const one = useOne<StockContract, 'GET /api/manage/stock/requests'>('GET /api/manage/stock/requests', {
    query: { size: 20 },
  })
  // what comes later than the list below it, and may be nothing, keeps no place
  if (!one.answer || (one.answer.ok && one.answer.value.items.length === 0)) return null
  return (
    <Part title={t('office.wanted')} text={t('office.wantedText')}>
      <Read one={one}>
        {({ items }) => (
          <ul className={styles.rows} aria-label={t('office.wanted')}>
            {items.map(({ sku, name, qty, back_in_stock, price_drop }) => (
              <li key={sku}>
                <span>
                  <b>{sku}</b> {name} <span className="muted">{t('office.stockOf', { count: qty })}</span>
                </span>
                <span className="num">{t('office.wantedBy', { back: back_in_stock, cheaper: price_drop })}</span>
              </li>
            ))}
          </ul>
        )}
      </Read>
    </Part>
  )
}
