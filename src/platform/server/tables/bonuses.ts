import type { Generated } from 'kysely'
import type { Defaulted, Nullable, Time } from './columns.ts'

export type BonusAccountTable = { customer_id: number; currency: string; balance: Defaulted<number> }

export type BonusReason = 'spent' | 'given_back' | 'cashback' | 'cashback_taken_back' | 'award' | 'correction'

export type BonusEntryTable = {
  id: Generated<number>
  customer_id: number
  amount: number
  reason: BonusReason
  order_id: Nullable<string>
  key: string
  note: Nullable<string>
  created_at: Time
}
