import { useEffect, useId, useRef, useState } from 'react'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import styles from '../cart.module.css'
import type { CartBonuses } from '../store/cart-types.ts'
import { useGetCart } from '../store/use-cart.ts'

/** Milliseconds that the slider rests before the shop is told. */
const rest = 400

/** What one step of the slider is worth: some dozens of steps whatever the currency. Major units. */
const stepOf = (most: number): number => 10 ** Math.max(0, Math.floor(Math.log10(Math.max(most, 1))) - 1)

type Props = {
  bonuses: CartBonuses
  spent: number
  /** Whether the slider stands where the shop has not heard of yet. */
  onMove?: (isMoved: boolean) => void
}

/** A signed-in shopper's bonuses: how many there are, and how many of them pay for this cart. */
export const BonusForm = ({ bonuses, spent, onMove }: Props) => {
  const t = useText()
  const format = useFormatPrice()
  const getCart = useGetCart()
  const id = useId()
  const [wanted, setWanted] = useState<number>()
  const untold = useRef<number>(undefined)
  const [error, setError] = useState<string>()
  const { balance, most } = bonuses
  const step = stepOf(most)
  const toAmount = (steps: number) => Math.min(steps * step, most)
  const steps = Math.ceil(most / step)
  const shown = wanted ?? spent
  useEffect(() => {
    if (wanted === undefined) return undefined
    let isGone = false
    untold.current = wanted
    onMove?.(true)
    const tell = async () => {
      untold.current = undefined
      const answer = await getCart().spendBonuses(wanted)
      if (isGone) return
      setError(answer.ok ? undefined : t(`refusal.${answer.code}`))
      setWanted(undefined)
    }
    const timer = setTimeout(() => void tell(), rest)
    return () => {
      isGone = true
      clearTimeout(timer)
      onMove?.(false)
    }
  }, [wanted, getCart, onMove, t])
  // the page is left before the slider has come to rest
  useEffect(
    () => () => {
      if (untold.current !== undefined) void getCart().spendBonuses(untold.current)
    },
    [getCart],
  )
  if (balance <= 0) return null
  return (
    <div className={styles.bonuses}>
      <p className={styles.spread}>
        <label htmlFor={id}>
          <b>{t('cart.bonuses')}</b>
        </label>
        <output htmlFor={id} className="num">
          <b>{format(shown)}</b>
        </output>
      </p>
      <input
        id={id}
        type="range"
        min={0}
        max={steps}
        step={1}
        value={Math.ceil(shown / step)}
        disabled={steps === 0}
        aria-valuetext={format(shown)}
        aria-describedby={`${id}-most`}
        onChange={(event) => setWanted(toAmount(Number(event.target.value)))}
      />
      <p id={`${id}-most`} className={`${styles.spread} ${styles.wraps} t-14 muted`}>
        <span>{t('cart.bonusesHave', { amount: format(balance) })}</span>
        <span>{t('cart.bonusesMost', { amount: format(most) })}</span>
      </p>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
