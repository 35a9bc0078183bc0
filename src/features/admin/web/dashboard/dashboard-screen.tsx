import { useState } from 'react'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useText } from '#platform/web/texts.tsx'
import { SelectField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import type { AdminContract, Dashboard } from '../../contract.ts'
import styles from './dashboard.module.css'
import { Part } from '../screen-parts/part.tsx'
import { SalesChart } from './sales-chart.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { Unread } from '../screen-parts/unread.tsx'

const periods = [7, 30, 90, 365] as const

/** How the shop does, and what waits for somebody. */
export const Screen = () => {
  const t = useText()
  const [days, setDays] = useState<number>(30)
  const { answer, look } = useOne<AdminContract, 'GET /api/manage/dashboard'>('GET /api/manage/dashboard', {
    query: { days },
  })
  if (!answer?.ok) return <Unread answer={answer} onAgain={look} />
  const figures = answer.value
  return (
    <>
      <Waiting waiting={figures.waiting} />
      <SelectField
        label={t('office.period')}
        className={styles.period}
        value={days}
        onChange={(event) => setDays(Number(event.target.value))}
      >
        {periods.map((count) => (
          <option key={count} value={count}>
            {t('office.days', { count })}
          </option>
        ))}
      </SelectField>
      <SalesChart figures={figures} />
      <div className={styles.lists}>
        <Wares title={t('office.best')} wares={figures.best} />
        <Wares title={t('office.low')} wares={figures.low} />
        <Part title={t('office.misses')}>
          {figures.misses.length === 0 ? <p className="muted t-14">{t('office.nothing')}</p> : null}
          <ol className={styles.rows}>
            {figures.misses.map(({ text, hits, last_at }) => (
              <li key={text}>
                <span>
                  {text} <time className="muted">{formatDateTime(last_at)}</time>
                </span>
                <b className="num">{hits}</b>
              </li>
            ))}
          </ol>
        </Part>
      </div>
    </>
  )
}

const Waiting = ({ waiting }: { waiting: Dashboard['waiting'] }) => {
  const t = useText()
  const tiles = [
    { count: waiting.placed, label: t('office.placed'), to: '/admin/orders?stage=1&canceled=false' },
    { count: waiting.packing, label: t('office.packing'), to: '/admin/orders?stage=2,3&canceled=false' },
    { count: waiting.shortfall, label: t('office.short'), to: '/admin/orders?shortfall=true' },
    { count: waiting.returns, label: t('office.openReturns'), to: '/admin/returns?state=open' },
    { count: waiting.reviews, label: t('office.newReviews'), to: '/admin/reviews?status=2' },
  ]
  return (
    <ul className={styles.tiles} aria-label={t('office.waitsForYou')}>
      {tiles.map(({ count, label, to }) => (
        <li key={to}>
          <Link to={to}>
            <b className="num">{count}</b>
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Wares = ({ title, wares }: { title: string; wares: Dashboard['best'] }) => {
  const t = useText()
  return (
    <Part title={title}>
      {wares.length === 0 ? <p className="muted t-14">{t('office.nothing')}</p> : null}
      <ol className={styles.rows}>
        {wares.map(({ sku, name, qty }) => (
          <li key={sku}>
            <span>
              {name} <span className="muted nowrap">{sku}</span>
            </span>
            <b className="num">{qty}</b>
          </li>
        ))}
      </ol>
    </Part>
  )
}
