import { convertToWhole, currencyCodes } from '#core/money.ts'
import type { CurrencyCode, Money } from '#core/money.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { ListedPrice } from './special.ts'

/** Units of each currency for one US dollar. */
export type Rates = Settings['rates']

/** The currency whose price counts in `currency`: its own, else dollars, else the first there is. Undefined without any price. */
export const sourceOf = (
  prices: Readonly<Partial<Record<CurrencyCode, unknown>>>,
  currency: CurrencyCode,
): CurrencyCode | undefined =>
  prices[currency] === undefined ? currencyCodes.find((source) => prices[source] !== undefined) : currency

/** An amount in another currency by the rates, in whole units; in its own as it stands. */
export const convertAmount = (amount: Money, from: CurrencyCode, to: CurrencyCode, rates: Rates): Money =>
  from === to ? amount : convertToWhole(amount, rates[to], rates[from])

/** A listed price in another currency, its special price too, in whole major units; `rates` are units for one US dollar. */
export const convertListed = <T extends ListedPrice>(
  listed: T,
  from: CurrencyCode,
  to: CurrencyCode,
  rates: Rates,
): T =>
  from === to
    ? listed
    : {
        ...listed,
        price: convertAmount(listed.price, from, to, rates),
        special: listed.special === undefined ? undefined : convertAmount(listed.special, from, to, rates),
      }
