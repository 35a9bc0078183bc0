import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PayableOrder, PaymentNotice, PaymentProvider, SignedNotice } from '#platform/server/adapters/payment.ts'

export type ProviderUnderTest = {
  readonly provider: PaymentProvider
  /** Two that are right at the same time. */
  readonly secrets: readonly [string, string]
  /** What the provider sends to tell this. */
  readonly sign: (secret: string, notice: PaymentNotice, seconds: number) => Omit<SignedNotice, 'nowSeconds'>
  /** Rightly signed calls that tell nothing of a payment. */
  readonly silent: (secret: string, seconds: number) => readonly Omit<SignedNotice, 'nowSeconds'>[]
  /** Where the provider has pages of its own. */
  readonly pages?: {
    readonly pay: (reference: string) => void
    readonly end: (reference: string) => void
    readonly fail: (how: 'silent' | number | undefined) => void
  }
  /** Pays an order; answers what its money goes back by. */
  readonly pay: (order: PayableOrder) => Promise<string>
  /** The sums that went back by that reference, minor units; where somebody else keeps account of them. */
  readonly given?: (reference: string) => readonly number[]
  readonly close: () => Promise<void>
}

const seconds = 1_763_640_000
const noticeOf = (changes: Partial<PaymentNotice> = {}): PaymentNotice => ({
  id: `evt_${randomUUID()}`,
  type: 'paid',
  order: randomUUID(),
  amount: 20.01,
  currency: 'USD',
  ...changes,
})

const order: PayableOrder = {
  id: randomUUID(),
  number: 'V100001',
  amount: 2001,
  currency: 'EUR',
  language: 'de',
  payPath: '/de/pay/1',
  successUrl: 'https://shop.example/de/successful-payment?order=1',
  cancelUrl: 'https://shop.example/de/checkout',
  now: new Date(seconds * 1000),
  attempt: 'order:0',
}

