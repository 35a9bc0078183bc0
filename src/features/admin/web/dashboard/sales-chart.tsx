import { useId, useState } from 'react'
import { addMajor } from '#core/money.ts'
import { useText } from '#platform/web/texts.tsx'
import { SelectField } from '#ui/field.tsx'
import type { Dashboard } from '../../contract.ts'
import { daysOf } from '../../rules/days.ts'
import styles from './dashboard.module.css'
import { useDay, useMoney } from '#features/stores/web/index.ts'
import { Part } from '../screen-parts/part.tsx'

const [width, height] = [720, 160]

/** Sales of each day as columns, in one currency, with the same in words and as a table. */
export const SalesChart = ({ figures }: { figures: Dashboard }) => {
  const t = useText()
  const money = useMoney()
  const dayOf = useDay()
  const titleId = useId()
  const currencies = [...new Set(figures.sales.map(({ currency }) => currency))]
  const [wanted, setWanted] = useState<string>()
  const currency = currencies.find((one) => one === wanted) ?? busiest(figures.sales)
  if (currency === undefined)
    return (
      <Part title={t('office.sales')}>
        <p className="muted">{t('office.noSales')}</p>
      </Part>
    )
  const sold = new Map(figures.sales.filter((row) => row.currency === currency).map((row) => [row.day, row]))
  const days = daysOf(figures.since, figures.until).map((day) => ({ day, orders: 0, sum: 0, ...sold.get(day) }))
  const total = addMajor(...days.map(({ sum }) => sum))
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const best = days.reduce((one, other) => (other.sum > one.sum ? other : one))
  const step = width / days.length
  return (
    <Part title={t('office.sales')}>
      {currencies.length > 1 ? (
        <SelectField
          label={t('office.currency')}
          className={styles.period}
          value={currency}
          onChange={(event) => setWanted(event.target.value)}
        >
          {currencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      ) : null}
      <p className={styles.sum}>
        <b className="num">{money(total, currency)}</b>{' '}
        <span className="muted">{t('office.orderCount', { count: orders })}</span>
      </p>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={titleId}>
        <title id={titleId}>
          {t('office.chartText', {
            since: dayOf(figures.since),
            until: dayOf(figures.until),
            sum: money(total, currency),
            day: dayOf(best.day),
            most: money(best.sum, currency),
          })}
        </title>
        {days.map(({ day, sum }, index) => {
          const tall = best.sum > 0 ? Math.max(sum > 0 ? 2 : 0, (sum / best.sum) * (height - 8)) : 0
          return (
            <rect key={day} x={index * step + step * 0.1} y={height - tall} width={step * 0.8} height={tall}>
              <title>{`${dayOf(day)}: ${money(sum, currency)}`}</title>
            </rect>
          )
        })}
        <line x1={0} x2={width} y1={height} y2={height} />
      </svg>
      <p className={`t-12 muted ${styles.ends}`} aria-hidden="true">
        <span>{dayOf(figures.since)}</span>
        <span>{dayOf(figures.until)}</span>
      </p>
      <details className="t-14">
        <summary className="link">{t('office.asTable')}</summary>
        <table className={styles.days}>
          <caption className="vh">{t('office.sales')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('office.date')}</th>
              <th scope="col">{t('area.officeOrders')}</th>
              <th scope="col">{t('office.total')}</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter((day) => day.orders > 0)
              .map((day) => (
                <tr key={day.day}>
                  <td>{dayOf(day.day)}</td>
                  <td>{day.orders}</td>
                  <td>{money(day.sum, currency)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </Part>
  )
}

/** The currency of the most orders. */
const busiest = (sales: Dashboard['sales']): string | undefined => {
  const counts = new Map<string, number>()
  for (const { currency, orders } of sales) counts.set(currency, (counts.get(currency) ?? 0) + orders)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
