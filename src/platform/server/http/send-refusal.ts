import type { FastifyReply } from 'fastify'
import { commonRefusals } from '#core/endpoint.ts'
import type { Endpoint } from '#core/endpoint.ts'
import type { Refusal } from '#core/result.ts'
import type { Translate } from '#core/text.ts'

/** The envelope of a refusal with its text in the store view's language. */
export const sendRefusal = (
  reply: FastifyReply,
  refusal: Refusal,
  endpoint: Pick<Endpoint, 'refusals'> | undefined,
  translate: Translate,
) => {
  const statuses: Readonly<Record<string, number>> = { ...commonRefusals, ...endpoint?.refusals }
  const status = statuses[refusal.code]
  if (status === undefined) throw new Error(`refusal ${refusal.code} is not declared`)
  if (refusal.code === 'NOT_READY') reply.header('retry-after', '2')
  if (typeof refusal.meta['retryAfter'] === 'number') reply.header('retry-after', String(refusal.meta['retryAfter']))
  const { values, ...meta } = refusal.meta as { values?: Record<string, string | number> }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({
      code: status,
      result: refusal.code,
      meta: { message: translate(`refusal.${reasonOf(refusal)}`, values), ...meta },
    })
}

/** What can be wrong with a field that is said in words of its own. */
const saidOfField = ['NO_PICTURE', 'INCORRECT_EMAIL']

/** What a refusal is told by, and known by to whoever keeps watch: a picture that is none, and no e-mail address, are said of a field. */
export const reasonOf = ({ code, meta }: Refusal): string => {
  const faults: unknown[] = Object.values(meta['fields'] ?? {})
  return saidOfField.find((fault) => faults.includes(fault)) ?? code
}