/** What every payment provider does: a new one passes it, or it is none. */
export const describePaymentProvider = (name: string, start: () => Promise<ProviderUnderTest>, hasPages: boolean) =>
  describe(`the payment provider ${name}`, () => {
    let made: ProviderUnderTest
    beforeAll(async () => {
      made = await start()
    })
    afterAll(() => made.close())
    const check = (signed: Omit<SignedNotice, 'nowSeconds'>, shift = 0) =>
      made.provider.checkNotice(made.secrets, { ...signed, nowSeconds: seconds + shift })
    const withHeaders = (signed: Omit<SignedNotice, 'nowSeconds'>, change: (value: string) => string) => ({
      ...signed,
      headers: Object.fromEntries(Object.entries(signed.headers).map(([key, value]) => [key, change(String(value))])),
    })

    test.each([
      ['paid', { type: 'paid' }],
      ['declined', { type: 'declined' }],
      ['canceled', { type: 'canceled' }],
      ['of roubles', { currency: 'RUB', amount: 1_234_567.89 }],
      ['of a cent', { currency: 'EUR', amount: 0.01 }],
    ] as const)('[PAY-37] its notice is understood: %s', (_, changes) => {
      const notice = noticeOf(changes)
      expect(check(made.sign(made.secrets[0], notice, seconds))).toMatchObject({ ok: true, value: notice })
    })

    test('[PAY-30] [PAY-37] both secrets are right while one is being replaced', () => {
      for (const secret of made.secrets) expect(check(made.sign(secret, noticeOf(), seconds)).ok).toBe(true)
      const signed = made.sign(made.secrets[1], noticeOf(), seconds)
      const [first] = made.secrets
      expect(made.provider.checkNotice([first], { ...signed, nowSeconds: seconds })).toMatchObject({ ok: false })
      expect(made.provider.checkNotice([], { ...signed, nowSeconds: seconds })).toMatchObject({ ok: false })
      expect(made.provider.checkNotice([''], { ...made.sign('', noticeOf(), seconds), nowSeconds: seconds }).ok).toBe(
        false,
      )
    })

    test('[PAY-37] forged notices are none', () => {
      const signed = made.sign(made.secrets[0], noticeOf(), seconds)
      const forged = [
        made.sign('another secret', noticeOf(), seconds),
        { ...signed, rawBody: `${signed.rawBody} ` },
        { ...signed, rawBody: signed.rawBody.replace('20.01', '0.01').replace('2001', '1') },
        { ...signed, headers: {} },
        withHeaders(signed, () => ''),
        withHeaders(signed, (value) => value.slice(0, -80)),
        withHeaders(signed, (value) => value.replace(String(seconds), String(seconds + 1))),
        withHeaders(signed, (value) => value.repeat(100)),
      ]
      for (const one of forged) expect(check(one)).toMatchObject({ ok: false, code: 'SIGNATURE_INVALID' })
    })

    test('[PAY-37] late and early ones are not taken', () => {
      const signed = made.sign(made.secrets[0], noticeOf(), seconds)
      for (const shift of [-300, 300]) expect(check(signed, shift).ok).toBe(true)
      for (const shift of [-301, 301])
        expect(check(signed, shift)).toMatchObject({ ok: false, code: 'SIGNATURE_EXPIRED' })
    })

    test('[PAY-37] what is signed and makes no sense is refused, not thrown', () => {
      const wrong = [{ amount: -1 }, { amount: Number.NaN }, { amount: 1e300 }, { order: 7 as unknown as string }]
      for (const changes of wrong) {
        const checked = check(made.sign(made.secrets[0], noticeOf(changes), seconds))
        expect(checked).toMatchObject({ ok: false, code: 'INVALID_INPUT' })
      }
    })

    test('[PAY-33] [PAY-37] what tells nothing of a payment is taken and is nothing', () => {
      for (const signed of made.silent(made.secrets[0], seconds))
        expect(check(signed)).toMatchObject({ ok: true, value: undefined })
    })

    test('[PAY-37] [PAY-67] what was paid goes back in parts, each once however often it is asked for', async () => {
      const { provider, pay, given } = made
      if (!provider.refund) throw new Error('it gives nothing back')
      const reference = await pay({ ...order, id: randomUUID(), attempt: 'refund:0' })
      const part = { amount: 501, key: `return-${randomUUID()}` }
      const rest = { amount: 1500, key: `cancel-${randomUUID()}` }
      for (const refund of [part, part, rest, part, rest])
        expect(await provider.refund(reference, refund)).toEqual({ ok: true, value: true })
      expect(given?.(reference) ?? [501, 1500]).toEqual([501, 1500])
      expect(await provider.refund('', part)).not.toEqual({ ok: true, value: true })
    })

    if (!hasPages) return
    test('[PAY-37] [PAY-67] of a page that nobody paid, and beyond what was paid, nothing goes back', async () => {
      const { provider, pay, given } = made
      if (!provider.start || !provider.refund || !given) throw new Error('it has no pages')
      const opened = await provider.start({ ...order, attempt: 'refund:1' })
      const unpaid = opened.ok ? opened.value.reference : ''
      expect(await provider.refund(unpaid, { amount: 1, key: 'k' })).toEqual({ ok: true, value: false })
      const paid = await pay({ ...order, id: randomUUID(), attempt: 'refund:2' })
      const refused = await provider.refund(paid, { amount: order.amount + 1, key: `return-${randomUUID()}` })
      expect(refused).toMatchObject({ ok: false, code: 'PROVIDER_UNAVAILABLE' })
      for (const reference of [unpaid, paid]) expect(given(reference)).toEqual([])
    })

    test('[PAY-31] [PAY-37] a page to pay on: one for each attempt, with the order’s amount', async () => {
      const { provider, pages } = made
      if (!provider.start || !provider.ask || !pages) throw new Error('it has no pages')
      const [one, other] = await Promise.all([provider.start(order), provider.start(order)])
      if (!one.ok || !other.ok) throw new Error('no page')
      expect(new URL(one.value.url).protocol).toBe('https:')
      expect(other.value.reference).toBe(one.value.reference)
      expect(one.value.expiresAt.getTime()).toBeGreaterThanOrEqual(order.now.getTime() + 30 * 60_000)
      const again = await provider.start({ ...order, attempt: 'order:1' })
      expect(again.ok && again.value.reference).not.toBe(one.value.reference)
      expect(await provider.ask(one.value.reference)).toMatchObject({ ok: true, value: undefined })
      pages.pay(one.value.reference)
      const facts = { type: 'paid', order: order.id, amount: 20.01, currency: 'EUR' }
      expect(await provider.ask(one.value.reference)).toMatchObject({ ok: true, value: facts })
      if (again.ok) pages.end(again.value.reference)
      expect(again.ok && (await provider.ask(again.value.reference))).toMatchObject({ value: { type: 'canceled' } })
    })

    test('[PAY-37] [PAY-72] a page that is closed is over, and closing it again changes nothing', async () => {
      const { provider, pages } = made
      if (!provider.start || !provider.ask || !pages) throw new Error('it has no pages')
      if (!provider.close) return
      const opened = await provider.start({ ...order, id: randomUUID(), attempt: 'close:0' })
      const reference = opened.ok ? opened.value.reference : ''
      for (let time = 0; time < 2; time += 1) expect(await provider.close(reference)).toEqual({ ok: true, value: true })
      expect(await provider.ask(reference)).toMatchObject({ value: { type: 'canceled' } })
      expect(await provider.close('cs_test_1')).toMatchObject({ ok: false, code: 'PROVIDER_UNAVAILABLE' })
    })

    test('[PAY-32] [PAY-37] a provider that is away is a refusal', async () => {
      const { provider, pages } = made
      if (!provider.start || !provider.ask || !pages) throw new Error('it has no pages')
      for (const how of ['silent', 500, 402, 200, 301] as const) {
        pages.fail(how)
        expect(await provider.start(order)).toMatchObject({ ok: false, code: 'PROVIDER_UNAVAILABLE' })
        expect(await provider.ask('cs_test_1')).toMatchObject({ ok: false, code: 'PROVIDER_UNAVAILABLE' })
        const refund = provider.refund?.('cs_test_1', { amount: 1, key: 'k' })
        expect(await refund).toMatchObject({ ok: false, code: 'PROVIDER_UNAVAILABLE' })
      }
      pages.fail(undefined)
      expect(await provider.ask('../../secrets')).toMatchObject({ ok: false, code: 'PROVIDER_UNAVAILABLE' })
    })
  })
