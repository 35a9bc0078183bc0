import { createHash } from 'node:crypto'
import type { Log } from '../log.ts'
import { tellService } from './services.ts'
import type { TrackedStep, Tracker } from './tracking.ts'

type Options = {
  readonly pixelId: string
  readonly token: string
  /** The shop's address, without the slash at its end. */
  readonly publicUrl: string
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly baseUrl?: string
  readonly timeoutMs?: number
}

const names = {
  registration: 'CompleteRegistration',
  wishlist: 'AddToWishlist',
  cart: 'AddToCart',
  checkout: 'InitiateCheckout',
} as const

/**
 * Meta's Conversions API. Of the visitor it gets the store view's country and no more: no address, no browser, no id. Throws where Meta is
 * away, and the step's job is run again; what is refused for good is left.
 */
export const createTrackingMeta = (options: Options): Tracker => {
  const { pixelId, token, publicUrl, log, baseUrl = 'https://graph.facebook.com/v21.0', timeoutMs = 5000 } = options
  return {
    send: async (step) => {
      const place = `${baseUrl}/${encodeURIComponent(pixelId)}/events`
      // in the body: an address ends up in logs
      const told = { access_token: token, data: [toEvent(step, publicUrl)] }
      const refused = await tellService(place, `tracked step ${step.id}`, told, { timeoutMs })
      if (refused === undefined) return log.info({ id: step.id }, 'tracked step sent')
      return log.warn({ id: step.id, status: refused }, 'tracked step refused for good')
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
