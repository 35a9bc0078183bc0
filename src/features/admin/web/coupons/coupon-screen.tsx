import { useState } from 'react'
import type { FormEvent } from 'react'
import { canonicalJson } from '#core/fingerprint.ts'
import type { ManagedCoupon, PromotionsContract } from '#features/promotions/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useLastPart } from '#platform/web/page/use-last-part.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Problem } from '#ui/problem.tsx'
import { CouponFields, limitsOf, toTyped, usesText } from './coupon-fields.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { Read } from '../screen-parts/unread.tsx'
import { Unsaved } from '../screen-parts/unsaved.tsx'
import { useSeen } from '../screen-parts/use-seen.ts'

/** One coupon, to be changed in all but its code and kind. */
export const Screen = () => {
  const t = useText()
  const code = useLastPart()
  const one = useOne<PromotionsContract, 'GET /api/manage/coupons/:code'>('GET /api/manage/coupons/:code', {
    params: { code },
  })
  return (
    <Read one={one} title={t('office.noCoupon')}>
      {(coupon) => <CouponForm coupon={coupon} />}
    </Read>
  )
}

const CouponForm = ({ coupon }: { coupon: ManagedCoupon }) => {
  const t = useText()
  const call = useCall<PromotionsContract>()
  const work = useWork()
  const { seen, isBehind, see, hear } = useSeen(coupon)
  const { code, type, date_end } = seen
  const kept = toTyped(seen)
  const [typed, setTyped] = useState(kept)
  const [isOn, setOn] = useState(seen.active)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // an end within a day stays while the day does
    const body = { ...limitsOf(typed), ...(typed.end === kept.end ? { date_end } : {}), active: isOn, seen }
    const changed = await work.run(async () => {
      const made = await call('POST /api/manage/coupons/:code', { params: { code }, body })
      hear(!made.ok && made.code === 'COUPON_CHANGED' ? (made.meta['coupon'] as ManagedCoupon) : undefined)
      return made
    }, t('office.saved'))
    if (!changed) return
    see(changed)
    // what was typed meanwhile stays
    setTyped((now) => (now === typed ? toTyped(changed) : now))
  }
  const showTheirs = () => {
    setTyped(kept)
    setOn(seen.active)
    see(seen)
    work.setError(undefined)
  }
  return (
    <Part title={`${code} · ${type === 'percent' ? '%' : 'USD'}`} text={t('office.couponStays')}>
      <Unsaved isChanged={isOn !== seen.active || canonicalJson(typed) !== canonicalJson(kept)} />
      <p className="num t-14">{`${t('office.used')}: ${usesText(t, seen)}`}</p>
      <form className={`${styles.form} ${styles.two}`} onSubmit={(event) => void submit(event)}>
        <CouponFields type={type} used={seen.used} typed={typed} onChange={setTyped} />
        <Checkbox label={t('office.active')} checked={isOn} onChange={(event) => setOn(event.target.checked)} />
        <Problem text={work.error} />
        <Button type="submit" isBusy={work.isBusy}>
          {t('office.save')}
        </Button>
        {isBehind ? (
          <Button type="button" variant="ghost" onClick={showTheirs}>
            {t('office.showTheirs')}
          </Button>
        ) : null}
      </form>
    </Part>
  )
}
