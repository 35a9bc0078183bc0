type Shape = {
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly type?: string
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly minimum?: number
}

const contracts = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/src/features/*/contract.ts', '/src/features/*/rules/*-calls.ts'],
  { eager: true },
)
const replies = new Map(
  Object.values(contracts)
    .flatMap((exported) => Object.values(exported))
    .flatMap((calls) => (typeof calls === 'object' && calls !== null ? Object.entries(calls) : []))
    .flatMap(([key, call]) =>
      /^(GET|POST) \/api\//.test(key) ? [[key, (call as { reply: Shape }).reply] as const] : [],
    ),
)

/** What a call answers that has nothing to tell: the least that its contract allows. Undefined of an unknown call. */
export const emptyReply = (key: string): unknown => {
  const shape = replies.get(key)
  return shape && leastOf(shape)
}

const leastOf = (shape: Shape, name = ''): unknown => {
  const { const: only, enum: some, anyOf, type, required = [], properties = {}, minimum = 0 } = shape
  if (only !== undefined) return only
  if (some) return some[0]
  if (anyOf) return anyOf.some((one) => one.type === 'null') ? null : leastOf(anyOf[0] ?? {}, name)
  if (type === 'object') return Object.fromEntries(required.map((key) => [key, leastOf(properties[key] ?? {}, key)]))
  if (type === 'array') return []
  // moments are plain texts
  if (type === 'string') return /(?:^|_)(?:at|day|date|since|until)$/.test(name) ? '2026-11-20T10:00:00.000Z' : ''
  if (type === 'boolean') return false
  return type === 'null' ? null : minimum
}
