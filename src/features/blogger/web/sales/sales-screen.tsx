import { useDay, useMoney, useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { useAddressParams } from '#platform/web/page/use-address-params.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import type { BloggerContract, WireStats } from '../../contract.ts'
import { defaultPeriod, periods } from '../../rules/limits.ts'
import type { Period } from '../../rules/limits.ts'
import { Amounts, ownFirst } from '../amounts.tsx'
import { BalancePart } from './balance-part.tsx'
import { ProfitChart } from './profit-chart.tsx'
import { Read } from '../read.tsx'
import { RefreshButton } from '../refresh-button.tsx'
import styles from '../cabinet.module.css'
import sales from './sales.module.css'

/** What came of a blogger's work: figures of a period, a chart, the week beside the one before, and the balance. */
export const Screen = () => {
  const t = useText()
  const [params, change] = useAddressParams()
  const period = periods.find((one) => one === params.get('period')) ?? defaultPeriod
  const stats = useOne<BloggerContract, 'GET /api/blogger/stats'>('GET /api/blogger/stats')
  const balance = useOne<BloggerContract, 'GET /api/blogger/balance'>('GET /api/blogger/balance')
  const choose = (wanted: Period) => change((next) => next.set('period', wanted))
  const refresh = async () => (await Promise.all([stats.renew(), balance.renew()])).every(Boolean)
  return (
    <>
      <div className={styles.head}>
        <fieldset className={styles.segments}>
          <legend className="vh">{t('cabinet.period')}</legend>
          {periods.map((one) => (
            <label key={one}>
              <input type="radio" name="period" checked={one === period} onChange={() => choose(one)} />
              <span>{t(`cabinet.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <RefreshButton renew={refresh} />
      </div>
      <Read one={stats}>{(figures) => <Figures stats={figures} period={period} />}</Read>
      <BalancePart one={balance} />
      <p>
        <ButtonLink variant="ghost" size="s" to="/cabinet/sales/payouts">
          {t('cabinet.toPayouts')}
        </ButtonLink>
      </p>
    </>
  )
}

const Figures = ({ stats, period }: { stats: WireStats; period: Period }) => {
  const t = useText()
  const day = useDay()
  const figures = stats[period]
  const { orders: week } = stats
  const isWeek = period === 'week'
  return (
    <>
      <div className={sales.tiles}>
        <Link className={sales.tile} to={`/cabinet/sales/orders?period=${period}`}>
          <span className="t-14">{t('cabinet.profit')}</span>
          <Amounts of={figures.profit} className={`num ${sales.figure}`} />
          {isWeek ? <Difference of={week.diffs.profit} /> : null}
          {Object.keys(figures.bonus).length > 0 ? (
            <span className="t-14 muted">
              {t('cabinet.andBonus')} <Amounts of={figures.bonus} />
            </span>
          ) : null}
        </Link>
        <Link className={sales.tile} to={`/cabinet/sales/orders?period=${period}`}>
          <span className="t-14">{t('cabinet.orders')}</span>
          <b className={`num ${sales.figure}`}>{figures.count}</b>
          {isWeek ? (
            <>
              <CountDifference of={week.diffs.count} />
              <span className="t-14 muted">
                {t('cabinet.cameTo')} <Amounts of={week.sum} />
              </span>
            </>
          ) : null}
        </Link>
        <Link className={sales.tile} to={`/cabinet/products/posts?period=${period}`}>
          <span className="t-14">{t('cabinet.mentioned')}</span>
          <b className={`num ${sales.figure}`}>
            {figures.mentioned}
            {isWeek && week.mentions_goal > 0 ? (
              <span className="muted"> {t('cabinet.ofGoal', { goal: week.mentions_goal })}</span>
            ) : null}
          </b>
          {isWeek ? (
            <>
              <CountDifference of={week.diffs.mentioned} />
              <Goal done={week.mentioned} goal={week.mentions_goal} />
            </>
          ) : null}
        </Link>
      </div>
      <ProfitChart stats={stats} period={period} />
      {stats.total.start_date === null ? (
        <p className="t-14 muted">{t('cabinet.nothingYet')}</p>
      ) : (
        <p className="t-14 muted">
          <Amounts of={stats.total.profit} /> {t('cabinet.since', { day: day(stats.total.start_date) })}
        </p>
      )}
    </>
  )
}

/** What the week's posts leave to do. */
const Goal = ({ done, goal }: { done: number; goal: number }) => {
  const t = useText()
  if (goal === 0) return null
  const left = Math.max(0, goal - done)
  return (
    <>
      <span className={sales.panes} aria-hidden="true">
        {Array.from({ length: Math.min(goal, 14) }, (_, index) => (
          <i key={index} className={index < done ? sales.on : undefined} />
        ))}
      </span>
      <span className="t-14 muted">
        {left === 0 ? t('cabinet.goalReached') : t('cabinet.goalLeft', { count: left })}
      </span>
    </>
  )
}

const CountDifference = ({ of }: { of: number }) => {
  const t = useText()
  return (
    <span className={`t-14 ${directionOf([of])}`}>
      {t('cabinet.onLastWeek', { change: of < 0 ? `\u2212${-of}` : `+${of}` })}
    </span>
  )
}

/** An arrow where all of it went the same way. */
const directionOf = (changes: readonly number[]): string | undefined => {
  if (changes.every((change) => change === 0)) return ''
  if (changes.every((change) => change >= 0)) return sales.up
  return changes.every((change) => change <= 0) ? sales.down : ''
}

const Difference = ({ of }: { of: Readonly<Record<string, number>> }) => {
  const t = useText()
  const money = useMoney()
  const byOwn = ownFirst(useStoreView().i18n.currencyCode)
  const ordered = Object.entries(of).toSorted(([one], [other]) => byOwn(one, other))
  const changes = ordered.map(([code, amount]) => {
    const written = money(Math.abs(amount), code)
    return amount < 0 ? `\u2212${written}` : `+${written}`
  })
  return changes.length > 0 ? (
    <span className={`t-14 ${directionOf(Object.values(of))}`}>
      {t('cabinet.onLastWeek', { change: changes.join(', ') })}
    </span>
  ) : null
}
