import { createHmac, timingSafeEqual } from 'node:crypto'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'

const toleranceSeconds = 300

export type SignatureCode = 'SIGNATURE_INVALID' | 'SIGNATURE_EXPIRED'

const digest = (secret: string, seconds: number, rawBody: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest()

/** A signature over a body: `t=SECONDS,v1=HEX`, HMAC-SHA256 of `t.body`. */
export const signBody = (secret: string, rawBody: string, seconds: number): string =>
  `t=${seconds},v1=${digest(secret, seconds, rawBody).toString('hex')}`

/** One `t`, one or more `v1` (a sender that changes its secret signs with both), and schemes nobody here knows. */
const readHeader = (header: string): { seconds: number; signatures: Buffer[] } | undefined => {
  const parts = header.split(',').map((part) => /^\s*(\w{1,20})=(\w{1,256})\s*$/.exec(part))
  const valuesOf = (name: string) => parts.flatMap((part) => (part?.[1] === name ? [part[2] ?? ''] : []))
  const [times, signatures] = [valuesOf('t'), valuesOf('v1')]
  const isWhole = parts.length <= 10 && !parts.includes(null) && times.length === 1 && /^\d{1,12}$/.test(times[0] ?? '')
  if (!isWhole || !signatures.length || !signatures.every((one) => /^[0-9a-f]{64}$/i.test(one))) return undefined
  return { seconds: Number(times[0]), signatures: signatures.map((one) => Buffer.from(one, 'hex')) }
}

/** Whether a body was signed with one of the secrets, in constant time, and at most 300 seconds from now. */
export const checkSignature = (
  secrets: readonly string[],
  rawBody: string,
  header: string | string[] | undefined,
  nowSeconds: number,
): Result<true, SignatureCode> => {
  const read = typeof header === 'string' ? readHeader(header) : undefined
  if (!read) return refuse('SIGNATURE_INVALID')
  const right = secrets.filter(Boolean).map((secret) => digest(secret, read.seconds, rawBody))
  const isRight = right.some((one) => read.signatures.some((given) => timingSafeEqual(one, given)))
  if (!isRight) return refuse('SIGNATURE_INVALID')
  return Math.abs(nowSeconds - read.seconds) <= toleranceSeconds ? ok(true) : refuse('SIGNATURE_EXPIRED')
}
