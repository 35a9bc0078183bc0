import type { Language } from '#core/language.ts'
import type { CurrencyCode } from '#core/money.ts'

export type { CurrencyCode }

export const storeCodes = ['en', 'us', 'ru', 'de', 'eu', 'ua', 'cn'] as const
export type StoreCode = (typeof storeCodes)[number]
export const flags = ['RU', 'EN', 'EU', 'US', 'UA', 'DE', 'CN'] as const

/** One storefront: its address prefix, language, money and tax. config/stores holds one file each. */
export type StoreView = {
  readonly storeCode: StoreCode
  readonly storeId: number
  readonly name: string
  /** The first part of its addresses, with the slash: `/en`. */
  readonly url: string
  readonly appendStoreCode: boolean
  /** Whether it is among the active ones (the setting `active_views`) for as long as the shop says nothing else. */
  readonly isActive: boolean
  readonly flag: (typeof flags)[number]
  /** The value of hreflang; none where no valid one exists. */
  readonly hreflang: string | undefined
  readonly i18n: {
    readonly language: Language
    readonly locale: string
    readonly fullCountryName: string
    readonly fullLanguageName: string
    readonly currencyCode: CurrencyCode
    readonly currencySign: string
    /** `{sign}{amount}` or `{amount} {sign}` with their spaces. */
    readonly priceFormat: string
    readonly decimalSign: '.' | ','
    readonly groupSign: ',' | '.' | '\u00a0'
    readonly fractionDigits: 2
    readonly dateFormat: 'HH:mm D-M-YYYY'
  }
  readonly tax: {
    /** Undefined falls back to PL for prices; totals refuse. */
    readonly defaultCountry: string | undefined
    readonly sourcePriceIncludesTax: boolean
  }
  /** Bounds of the price filter in major units: below the first, between, above the last. */
  readonly priceBounds: readonly [number, number, number]
  readonly defaultSort: string
}

/** Whether there is a store view of this code. */
export const isStoreCode = (code: string): code is StoreCode => (storeCodes as readonly string[]).includes(code)
