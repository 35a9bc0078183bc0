import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { describePaymentProvider } from '#test/support/payment-suite.ts'
import { startStripeServer, stripeEvent } from '#test/support/stripe-server.ts'
import type { PaymentNotice } from './payment.ts'
import { embeddedPayment, signNotice } from './payment-embedded.ts'
import { stripePayment } from './payment-stripe.ts'

const suited: string[] = []
const passSuite: typeof describePaymentProvider = (name, ...rest) => {
  suited.push(name)
  return describePaymentProvider(name, ...rest)
}

passSuite(
  'embedded',
  async () => ({
    provider: embeddedPayment,
    secrets: ['one secret', 'the next'],
    sign: (secret, notice, seconds) => {
      const rawBody = JSON.stringify(notice)
      return { rawBody, headers: { 'x-signature': signNotice(secret, rawBody, seconds) } }
    },
    silent: () => [],
    pay: async () => 'the id of its notice',
    close: async () => undefined,
  }),
  false,
)

const stripeTypes: Readonly<Record<PaymentNotice['type'], string>> = {
  paid: 'checkout.session.completed',
  declined: 'checkout.session.async_payment_failed',
  canceled: 'checkout.session.expired',
}

passSuite(
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
      pay: async (order) => {
        const opened = await provider.start?.(order)
        if (!opened?.ok) throw new Error('no page was opened')
        server.settle(opened.value.reference, { payment_status: 'paid', status: 'complete' })
        return opened.value.reference
      },
      given: (id) => {
        const intent = server.sessions.get(id)?.['payment_intent']
        return server.refunds.filter(({ payment_intent: of }) => of === intent).map(({ amount }) => amount)
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

const bothSigned = (secrets: readonly string[], rawBody: string, seconds: number): string => {
  const [first = '', ...others] = secrets.map((secret) => signNotice(secret, rawBody, seconds))
  return [first, ...others.map((one) => one.slice(one.indexOf('v1=')))].join(',')
}

test.each([
  ['the embedded one', embeddedPayment, 'x-signature'],
  ['Stripe', stripePayment({ secretKey: 'sk_test', webhookSecrets: [] }), 'stripe-signature'],
] as const)('[PAY-30] %s: of several signatures one is enough, and one must be', (_, provider, header) => {
  const seconds = 1_763_640_000
  const id = '7d0a9f3c-6a52-4c39-9c5e-6f6f0a9c1a11'
  const rawBody = JSON.stringify({
    id: 'evt_1',
    type: provider.name === 'stripe' ? stripeTypes.paid : 'paid',
    order: id,
    amount: 20,
    currency: 'USD',
    data: {
      object: { id: 'cs_1', client_reference_id: id, amount_total: 2000, currency: 'usd', payment_status: 'paid' },
    },
  })
  const check = (known: readonly string[], signedWith: readonly string[]) =>
    provider.checkNotice(known, {
      rawBody,
      headers: { [header]: bothSigned(signedWith, rawBody, seconds) },
      nowSeconds: seconds,
    })
  for (const known of [['old'], ['new'], ['old', 'new'], ['new', 'old']]) {
    expect(check(known, ['old', 'new'])).toMatchObject({ ok: true, value: { type: 'paid', order: id, amount: 20 } })
    expect(check(known, ['other', known[0] ?? '']).ok).toBe(true)
  }
  expect(check(['old', 'new'], ['other', 'another'])).toMatchObject({ ok: false, code: 'SIGNATURE_INVALID' })
})

test('[PAY-37] every provider that there is passes the suite', async () => {
  const names = (await readdir(import.meta.dirname)).flatMap((file) => /^payment-(\w+)\.ts$/.exec(file)?.[1] ?? [])
  const exported = await Promise.all(
    names.map(async (name) => Object.keys((await import(`./payment-${name}.ts`)) as object)),
  )
  const providers = exported.flat().flatMap((name) => /^(\w+)Payment$/.exec(name)?.[1] ?? [])
  expect(providers.toSorted()).toEqual(suited.toSorted())
})
