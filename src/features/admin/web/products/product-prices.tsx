import { useState } from 'react'
import type { FormEvent } from 'react'
import { currencyCodes } from '#core/money.ts'
import type { ManageCatalogContract, ManagedProduct, ProductChanges } from '#features/catalog/rules/manage-calls.ts'
import { mostPrice } from '#features/catalog/rules/prices/most-price.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { isPastDay } from '../../rules/days.ts'
import styles from '../screen-parts/office.module.css'
import { useUnsavedPart } from '../screen-parts/unsaved.tsx'
import { changesOf } from '../screen-parts/changes.ts'
import { useSeen } from '../screen-parts/use-seen.ts'
import { Problem } from '#ui/problem.tsx'
import { useWork } from '#platform/web/call/use-work.ts'

type PriceChange = NonNullable<ProductChanges['prices']>[number]
type Priced = Pick<ManagedProduct, 'id' | 'sku' | 'prices'>
type Typed = { price: string; special: string; from: string; to: string }

const typedOf = (price: ManagedProduct['prices'][number] | undefined): Typed => ({
  price: price ? String(price.price) : '',
  special: price?.special_price === null || !price ? '' : String(price.special_price),
  from: price?.special_from?.slice(0, 10) ?? '',
  to: price?.special_to?.slice(0, 10) ?? '',
})

const allOf = (prices: ManagedProduct['prices']): Readonly<Record<string, Typed>> =>
  Object.fromEntries(
    currencyCodes.map((currency) => [currency, typedOf(prices.find((one) => one.currency === currency))]),
  )

const seenOf = ({ currency, price, special_price, special_from, special_to }: ManagedProduct['prices'][number]) => ({
  currency,
  price,
  special_price,
  special_from,
  special_to,
})

/** A day is the whole day, in UTC. */
const startOf = (day: string): string | null => (day ? `${day}T00:00:00.000Z` : null)
const endOf = (day: string): string | null => (day ? `${day}T23:59:59.999Z` : null)

const isWrong = ({ price, special_price: special, special_from: from, special_to: to }: PriceChange): boolean =>
  special !== null && (special >= price || (from !== null && to !== null && to < from))

/** The prices of a product or variant in each currency, with a special price and its days. What was not touched stays. */
export const ProductPrices = ({
  product,
  onChange,
}: {
  product: Priced
  onChange: (saved: ManagedProduct) => void
}) => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const work = useWork()
  const { seen, see } = useSeen(product.prices)
  const before = allOf(seen)
  const [typed, setTyped] = useState(before)
  const [today] = useState(() => new Date())
  const prices = currencyCodes.flatMap((currency) => {
    const [now, was] = [typed[currency], before[currency]]
    if (!now?.price || JSON.stringify(now) === JSON.stringify(was)) return []
    const stored = seen.find((one) => one.currency === currency)
    // a moment within a day stays, where its day does
    const [from, to] = [stored?.special_from ?? null, stored?.special_to ?? null]
    return {
      currency,
      price: Number(now.price),
      special_price: now.special ? Number(now.special) : null,
      special_from: now.special ? (now.from === was?.from ? from : startOf(now.from)) : null,
      special_to: now.special ? (now.to === was?.to ? to : endOf(now.to)) : null,
      ...(stored ? { seen: seenOf(stored) } : {}),
    }
  })
  useUnsavedPart(prices.length > 0)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (prices.length === 0) return work.setError(t('office.noChange'))
    if (prices.some(isWrong)) return work.setError(t('office.specialWrong'))
    const changed = await work.run(
      () => call('POST /api/manage/products/:id', { params: { id: product.id }, body: { prices } }),
      t('office.saved'),
    )
    if (!changed) return undefined
    see(changed.prices)
    // what was typed meanwhile stays
    setTyped((now) =>
      Object.fromEntries(
        Object.entries(allOf(changed.prices)).map(([currency, saved]) => [
          currency,
          { ...saved, ...changesOf(typed[currency] ?? saved, now[currency] ?? saved) },
        ]),
      ),
    )
    return onChange(changed)
  }
  return (
    <form
      className={styles.form}
      aria-label={t('office.pricesOf', { sku: product.sku })}
      onSubmit={(event) => void submit(event)}
    >
      {currencyCodes.map((currency) => {
        const stored = seen.find((one) => one.currency === currency)
        const set = (change: Partial<Typed>) =>
          setTyped({ ...typed, [currency]: { ...(typed[currency] ?? typedOf(undefined)), ...change } })
        const now = typed[currency] ?? typedOf(undefined)
        const isDerived = stored?.is_derived === true && JSON.stringify(now) === JSON.stringify(before[currency])
        return (
          <fieldset key={currency} className={styles.prices}>
            <legend className="vh">{currency}</legend>
            <TextField
              label={t('office.priceIn', { currency })}
              hint={isDerived ? t('office.byRate') : undefined}
              type="number"
              min={0}
              max={mostPrice}
              step="0.01"
              required={stored !== undefined}
              value={now.price}
              onChange={(event) => set({ price: event.target.value })}
            />
            <TextField
              label={t('office.specialIn', { currency })}
              type="number"
              min={0}
              max={mostPrice}
              step="0.01"
              value={now.special}
              onChange={(event) => set({ special: event.target.value })}
            />
            <TextField
              label={t('office.firstDay')}
              type="date"
              value={now.from}
              onChange={(event) => set({ from: event.target.value })}
            />
            <TextField
              label={t('office.lastDay')}
              error={now.special && isPastDay(now.to, today) ? t('office.isPast') : undefined}
              type="date"
              value={now.to}
              onChange={(event) => set({ to: event.target.value })}
            />
          </fieldset>
        )
      })}
      <Problem text={work.error} />
      <div className={styles.actions}>
        <Button type="submit" isBusy={work.isBusy}>
          {t('office.savePrices')}
        </Button>
      </div>
    </form>
  )
}
