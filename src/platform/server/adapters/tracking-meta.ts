import { createHash } from 'node:crypto'
import type { Log } from '../log.ts'
import type { TrackedStep, Tracker } from './tracking.ts'

type Options = {
  readonly pixelId: string
  readonly token: string
  /** The shop's address, without the slash at its end. */
  readonly publicUrl: string
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly place?: string
  readonly timeoutMs?: number
}

const names = {
  registration: 'CompleteRegistration',
  wishlist: 'AddToWishlist',
  cart: 'AddToCart',
  checkout: 'InitiateCheckout',
} as const

/** What a service says for good: asking again would be answered the same. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)

/**
 * Meta's Conversions API. Of the visitor it gets the store view's country and no more: no address, no browser, no id. Throws where Meta is
 * away, and the step's job is run again; what is refused for good is left.
 */
export const createTrackingMeta = (options: Options): Tracker => {
  const { pixelId, token, log, place = 'https://graph.facebook.com/v21.0', timeoutMs = 5000 } = options
  return {
    send: async (step) => {
      const answer = await fetch(`${place}/${encodeURIComponent(pixelId)}/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // in the body: an address ends up in logs
        body: JSON.stringify({ access_token: token, data: [toEvent(step, options.publicUrl)] }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new Error(`tracked step ${step.id} was not taken: no answer`, { cause: (error as Error).name })
      })
      await answer.body?.cancel()
      if (answer.ok) return log.info({ id: step.id }, 'tracked step sent')
      if (!isFinal(answer.status)) throw new Error(`tracked step ${step.id} was not taken: ${answer.status}`)
      return log.warn({ id: step.id, status: answer.status }, 'tracked step refused for good')
    },
  }
}

const toEvent = (step: TrackedStep, publicUrl: string) => ({
  event_name: names[step.event],
  event_id: step.id,
  event_time: Math.floor(Date.parse(step.at) / 1000),
  action_source: 'website',
  event_source_url: `${publicUrl}/${step.store}`,
  user_data: { country: [sha256(step.country.toLowerCase())], client_user_agent: 'Vitrine' },
  custom_data: {
    currency: step.currency,
    content_type: 'product',
    content_ids: step.skus,
    ...(step.value === undefined ? {} : { value: step.value }),
    ...(step.campaign ? { campaign: step.campaign } : {}),
  },
})

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
