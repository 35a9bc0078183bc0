import { fromMajor, money, toMajor } from '#core/money.ts'
import { isVip } from '#features/accounts/server/index.ts'
import type { Catalogue } from '#features/catalog/server/index.ts'
import { worthOf } from '#features/promotions/rules.ts'
import { findOrderNumbers } from '#features/orders/server/index.ts'
import {
  addBonuses,
  correctBonuses,
  countBonusEntries,
  earnOnOrder,
  findBonusBalance,
  giveBackOfOrder,
  listBonusEntries,
  spendOnOrder,
  takeBackEarned,
} from '#features/promotions/server/index.ts'
import type { Kept, OrderBonuses } from '#features/promotions/server/index.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'

/** The ledger of bonuses as cart, orders and accounts see it: in their own currencies, by the settings' rates. */
export const bonuses = (catalogue: Pick<Catalogue, 'settingsOf'>) => {
  const currentRates = () => {
    const { rates, account_currency: own } = catalogue.settingsOf('en')
    return { rates, own }
  }
  return {
    bonusesOf: async (db: Db, customerId: number, currency: CurrencyCode) => {
      const { rates, own } = currentRates()
      const { balance, currency: kept } = await findBonusBalance(db, customerId, own)
      return { balance: worthOf(balance, rates[currency], rates[kept]), isVip: await isVip(db, customerId) }
    },
    balanceOf: async (db: Db, customerId: number) => {
      const { balance, currency } = await findBonusBalance(db, customerId, currentRates().own)
      return { amount: toMajor(balance), currency }
    },
    award: async (
      db: Db,
      { customerId, amount, now }: { readonly customerId: number; readonly amount: number; readonly now: Date },
    ) => {
      const entry = { customerId, amount: fromMajor(amount), reason: 'award', orderId: undefined, now } as const
      await addBonuses(db, { ...entry, key: `award:${customerId}` }, currentRates().own)
    },
    correctBonuses: (
      db: Db,
      entry: {
        readonly customerId: number
        readonly amount: number
        readonly key: string
        readonly note: string
        readonly now: Date
      },
    ) => correctBonuses(db, { ...entry, amount: fromMajor(entry.amount) }, currentRates().own),
    bonusEntriesOf: async (db: Db, customerId: number, page: { readonly from: number; readonly size: number }) => {
      const rows = await listBonusEntries(db, customerId, page)
      const numbers = await findOrderNumbers(
        db,
        rows.flatMap(({ order_id: id }) => id ?? []),
      )
      const items = rows.map((row) => ({
        ...row,
        amount: toMajor(money(row.amount)),
        order_number: row.order_id === null ? null : (numbers.get(row.order_id) ?? null),
        created_at: row.created_at.toISOString(),
      }))
      return { items, total: await countBonusEntries(db, customerId) }
    },
    bonusLedger: {
      spend: (db: Db, spent: OrderBonuses) => {
        const { rates, own } = currentRates()
        return spendOnOrder(db, spent, rates, own)
      },
      giveBack: (db: Db, spent: OrderBonuses & { readonly kept?: Kept }) =>
        giveBackOfOrder(db, spent, currentRates().own),
      earn: (db: Db, earned: OrderBonuses) => {
        const { rates, own } = currentRates()
        return earnOnOrder(db, earned, rates, own)
      },
      takeBack: (db: Db, spent: OrderBonuses & { readonly kept?: Kept }) =>
        takeBackEarned(db, spent, currentRates().own),
    },
  }
}
