import type { Money } from '#core/money.ts'
import type { CartDeps } from '#features/cart/server/index.ts'
import type { CurrencyCode, StoreView } from '#features/stores/rules/store-view.ts'
import type { MailSender } from '#platform/server/adapters/mail-outbox.ts'
import type { PaymentProvider } from '#platform/server/adapters/payment-embedded.ts'
import type { Db } from '#platform/server/context.ts'
import type { Jobs } from '#platform/server/jobs.ts'

export type BonusEntry = {
  readonly customerId: number
  readonly orderId: string
  readonly amount: Money
  readonly currency: CurrencyCode
}

/** The accounts' ledger, written in the order's transaction. `spend` is false when the balance does not hold it any more. */
export type BonusLedger = {
  readonly spend: (db: Db, entry: BonusEntry) => Promise<boolean>
  readonly giveBack: (db: Db, entry: BonusEntry) => Promise<void>
}

export type OrderDeps = CartDeps & {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly storeViews: Readonly<Record<string, StoreView>>
  /** Who sends payment notices; `embedded` among them only where no real provider is configured. */
  readonly payments: readonly PaymentProvider[]
  readonly bonusLedger?: BonusLedger
}

export type OrderJobDeps = OrderDeps & {
  readonly db: Db
  readonly mail: MailSender
  readonly publicUrl: string
  readonly now: () => Date
}
