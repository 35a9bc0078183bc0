import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StripeSession = Record<string, unknown> & { readonly id: string }

export type StripeRefund = {
  readonly id: string
  readonly payment_intent: string
  readonly amount: number
  readonly status: string
  readonly metadata: { readonly key: string | null }
}

/** What we use of Stripe, as its documentation tells it, in this process: pages, keys of idempotency, signed events. */
export type StripeServer = {
  readonly url: string
  readonly sessions: ReadonlyMap<string, StripeSession>
  /** The forms of all calls that opened a page. */
  readonly asked: readonly URLSearchParams[]
  readonly settle: (id: string, changes: Record<string, unknown>) => void
  /** What was given back, by the payment it was paid with. */
  readonly refunds: readonly StripeRefund[]
  /** While it is on, calls are taken and not answered; or answered with this status. */
  readonly fail: (how: 'silent' | number | undefined) => void
  readonly close: () => Promise<void>
}

const secretKey = 'sk_test_key'

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

export const startStripeServer = async (): Promise<StripeServer & { readonly secretKey: string }> => {
  const sessions = new Map<string, StripeSession>()
  const byKey = new Map<string, { form: string; id: string }>()
  const asked: URLSearchParams[] = []
  const refunds: StripeRefund[] = []
  let failing: 'silent' | number | undefined
  const open = (form: URLSearchParams): StripeSession => {
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/c/pay/${id}`,
      client_reference_id: form.get('client_reference_id'),
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]'),
      payment_status: 'unpaid',
      payment_intent: `pi_test_${randomUUID().replaceAll('-', '')}`,
      status: 'open',
    }
    sessions.set(id, session)
    return session
  }
  /** No more goes back than was paid. */
  const giveBack = (form: URLSearchParams): StripeRefund | undefined => {
    const intent = form.get('payment_intent') ?? ''
    const page = [...sessions.values()].find((session) => session['payment_intent'] === intent)
    const given = refunds.filter(({ payment_intent: of }) => of === intent).reduce((sum, { amount }) => sum + amount, 0)
    const amount = Number(form.get('amount'))
    if (page?.['payment_status'] !== 'paid' || given + amount > Number(page['amount_total'])) return undefined
    const id = `re_test_${randomUUID().replaceAll('-', '')}`
    const refund = {
      id,
      payment_intent: intent,
      amount,
      status: 'succeeded',
      metadata: { key: form.get('metadata[key]') },
    }
    refunds.push(refund)
    return refund
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const body = await bodyOf(request)
    if (failing === 'silent') return
    if (failing !== undefined) return send(failing, { error: { message: 'no' } })
    if (request.headers.authorization !== `Bearer ${secretKey}`) return send(401, { error: { message: 'no such key' } })
    if (request.url?.startsWith('/v1/refunds')) {
      const key = String(request.headers['idempotency-key'])
      const intent = new URL(request.url, 'http://stripe').searchParams.get('payment_intent')
      if (request.method === 'GET') return send(200, { data: refunds.filter((one) => one.payment_intent === intent) })
      const refund = refunds.find(({ id }) => id === byKey.get(key)?.id) ?? giveBack(new URLSearchParams(body))
      if (refund) byKey.set(key, { form: body, id: refund.id })
      return refund ? send(200, refund) : send(400, { error: { type: 'invalid_request_error' } })
    }
    const [, id] = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(request.url ?? '') ?? []
    if (request.method === 'GET') {
      const session = id === undefined ? undefined : sessions.get(id)
      return session ? send(200, session) : send(404, { error: { message: 'no such session' } })
    }
    const [, ending = ''] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(request.url ?? '') ?? []
    const page = sessions.get(ending)
    if (page) {
      if (page['status'] !== 'open') return send(400, { error: { type: 'invalid_request_error' } })
      sessions.set(ending, { ...page, status: 'expired' })
      return send(200, sessions.get(ending))
    }
    if (request.url !== '/v1/checkout/sessions') return send(404, { error: {} })
    const key = String(request.headers['idempotency-key'])
    const known = byKey.get(key)
    if (known && known.form !== body) return send(400, { error: { type: 'idempotency_error' } })
    asked.push(new URLSearchParams(body))
    const session = known ? sessions.get(known.id) : open(new URLSearchParams(body))
    if (session) byKey.set(key, { form: body, id: session.id })
    return send(200, session)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    sessions,
    asked,
    refunds,
    settle: (id, changes) => void sessions.set(id, { ...sessions.get(id), ...changes, id }),
    fail: (how) => void (failing = how),
    close: () =>
      new Promise((done) => {
        server.close(() => done()).closeAllConnections()
      }),
  }
}

/** An event with its headers, signed as Stripe signs: `t` and `v1`, and a `v0` that says nothing. */
export const stripeEvent = (secret: string, seconds: number, event: object) => {
  const rawBody = JSON.stringify(event, undefined, 2)
  const v1 = createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest('hex')
  return { rawBody, headers: { 'stripe-signature': `t=${seconds},v1=${v1},v0=${'0'.repeat(64)}` } }
}
