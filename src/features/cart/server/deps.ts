import type { Language } from '#core/language.ts'
import type { Money } from '#core/money.ts'
import { zero } from '#core/money.ts'
import type { Translate } from '#core/text.ts'
import type { TaxRule } from '#features/pricing/rules/tax.ts'
import type { CurrencyCode, StoreCode, StoreView } from '#features/stores/rules/store-view.ts'
import { getSettings } from '#features/stores/server/index.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { Db, RequestContext } from '#platform/server/context.ts'

export type BonusAccount = { readonly balance: Money; readonly isVip: boolean }

/** What cart, checkout and orders need from around them. */
export type CartDeps = {
  readonly translators: Readonly<Record<Language, Translate>>
  /** The settings of a store view; read from the database where the app keeps none. */
  readonly settingsOf?: (db: Db, storeCode: StoreCode) => Promise<Settings>
  /** Without them tax is 0. */
  readonly taxRules?: () => readonly TaxRule[]
  /** The tax class of each price group. */
  readonly customerGroups?: () => ReadonlyMap<number, number>
  /** The accounts' knowledge: the price group of a customer. */
  readonly groupOf?: (db: Db, customerId: number) => Promise<number | undefined>
  /** The accounts' knowledge: bonuses a customer has, in minor units of this currency. None without it. */
  readonly bonusesOf?: (db: Db, customerId: number, currency: CurrencyCode) => Promise<BonusAccount>
  /** The bloggers' knowledge: whether a code that is no coupon is one of theirs. */
  readonly isPromoCode?: (db: Db, code: string) => Promise<boolean>
}

export type Context = RequestContext<StoreView>

export const settingsFor = (deps: CartDeps, { db, store }: Pick<Context, 'db' | 'store'>): Promise<Settings> =>
  (deps.settingsOf ?? getSettings)(db, store.storeCode)

export const bonusesFor = async (deps: CartDeps, { db, store, session }: Context): Promise<BonusAccount> =>
  session && deps.bonusesOf
    ? deps.bonusesOf(db, session.customerId, store.i18n.currencyCode)
    : { balance: zero, isVip: false }

export const translatorFor = (deps: CartDeps, { store }: Context): Translate => deps.translators[store.i18n.language]
