import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { FormEvent, Ref } from 'react'
import { toCouponCode } from '#features/promotions/rules.ts'
import { Unbroken, toLocalTime, useFormatPrice } from '#features/stores/web/index.ts'
import { promoClaim, storeClaim } from '#platform/web/storage/claims.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { WireCoupon } from '../../contract.ts'
import cartStyles from '../cart.module.css'
import styles from './coupon-form.module.css'
import { CouponHolder, useCouponHolder } from './coupon-holder.tsx'
import { useGetCart } from '../store/use-cart.ts'

/** What a coupon does, in words. */
const useCouponWords = () => {
  const t = useText()
  const format = useFormatPrice()
  return (coupon: WireCoupon): string => {
    if (!coupon.active) return t('cart.couponInactive')
    return [
      coupon.is_promo_code ? t('cart.couponPromo') : '',
      coupon.value > 0
        ? t(coupon.type === 'percent' ? 'cart.couponPercent' : 'cart.couponFixed', {
            value: coupon.type === 'percent' ? coupon.value : format(coupon.value),
          })
        : '',
      coupon.free_delivery ? t('cart.couponDelivery') : '',
      coupon.date_end ? t('cart.couponUntil', { date: toLocalTime(new Date(coupon.date_end)) }) : '',
    ]
      .filter((part) => part !== '')
      .join(', ')
  }
}

type Props = {
  readonly coupon: WireCoupon | null
  readonly waiting?: string | undefined
  /** Folded away otherwise: few have one. */
  readonly isOpen?: boolean
  /** Is given what applies the code that is typed, while one is that was not tried yet. */
  readonly typed?: Ref<ApplyTyped | undefined>
}

/** Whether the typed code is the cart's now; where not, it is said why, and the focus is there. */
export type ApplyTyped = () => Promise<boolean>

/** The coupon of the cart, or a place to type one. */
export const CouponForm = ({ coupon, waiting, isOpen, typed }: Props) => {
  const t = useText()
  const getCart = useGetCart()
  const words = useCouponWords()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  /** What was pressed last here: the focus goes to what came in the place of that. */
  const [pressed, setPressed] = useState<'apply' | 'remove'>()
  /** A code that was typed and is used up. */
  const [used, setUsed] = useState<string>()
  const holder = useCouponHolder(coupon?.used ? coupon.code : used)
  // a blogger's code that was typed is promised from then on
  const promo = coupon?.is_promo_code ? coupon.code : undefined
  useEffect(() => {
    const now = Date.now()
    if (promo && promoClaim(now) !== promo) storeClaim({ code: 'promoCode', value: promo }, now)
  }, [promo])
  const apply = async (): Promise<boolean> => {
    setBusy(true)
    const answer = await getCart().applyCoupon(code.trim())
    setBusy(false)
    setUsed(!answer.ok && answer.code === 'COUPON_USED' ? toCouponCode(code) : undefined)
    setError(answer.ok ? undefined : t(`refusal.${answer.code}`))
    if (answer.ok) setCode('')
    return answer.ok
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setError(t('cart.couponEmpty'))
    if (await apply()) setPressed('apply')
    return undefined
  }
  const field = useRef<HTMLInputElement>(null)
  const isUntried = code.trim() !== '' && error === undefined
  const applyTyped = async () => {
    const isApplied = await apply()
    if (!isApplied) unfold(field.current)
    return isApplied
  }
  useImperativeHandle(typed, () => (isUntried ? applyTyped : undefined))
  const remove = async () => {
    setBusy(true)
    const answer = await getCart().removeCoupon()
    setBusy(false)
    setError(answer.ok ? undefined : t(`refusal.${answer.code}`))
    if (answer.ok) setPressed('remove')
  }
  const shown = coupon?.code ?? waiting
  if (shown !== undefined) {
    return (
      <div className={styles.applied} role="status">
        <span>
          <b>{shown}</b>{' '}
          <span className="t-14 muted">
            {holder ? (
              <CouponHolder holder={holder} />
            ) : coupon ? (
              <Unbroken text={words(coupon)} />
            ) : (
              t('cart.couponWaiting')
            )}
          </span>
          {error ? <span className={cartStyles.error}>{error}</span> : null}
        </span>
        <button
          ref={pressed === 'apply' ? takeFocus : undefined}
          type="button"
          className="link t-14"
          aria-busy={isBusy}
          onClick={() => void remove()}
        >
          {t('cart.remove')}
          <span className="vh">
            {' '}
            {t('cart.coupon')} {shown}
          </span>
        </button>
      </div>
    )
  }
  return (
    <details className={styles.fold} open={isOpen}>
      <summary ref={pressed === 'remove' ? takeFocus : undefined}>
        {t('cart.couponOpen')}
        <Icon name="plus" size="s" />
      </summary>
      <form className={styles.coupon} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          ref={field}
          label={t('cart.couponLabel')}
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={100}
          value={code}
          onChange={(event) => {
            setCode(event.target.value)
            setError(undefined)
          }}
          error={
            error && holder ? (
              <>
                {used}: <CouponHolder holder={holder} />
              </>
            ) : (
              error
            )
          }
        />
        <Button type="submit" variant="ghost" isBusy={isBusy}>
          {t('cart.couponApply')}
        </Button>
      </form>
    </details>
  )
}

/** Brings a field in sight, out of all that is folded around it. */
const unfold = (field: HTMLElement | null): void => {
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
  field?.focus()
  // the one that has the focus already is not shown by asking for it
  field?.scrollIntoView({ block: 'center' })
}

const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
