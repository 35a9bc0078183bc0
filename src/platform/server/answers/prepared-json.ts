import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encode } from './encoding.ts'

/**
 * Values that are answered again and again and never change: their JSON is made once, when it is first sent, and from
 * parts that are prepared themselves. What is kept of it is bounded; the rest is made again.
 */
type Prepared = { readonly make: () => Pieces; bytes: Buffer | undefined; turn: number }

/** JSON piece by piece: what is bytes already is copied and not written again. */
type Pieces = readonly (string | Buffer)[]

const toBytes = (pieces: Pieces): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))

/** Stands at the value itself, where it is found without looking it up; no copy of the value has it. */
const mark = Symbol('prepared')

/** Marks a value that is not changed any more. `make` writes its JSON. */
export const prepareJson = <T extends object>(
  value: T,
  make: (value: T) => Pieces = (whole) => [JSON.stringify(whole)],
): T => {
  const prepared: Prepared = { make: () => make(value), bytes: undefined, turn: 0 }
  return Object.defineProperty(value, mark, { value: prepared, configurable: true })
}

const preparedOf = (value: unknown): Prepared | undefined =>
  typeof value === 'object' && value !== null ? (value as { [mark]?: Prepared })[mark] : undefined

/** What was made lately of prepared values, of a bounded size: what nobody asked for while the younger filled up is forgotten. */
const createMemory = (most: number) => {
  let young: Prepared[] = []
  let old: Prepared[] = []
  let size = 0
  let turn = 1
  return (one: Prepared): Buffer => {
    if (one.bytes !== undefined && one.turn === turn) return one.bytes
    const bytes = one.bytes ?? toBytes(one.make())
    if (size + bytes.length > most / 2) {
      for (const each of old) if (each.turn !== turn) each.bytes = undefined
      old = young
      young = []
      size = 0
      turn += 1
    }
    Object.assign(one, { bytes, turn })
    young.push(one)
    size += bytes.length
    return bytes
  }
}

const bytesOf = createMemory(32 * 1024 * 1024)

/** The JSON of a prepared value, as a part of others; undefined of any other. */
export const findJson = (value: unknown): Buffer | undefined => {
  const prepared = preparedOf(value)
  return prepared && bytesOf(prepared)
}

/** The whole answer with a prepared value in it, as it goes over the wire; undefined of any other value. */
export const toAnswer = (value: unknown): Buffer | undefined => {
  const prepared = preparedOf(value)
  return prepared && toBytes(['{"code":200,"result":', ...prepared.make(), '}'])
}

/** A list of values, prepared or not, as JSON. */
export const listToJson = (values: readonly unknown[]): Pieces => {
  const pieces: (string | Buffer)[] = ['[']
  for (const value of values) {
    if (pieces.length > 1) pieces.push(comma)
    pieces.push(findJson(value) ?? JSON.stringify(value))
  }
  pieces.push(']')
  return pieces
}

const comma = Buffer.from(',')

/** What is shorter is not compressed. */
const shortBytes = 1024

export const sendPrepared = async (request: FastifyRequest, reply: FastifyReply, body: Buffer) => {
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding')
  const encoding = body.length < shortBytes ? undefined : chooseEncoding(request.headers['accept-encoding'])
  if (encoding === undefined) return reply.send(body)
  return reply.header('content-encoding', encoding).send(await encode(body, encoding))
}
