import type { Nullable, OptionalTime, Time } from './columns.ts'

export type SentMessageTable = {
  id: string
  key: string
  channel: 'email' | 'sms'
  kind: string
  contact: string
  subject: string
  text: Nullable<string>
  html: Nullable<string>
  state: 'waiting' | 'sent' | 'failed'
  problem: Nullable<string>
  tries: number
  at: Time
  sent_at: OptionalTime
}
