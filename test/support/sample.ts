type Schema = {
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minProperties?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly format?: string
  readonly pattern?: string
}

const formats: Readonly<Record<string, string>> = {
  uuid: '5c1d1c5e-4a0e-4b52-8f0a-2f7b6f3a1c11',
  date: '2026-11-22',
  'date-time': '2026-11-22T12:00:00.000Z',
}
/** The first of these that a pattern takes. */
const texts = ['some-text', 'USD', '12,15', 'https://mail.example/', '1', '#aabbcc', '2026-11']

const textFor = ({ format, pattern, minLength = 1 }: Schema): string => {
  if (format !== undefined) return formats[format] ?? 'some text'
  const fits = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text)
  return (texts.find(fits) ?? 'some text').padEnd(minLength, 'x')
}

/** The least that a contract takes in a body: what is required of it, one field where any will do. */
export const sample = (schema: unknown): unknown => {
  if (schema === undefined) return undefined
  const one = schema as Schema
  if (one.anyOf) return sample(one.anyOf.find(({ type }) => type !== 'null') ?? one.anyOf[0])
  if ('const' in one) return one.const
  if (one.enum) return one.enum[0]
  if (one.type === 'object' || one.properties) {
    const all = Object.keys(one.properties ?? {})
    const named = one.required ?? []
    const more = all
      .filter((name) => !named.includes(name))
      .slice(0, Math.max(0, (one.minProperties ?? 0) - named.length))
    return Object.fromEntries([...named, ...more].map((name) => [name, sample(one.properties?.[name])]))
  }
  if (one.type === 'array') return Array.from({ length: one.minItems ?? 0 }, () => sample(one.items))
  if (one.type === 'boolean') return true
  if (one.type === 'integer' || one.type === 'number') return Math.min(Math.max(one.minimum ?? 1, 1), one.maximum ?? 1)
  return textFor(one)
}

/** What the shop alone says of its things; whoever sends it is not heard. */
export const forged = { text: 'forged-by-the-sender', number: 8_675_309_123, day: '2001-02-03' }
const ownFields: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    [
      'user_id',
      'customer_id',
      'blogger_id',
      'actor_id',
      'total',
      'grand_total',
      'price_base',
      'royalty',
      'profit',
      'refunded',
      'taken_off',
      'bonus',
      'cashback',
      'account',
      'used',
      'version',
      'stage',
    ].map((name) => [name, forged.number]),
  ),
  ...Object.fromEntries(
    [
      'status',
      'order_status',
      'number',
      'payment_system',
      'cancel_reason',
      'author',
      'payout_id',
      'password_hash',
      'photo',
      'state',
      'token',
      'kind',
      'subject',
      'type_id',
      'input_hash',
    ].map((name) => [name, forged.text]),
  ),
  created_at: `${forged.day}T00:00:00.000Z`,
  updated_at: `${forged.day}T00:00:00.000Z`,
  delivered_at: `${forged.day}T00:00:00.000Z`,
  body: { forged: true, tokens: { accent: forged.text } },
  restores: forged.number,
  roles: ['admin'],
  group_id: forged.number,
  paid: true,
  is_paid: true,
  approved: true,
  proven_at: `${forged.day}T00:00:00.000Z`,
}

/** A body with all of that on each of its levels, but for what the contract knows there. */
export const forge = (body: unknown, schema: unknown): unknown => {
  const one = (schema ?? {}) as Schema
  const known = one.anyOf?.find(({ properties, items }) => properties ?? items) ?? one
  if (Array.isArray(body)) return body.map((each: unknown) => forge(each, known.items))
  if (typeof body !== 'object' || body === null || !known.properties) return body
  const properties = known.properties
  const unknown = Object.entries(ownFields).filter(([name]) => !(name in properties))
  const kept = Object.entries(body).map(([name, value]) => [name, forge(value, properties[name])] as const)
  return Object.fromEntries([...unknown, ...kept])
}
