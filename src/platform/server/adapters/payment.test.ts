import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { describePaymentProvider } from '#test/support/payment-suite.ts'
import { startStripeServer, stripeEvent } from '#test/support/stripe-server.ts'
import type { PaymentNotice } from './payment.ts'
import { embeddedPayment, signNotice } from './payment-embedded.ts'
import { stripePayment } from './payment-stripe.ts'

describePaymentProvider(
  'embedded',
  async () => ({
    provider: embeddedPayment,
    secrets: ['one secret', 'the next'],
    sign: (secret, notice, seconds) => {
      const rawBody = JSON.stringify(notice)
      return { rawBody, headers: { 'x-signature': signNotice(secret, rawBody, seconds) } }
    },
    silent: () => [],
    close: async () => undefined,
  }),
  false,
)

const stripeTypes: Readonly<Record<PaymentNotice['type'], string>> = {
  paid: 'checkout.session.completed',
  declined: 'checkout.session.async_payment_failed',
  canceled: 'checkout.session.expired',
}

describePaymentProvider(
  'stripe',
  async () => {
    const server = await startStripeServer()
    const provider = stripePayment({
      secretKey: server.secretKey,
      webhookSecrets: ['whsec_one', 'whsec_next'],
      baseUrl: server.url,
      timeoutMs: 300,
    })
    const sessionOf = ({ order, amount, currency, type }: PaymentNotice) => ({
      id: 'cs_test_1',
      client_reference_id: order,
      amount_total: Number.isNaN(amount) ? null : Math.round(amount * 100),
      currency: currency.toLowerCase(),
      payment_status: type === 'paid' ? 'paid' : 'unpaid',
    })
    return {
      provider,
      secrets: ['whsec_one', 'whsec_next'],
      sign: (secret, notice, seconds) =>
        stripeEvent(secret, seconds, {
          id: notice.id,
          type: stripeTypes[notice.type],
          data: { object: sessionOf(notice) },
        }),
      silent: (secret, seconds) => [
        stripeEvent(secret, seconds, { id: 'evt_1', type: 'customer.created', data: { object: { id: 'cus_1' } } }),
        // a slow method: through with the page, the money is not there
        stripeEvent(secret, seconds, {
          id: 'evt_2',
          type: stripeTypes.paid,
          data: { object: { payment_status: 'unpaid' } },
        }),
        stripeEvent(secret, seconds, {}),
      ],
      pages: {
        pay: (id) => server.settle(id, { payment_status: 'paid', status: 'complete' }),
        end: (id) => server.settle(id, { status: 'expired' }),
        fail: server.fail,
      },
      close: server.close,
    }
  },
  true,
)

test('[PAY-38] a key without the secret of its notices is no configuration', () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk' })).toThrow('STRIPE_WEBHOOK_SECRET')
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: ' , ' })).toThrow()
  expect(readConfig({ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'one, two' }).stripe?.webhookSecrets).toEqual([
    'one',
    'two',
  ])
  expect(readConfig({}).stripe).toBeUndefined()
})
