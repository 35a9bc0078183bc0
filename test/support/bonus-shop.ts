import { bonuses } from '#app/server/bonuses.ts'
import { settings } from '#config/settings.ts'
import { money } from '#core/money.ts'
import { addBonuses } from '#features/promotions/server/index.ts'
import { createSalesApp } from './sales.ts'
import type { SalesApp } from './sales.ts'
import { signIn } from './sign-in.ts'

/** A shop that sells and keeps bonuses, where the customer of this id has 50 dollars of them. */
export const createBonusShop = async (
  customerId: number,
  changes: Parameters<typeof createSalesApp>[0] = {},
): Promise<SalesApp> => {
  const { bonusesOf, bonusLedger } = bonuses({ settingsOf: () => settings })
  const shop = await createSalesApp({ bonusesOf, bonusLedger, ...changes })
  const now = shop.now()
  await signIn(shop.db, customerId, now)
  const award = { customerId, amount: money(50_00), reason: 'award', orderId: undefined, key: 'award', now } as const
  await addBonuses(shop.db, award, 'USD')
  return shop
}
