import type { Language } from '#core/language.ts'
import type { Result } from '#core/result.ts'
import type { Translate } from '#core/text.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { StoreCode, StoreView } from '#features/stores/rules/store-view.ts'
import type { MailSender } from '#platform/server/adapters/mail-outbox.ts'
import type { SmsSender } from '#platform/server/adapters/sms-outbox.ts'
import type { Db, RequestContext } from '#platform/server/context.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import type { WireBonusEntry } from '../contract.ts'
import type { Passwords } from './passwords/passwords.ts'

export type Context = RequestContext<StoreView>

/** What accounts need from around them. */
export type AccountDeps = {
  readonly translators: Readonly<Record<Language, Translate>>
  readonly storeViews: Readonly<Record<string, StoreView>>
  readonly settingsOf: (db: Db, storeCode: StoreCode) => Promise<Settings>
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** Without the slash at its end. */
  readonly publicUrl: string
  /** Where pictures that people send are kept. */
  readonly dataDir: string
  /** Whether text messages cost money: then they have a budget. */
  readonly paysForSms: boolean
  /** Codes an hour that one address may ask for; 0 for no limit. */
  readonly codesPerAddress: number
  readonly passwords: Passwords
  /** The refresh token's cookie is for https alone. */
  readonly isSecure: boolean
  /** Puts the guest's cart into the customer's, in the transaction of the sign-in; what `meta.merged` tells. */
  readonly mergeCart: (context: Context, customerId: number, cartId: string) => Promise<object>
  /** What was ordered as a guest with this address, which the customer has just shown to be theirs. */
  readonly adoptOrders: (
    db: Db,
    found: { readonly customerId: number; readonly email: string; readonly now: Date },
  ) => Promise<void>
  /** Whether the shop owes somebody money that they earned: it could not be paid out to nobody. */
  readonly isOwed: (db: Db, customerId: number) => Promise<boolean>
  /** The signed proof of a price group, where the shop has prices by group. */
  readonly groupTokenOf: (context: Context, groupId: number) => Promise<string | undefined>
  /** The bonus balance of a customer, in major units. */
  readonly balanceOf: (db: Db, customerId: number) => Promise<{ amount: number; currency: string }>
  /** Credits the bonuses of a new account, once; `amount` in major units. */
  readonly award: (
    db: Db,
    award: { readonly customerId: number; readonly amount: number; readonly now: Date },
  ) => Promise<void>
  /** Adds bonuses by hand, or takes them (then `amount`, in major units, is below 0), once a key and never below zero; true where it is new. */
  readonly correctBonuses: (
    db: Db,
    entry: {
      readonly customerId: number
      readonly amount: number
      readonly key: string
      readonly note: string
      readonly now: Date
    },
  ) => Promise<Result<boolean, 'BONUSES_TOO_FEW' | 'BONUS_ENTRY_KNOWN'>>
  /** The ledger behind it, the latest first, in major units. */
  readonly bonusEntriesOf: (
    db: Db,
    customerId: number,
    page: { readonly from: number; readonly size: number },
  ) => Promise<{ items: WireBonusEntry[]; total: number }>
}

export type AccountJobDeps = AccountDeps & {
  readonly db: Db
  readonly mail: MailSender
  readonly sms: SmsSender
  readonly now: () => Date
}
