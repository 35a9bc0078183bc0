export type Role = 'customer' | 'vip' | 'blogger' | 'manager' | 'admin'

export type DemoAddress = {
  readonly firstname: string
  readonly lastname: string
  readonly street: readonly [string, string]
  readonly city: string
  readonly postcode: string
  readonly country_id: string
  readonly region_code?: string
  readonly telephone: string
}

export type DemoPerson = {
  readonly role: Role
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly address?: DemoAddress
  /** What a blogger's followers type. */
  readonly promoCode?: string
  /** Their ledger of bonuses, major units of `account_currency`, the oldest first. */
  readonly bonuses?: readonly {
    readonly reason: 'award' | 'correction'
    readonly amount: number
    readonly daysAgo: number
  }[]
}

/** The five people of contract.md; they sign in with the one-time code from the outbox. */
// prettier-ignore
export const people: readonly DemoPerson[] = [
  { role: 'customer', firstName: 'Hannah', lastName: 'Becker', email: 'customer@example.com', phone: '+15550100001',
    address: { firstname: 'Hannah', lastname: 'Becker', street: ['214 Prospect Avenue', 'Apt 3B'], city: 'Brooklyn', postcode: '11215', country_id: 'US', region_code: 'NY', telephone: '+15550100001' },
    bonuses: [{ reason: 'award', amount: 10, daysAgo: 60 }, { reason: 'correction', amount: 25, daysAgo: 6 }] },
  { role: 'vip', firstName: 'Priya', lastName: 'Sharma', email: 'vip@example.com', phone: '+15550100002',
    address: { firstname: 'Priya', lastname: 'Sharma', street: ['88 Larkspur Street', ''], city: 'San Francisco', postcode: '94110', country_id: 'US', region_code: 'CA', telephone: '+15550100002' } },
  { role: 'blogger', firstName: 'Mira', lastName: 'Okafor', email: 'blogger@example.com', phone: '+15550100003', promoCode: 'BLOGGER',
    address: { firstname: 'Mira', lastname: 'Okafor', street: ['19 Canal Walk', 'Studio 2'], city: 'Chicago', postcode: '60608', country_id: 'US', region_code: 'IL', telephone: '+15550100003' } },
  { role: 'manager', firstName: 'Jonas', lastName: 'Weber', email: 'manager@example.com', phone: '+15550100004' },
  { role: 'admin', firstName: 'Ana', lastName: 'Lima', email: 'admin@example.com', phone: '+15550100005' },
]
