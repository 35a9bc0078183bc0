import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encode } from './encoding.ts'

/**
 * Values that are answered again and again and never change: their JSON is made once, when it is first sent, and from
 * parts that are prepared themselves. What is kept of it is bounded; the rest is made again.
 */
const makers = new WeakMap<object, () => Pieces>()

/** JSON piece by piece: what is bytes already is copied and not written again. */
type Pieces = readonly (string | Buffer)[]

const toBytes = (pieces: Pieces): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))

/** Marks a value that is not changed any more. `make` writes its JSON. */
export const prepareJson = <T extends object>(
  value: T,
  make: (value: T) => Pieces = (whole) => [JSON.stringify(whole)],
): T => {
  makers.set(value, () => make(value))
  return value
}

/** What was made lately of prepared values, of a bounded size: what nobody asked for while the younger filled up is forgotten. */
const createMemory = (most: number) => {
  let young = new Map<object, Buffer>()
  let old = new Map<object, Buffer>()
  let size = 0
  return (value: object, make: () => Pieces): Buffer => {
    const known = young.get(value)
    if (known !== undefined) return known
    const made = old.get(value) ?? toBytes(make())
    if (size + made.length > most / 2) {
      old = young
      young = new Map()
      size = 0
    }
    young.set(value, made)
    size += made.length
    return made
  }
}

const bytesOf = createMemory(32 * 1024 * 1024)

const makerOf = (value: unknown): (() => Pieces) | undefined =>
  typeof value === 'object' && value !== null ? makers.get(value) : undefined

/** The JSON of a prepared value, as a part of others; undefined of any other. */
export const findJson = (value: unknown): Buffer | undefined => {
  const make = makerOf(value)
  return make && bytesOf(value as object, make)
}

/** The whole answer with a prepared value in it, as it goes over the wire; undefined of any other value. */
export const toAnswer = (value: unknown): Buffer | undefined => {
  const make = makerOf(value)
  return make && toBytes(['{"code":200,"result":', ...make(), '}'])
}

/** A list of values, prepared or not, as JSON. */
export const listToJson = (values: readonly unknown[]): Pieces => [
  '[',
  ...values.flatMap((value, at) => {
    const json = findJson(value) ?? JSON.stringify(value)
    return at === 0 ? [json] : [comma, json]
  }),
  ']',
]

const comma = Buffer.from(',')

/** What is shorter is not compressed. */
const shortBytes = 1024

export const sendPrepared = async (request: FastifyRequest, reply: FastifyReply, body: Buffer) => {
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding')
  const encoding = body.length < shortBytes ? undefined : chooseEncoding(request.headers['accept-encoding'])
  if (encoding === undefined) return reply.send(body)
  return reply.header('content-encoding', encoding).send(await encode(body, encoding))
}
