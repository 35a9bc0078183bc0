import type { PaymentProvider } from '#platform/server/adapters/payment.ts'
import { embeddedPayment } from '#platform/server/adapters/payment-embedded.ts'
import { stripePayment } from '#platform/server/adapters/payment-stripe.ts'
import type { Config } from '#platform/server/config.ts'
import type { Log } from '#platform/server/log.ts'

/** Who takes the payments; the first is asked for new ones. The built-in page is there only where no real provider is. */
export const paymentProviders = (
  config: Pick<Config, 'stripe'>,
  log?: Pick<Log, 'warn'>,
): readonly PaymentProvider[] => [
  config.stripe ? stripePayment({ ...config.stripe, ...(log && { log }) }) : embeddedPayment,
]
