import { useId } from 'react'
import { useMoney, useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import type { WireStats } from '../../contract.ts'
import type { Period } from '../../rules/limits.ts'
import { barsOf, linesOf, mainCurrency } from '../../rules/chart.ts'
import type { Bar } from '../../rules/chart.ts'
import styles from '../cabinet.module.css'
import sales from './sales.module.css'

const [width, height] = [640, 220]
/** Left of the columns, for what the lines stand for. */
const margin = 64
/** Below and above them. */
const [foot, head] = [28, 12]

/** Profit by day or month as columns up to the day of the figures, each beside the one before it; the same in words, and as a table. */
export const ProfitChart = ({ stats: { days, until }, period }: { stats: WireStats; period: Period }) => {
  const t = useText()
  const money = useMoney()
  const { i18n } = useStoreView()
  const titleId = useId()
  const currency = mainCurrency(days)
  if (currency === undefined) return null
  const bars = barsOf(days, period, currency, new Date(until))
  const top = Math.max(...bars.flatMap((bar) => [bar.now, bar.before]), 0)
  const step = (width - margin) / bars.length
  const left = (index: number) => margin + index * step
  const isYear = period === 'year'
  const format = new Intl.DateTimeFormat(i18n.locale, {
    timeZone: 'UTC',
    ...(isYear ? { month: 'short' } : bars.length > 7 ? { day: 'numeric' } : { weekday: 'short' }),
  })
  const nameOf = ({ from }: Bar) => format.format(new Date(from))
  const row = new Intl.DateTimeFormat(i18n.locale, {
    timeZone: 'UTC',
    ...(isYear ? { month: 'long', year: 'numeric' } : { dateStyle: 'medium' }),
  })
  const tall = (amount: number) => (top > 0 ? Math.max(0, (amount / top) * (height - foot - head)) : 0)
  const number = new Intl.NumberFormat(i18n.locale)
  const column = (bar: Bar, amount: number, index: number, isBefore: boolean) => (
    <rect
      key={`${bar.from} ${isBefore}`}
      className={isBefore ? sales.before : index === bars.length - 1 ? sales.today : sales.now}
      x={left(index) + step * (isBefore || isYear ? 0.12 : 0.36)}
      y={height - foot - tall(amount)}
      width={step * (isBefore ? 0.22 : isYear ? 0.76 : 0.5)}
      height={tall(amount)}
    />
  )
  return (
    <section className={classNames(styles.part, sales.drawn)} aria-label={t('cabinet.byDay')}>
      <div className={styles.head}>
        <h2 className="t-20">
          {t(isYear ? 'cabinet.byMonth' : 'cabinet.byDay')}, {currency}
        </h2>
        {isYear ? null : (
          <p className={`t-14 muted ${sales.legend}`}>
            <i className={sales.now} /> {t(period === 'month' ? 'cabinet.thisMonth' : 'cabinet.thisWeek')}
            <i className={sales.before} /> {t(period === 'month' ? 'cabinet.lastMonth' : 'cabinet.lastWeek')}
          </p>
        )}
      </div>
      <svg
        className={classNames(sales.chart, isYear && sales.year)}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={titleId}
      >
        <title id={titleId}>{bars.map((bar) => `${nameOf(bar)} ${money(bar.now, currency)}`).join(', ')}</title>
        {[0, ...linesOf(top)].map((amount) => (
          <g key={amount}>
            <line x1={margin} x2={width} y1={height - foot - tall(amount)} y2={height - foot - tall(amount)} />
            <text x={0} y={height - foot - tall(amount) + 4}>
              {number.format(amount)}
            </text>
          </g>
        ))}
        {isYear ? null : bars.map((bar, index) => column(bar, bar.before, index, true))}
        {bars.map((bar, index) => column(bar, bar.now, index, false))}
        {bars.map((bar, index) =>
          bars.length > 12 && index % 5 !== 4 ? null : (
            <text key={bar.from} x={left(index) + step / 2} y={height - 6} textAnchor="middle">
              {nameOf(bar)}
            </text>
          ),
        )}
      </svg>
      <details className="t-14">
        <summary className="link">{t('cabinet.asTable')}</summary>
        <table className={sales.table}>
          <caption className="vh">{t('cabinet.byDay')}</caption>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.from}>
                <th scope="row">{row.format(new Date(bar.from))}</th>
                <td className="num">{money(bar.now, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
