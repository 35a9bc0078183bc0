import { ok } from '#core/result.ts'
import { countOne } from '#features/accounts/server/index.ts'
import { perHour } from '#features/accounts/rules/limits.ts'
import { fallbackTaxCountry } from '#features/pricing/rules/tax.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { ErrorReports } from '#platform/server/adapters/errors-sentry.ts'
import type { TrackedStep } from '#platform/server/adapters/tracking.ts'
import type { Mount } from '#platform/server/http.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import { networkOf } from '#platform/server/http/network.ts'
import { consentContract } from '../contract.ts'

export type ConsentDeps = {
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** None where errors are not reported. */
  readonly errors: ErrorReports | undefined
  /** Steps an hour of one network; 0 for no limit. */
  readonly stepsPerNetwork: number
}

/** What pages tell: steps of visitors who agreed, and errors. */
export const consentRoutes = (mount: Mount<StoreView>, { jobs, errors, stepsPerNetwork }: ConsentDeps): void =>
  mount.mount(consentContract, {
    'POST /api/track': async ({ body }, { db, now, store, wire }) => {
      const ofNetwork = { key: `steps of ${networkOf(wire?.address ?? '')}`, limits: perHour(stepsPerNetwork) }
      const counted = await countOne(db, stepsPerNetwork > 0 ? [ofNetwork] : [], now)
      if (!counted.ok) return counted
      const step: TrackedStep = {
        id: body.id,
        event: body.event,
        at: now.toISOString(),
        store: store.storeCode,
        currency: store.i18n.currencyCode,
        country: store.tax.defaultCountry ?? fallbackTaxCountry,
        skus: body.skus ?? [],
        ...(body.value === undefined ? {} : { value: body.value }),
        ...(body.campaign ? { campaign: body.campaign } : {}),
      }
      await jobs.enqueue(db, 'step.track', step)
      return ok(true)
    },
    'POST /api/error-report': async ({ body: { name, message, stack, page } }) => {
      errors?.report({ side: 'browser', name, message, stack, page })
      return ok(errors !== undefined)
    },
  })
