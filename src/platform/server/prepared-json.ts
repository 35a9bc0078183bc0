import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encode } from './encoding.ts'

/**
 * Values that are answered again and again and never change: their JSON is made once, when it is first sent, and from
 * parts that are prepared themselves. What is kept of it is bounded; the rest is made again.
 */
const makers = new WeakMap<object, () => string>()

/** Marks a value that is not changed any more. `make` writes its JSON. */
export const prepareJson = <T extends object>(value: T, make: (value: T) => string = JSON.stringify): T => {
  makers.set(value, () => make(value))
  return value
}

/** What was made lately of prepared values, of a bounded size: what nobody asked for while the younger filled up is forgotten. */
const createMemory = (most: number) => {
  let young = new Map<object, string>()
  let old = new Map<object, string>()
  let size = 0
  return (value: object, make: () => string): string => {
    const known = young.get(value)
    if (known !== undefined) return known
    const made = old.get(value) ?? make()
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

const textOf = createMemory(32 * 1024 * 1024)

const makerOf = (value: unknown): (() => string) | undefined =>
  typeof value === 'object' && value !== null ? makers.get(value) : undefined

/** The JSON of a prepared value, as a part of others; undefined of any other. */
export const findJson = (value: unknown): string | undefined => {
  const make = makerOf(value)
  return make && textOf(value as object, make)
}

/** The whole answer with a prepared value in it, as it goes over the wire; undefined of any other value. */
export const toAnswer = (value: unknown): Buffer | undefined => {
  const make = makerOf(value)
  return make && Buffer.from(`{"code":200,"result":${make()}}`)
}

/** A list of values, prepared or not, as JSON. */
export const listToJson = (values: readonly unknown[]): string =>
  `[${values.map((value) => findJson(value) ?? JSON.stringify(value)).join(',')}]`

/** What is shorter is not compressed. */
const shortBytes = 1024

export const sendPrepared = async (request: FastifyRequest, reply: FastifyReply, body: Buffer) => {
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding')
  const encoding = body.length < shortBytes ? undefined : chooseEncoding(request.headers['accept-encoding'])
  if (encoding === undefined) return reply.send(body)
  return reply.header('content-encoding', encoding).send(await encode(body, encoding))
}
