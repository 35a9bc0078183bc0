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
import { Unread } from '../screen-parts/unread.tsx'
import { Unsaved } from '../screen-parts/unsaved.tsx'

/** One coupon, to be changed in all but its code and kind. */
export const Screen = () => {
  const t = useText()
  const code = useLastPart()
  const { answer, look, show } = useOne<PromotionsContract, 'GET /api/manage/coupons/:code'>(
    'GET /api/manage/coupons/:code',
    { params: { code } },
  )
  if (!answer?.ok) return <Unread answer={answer} onAgain={look} title={t('office.noCoupon')} />
  return <CouponForm key={code} coupon={answer.value} onChange={show} />
}

const CouponForm = ({ coupon, onChange }: { coupon: ManagedCoupon; onChange: (coupon: ManagedCoupon) => void }) => {
  const t = useText()
  const call = useCall<PromotionsContract>()
  const work = useWork()
  const { code, type, date_end } = coupon
  const kept = toTyped(coupon)
  const [typed, setTyped] = useState(() => toTyped(coupon))
  const [isOn, setOn] = useState(coupon.active)
  // somebody else was faster
  const [isBehind, setBehind] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // an end within a day stays while the day does
    const body = { ...limitsOf(typed), ...(typed.end === kept.end ? { date_end } : {}), active: isOn, seen: coupon }
    const changed = await work.run(async () => {
      const made = await call('POST /api/manage/coupons/:code', { params: { code }, body })
      const isLate = !made.ok && made.code === 'COUPON_CHANGED'
      setBehind(isLate)
      if (isLate) onChange(made.meta['coupon'] as ManagedCoupon)
      return made
    }, t('office.saved'))
    if (changed) onChange(changed)
  }
  const showTheirs = () => {
    setTyped(kept)
    setOn(coupon.active)
    setBehind(false)
    work.setError(undefined)
  }
  return (
    <Part title={`${code} · ${type === 'percent' ? '%' : 'USD'}`} text={t('office.couponStays')}>
      <Unsaved isChanged={isOn !== coupon.active || canonicalJson(typed) !== canonicalJson(kept)} />
      <p className="num t-14">{`${t('office.used')}: ${usesText(t, coupon)}`}</p>
      <form className={`${styles.form} ${styles.two}`} onSubmit={(event) => void submit(event)}>
        <CouponFields type={type} used={coupon.used} typed={typed} onChange={setTyped} />
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
