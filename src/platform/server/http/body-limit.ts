import type { TSchema } from 'typebox'
import type { Endpoint } from '#core/endpoint.ts'

/** A body's schema, as far as it says how long a body can be. */
type Shape = {
  readonly type?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly TSchema[]
  readonly maxLength?: number
  readonly format?: string
  readonly maxItems?: number
  readonly items?: TSchema
  readonly properties?: Readonly<Record<string, TSchema>>
}

/** Bytes that no body may have more of, and that each may have: what its contract does not know is none of its business. */
const [most, least] = [1_048_576, 16_384]

/** Where a contract sets no end, and nobody of the staff sends it. */
const endless = 262_144

/** A sign of a text takes so many bytes at most: `\u0000`. */
const perSign = 6

const formatSigns: Readonly<Record<string, number>> = { uuid: 36, date: 10, 'date-time': 64 }

/** Bytes of a number, whatever is written behind its point. */
const numberBytes = 32

/** Bytes of the longest JSON text that such a schema takes, written without spaces; endless where it sets no end. */
export const longestOf = (schema: TSchema): number => {
  const shape: Shape = schema
  if ('const' in shape) return JSON.stringify(shape.const).length * perSign
  if (shape.enum) return Math.max(...shape.enum.map((one) => JSON.stringify(one).length * perSign))
  if (shape.anyOf) return Math.max(...shape.anyOf.map(longestOf))
  switch (shape.type) {
    case 'null':
    case 'boolean':
      return 5
    case 'integer':
    case 'number':
      return numberBytes
    case 'string':
      return (shape.maxLength ?? formatSigns[shape.format ?? ''] ?? Infinity) * perSign + 2
    case 'array':
      return (shape.maxItems ?? Infinity) * (longestOf(shape.items ?? {}) + 1) + 2
    case 'object':
      return shape.properties
        ? Object.entries(shape.properties).reduce((sum, [name, one]) => sum + name.length + 4 + longestOf(one), 2)
        : Infinity
    default:
      return Infinity
  }
}

/** Bytes that a call reads of a body: twice as many as its contract can need, for spaces; what is longer is refused before it is read. */
export const bodyLimitOf = ({ access, body, pictures, takesFiles }: Endpoint): number => {
  if (pictures || takesFiles) return most
  const longest = body ? longestOf(body) * 2 : 0
  const isStaff = access === 'manager' || access === 'admin'
  return Math.min(longest === Infinity && !isStaff ? endless : most, Math.max(least, longest))
}
