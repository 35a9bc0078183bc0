import { useEffect } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import type { ConsentContract } from '../contract.ts'
import { campaignNow } from './campaign.ts'
import { consentNow } from './consent.ts'
import { onConversion } from './conversions.ts'
import type { Conversion } from './conversions.ts'

/** What one step names at most. */
const mostSkus = 50

/** Tells the shop what a visitor did who agreed to that; of others nothing is told and nothing kept. Nobody waits for the answer. */
export const useTracking = (): void => {
  const call = useCall<ConsentContract>()
  useEffect(() => {
    const hear = ({ event, skus = [], value }: Conversion) => {
      if (consentNow() !== 'accepted') return
      const campaign = campaignNow()
      const body = {
        id: newUuid(),
        event,
        consent: true as const,
        skus: skus.slice(0, mostSkus),
        ...(value === undefined ? {} : { value }),
        ...(campaign ? { campaign } : {}),
      }
      void call('POST /api/track', { body }, { asGuest: true })
    }
    return onConversion(hear)
  }, [call])
}
