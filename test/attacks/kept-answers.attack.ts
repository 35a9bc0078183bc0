import { randomUUID } from 'node:crypto'
import { orderBody } from '#test/support/sales.ts'
import { openDemoArena } from '../faults/support/arena.ts'
import type { Arena } from '../faults/support/arena.ts'
import { mustBe, mustHold } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { evil, pairs, parameters, strange } from './support/crafted.ts'
import { openPerson } from './support/people.ts'
import { createSender } from './support/send.ts'
import type { Got, Sender } from './support/send.ts'

const canary = 'Canary-Of-The-Victim'

/** S17 of the goals: what is kept for everybody has nothing of one visitor in it, and nobody can change it for others. */
export const run = async ({ say, full, open = openDemoArena }: FaultRun): Promise<void> => {
  const arena = await open()
  const sender = createSender(arena.url)
  try {
    const victim = await settle(arena, sender)
    const deceived = await deceive(sender, victim, full)
    const poisoned = await poison(sender, full)
    say(
      `S17: ${deceived.count} crafted addresses with a victim's cookies and token: ${deceived.found.length} private answers kept`,
    )
    say(`S17: ${poisoned.count} crafted headers and parameters: ${poisoned.found.length} answers changed for others`)
    mustHold(`S17 the victim sees what is theirs in ${deceived.own} answers`, deceived.own >= (full ? 10 : 1))
    mustBe('S17 private bytes', deceived.found.slice(0, 20), [])
    mustBe('S17 key confusion', poisoned.found.slice(0, 20), [])
  } finally {
    sender.close()
    await arena.close()
  }
}

type Victim = {
  readonly headers: Readonly<Record<string, string>>
  readonly paths: readonly string[]
  /** Their cart, their order, and what they are called. */
  readonly secrets: readonly string[]
}

const settle = async ({ db }: Arena, sender: Sender): Promise<Victim> => {
  const { id, email, token, refreshToken } = await openPerson(db)
  await db.updateTable('customer').set({ firstname: canary }).where('id', '=', id).execute()
  const as = { token, headers: {} }
  const cart = resultOf(await sender.call('POST /api/cart/create', { ...as, json: {} })) as string
  await sender.call(`POST /api/cart/update?cartId=${cart}`, {
    ...as,
    json: { cartItem: { sku: 'VT-1001-CLAY-M', qty: 3 } },
  })
  const guestCart = resultOf(await sender.call('POST /api/cart/create', { json: {} })) as string
  await sender.call(`POST /api/cart/update?cartId=${guestCart}`, {
    json: { cartItem: { sku: 'VT-1001-CLAY-M', qty: 4 } },
  })
  const { addressInformation } = orderBody('', '')
  const shippingAddress = { ...addressInformation.shippingAddress, lastname: canary, street: [canary, ''] }
  const body = orderBody(randomUUID(), 'VT-1001-CLAY-M', {
    addressInformation: { ...addressInformation, shippingAddress, billingAddress: shippingAddress },
  })
  const { order } = resultOf(await sender.call('POST /api/order', { ...as, json: body })) as { order: { id: string } }
  return {
    headers: {
      authorization: `Bearer ${token}`,
      cookie: `rt=${refreshToken}; __Host-rt=${refreshToken}; cart-en=${guestCart}`,
    },
    secrets: [canary, email, cart, guestCart, order.id, token, refreshToken],
    paths: [
      '/en/cart',
      '/en/checkout',
      '/en/my-account',
      `/en/order/${order.id}`,
      `/en/successful-payment?order=${order.id}`,
      '/api/user/profile',
      '/api/user/order-history',
      '/api/user/sessions',
      '/api/user/addresses',
      '/api/user/export',
      `/api/cart/pull?cartId=${guestCart}`,
      `/api/cart/totals?cartId=${guestCart}`,
      `/api/order/${order.id}`,
      '/api/shell?store=en',
      '/api/home?store=en',
    ],
  }
}

const resultOf = ({ text }: Got): unknown => (JSON.parse(text) as { result: unknown }).result

/** Addresses that look like a file's, or like another's, and are answered all the same by some servers. */
const disguises = [
  (path: string) => path,
  (path: string) => `${path}/style.css`,
  (path: string) => `${path};style.css`,
  (path: string) => `${path}%2fstyle.css`,
  (path: string) => `${path}%00.css`,
  (path: string) => `${path}.css`,
  (path: string) => `${path}%0a.css`,
  (path: string) => `${path}%23.css`,
  (path: string) => `${path}%3f.css`,
  (path: string) => `${path}/`,
  (path: string) => `/${path}`,
  (path: string) => `/assets/..${path}`,
  (path: string) => `/assets/%2e%2e${path}`,
  (path: string) => `/img/..%2f${path}`,
  (path: string) => `${path}/../assets/x.css`,
  (path: string) => path.replace(/^\/(\w+)\//, '/$1//'),
  (path: string) => path.replace(/^\/(\w+)\//, '/$1/./'),
  (path: string) => path.toUpperCase(),
  (path: string) => `${path}${path.includes('?') ? '&' : '?'}x=style.css`,
  (path: string) => `${path}#.css`,
] as const

/** The victim is led to an address; a stranger asks for the same afterwards, or for what is kept below it. */
const deceive = async (sender: Sender, { headers, paths, secrets }: Victim, full: boolean) => {
  const found: string[] = []
  let [count, own] = [0, 0]
  for (const [which, path] of paths.entries()) {
    for (const [index, disguise] of disguises.entries()) {
      if (!full && (which + index) % 10 !== 0) continue
      count += 1
      const address = disguise(path)
      const theirs = await sender.send(address, { headers })
      if (secrets.some((secret) => theirs.text.includes(secret))) own += 1
      const isKeepable = /public|max-age=[1-9]|immutable/.test(theirs.headers['cache-control'] ?? '')
      const inside = secrets.filter((secret) => theirs.text.includes(secret) && !address.includes(secret))
      if (isKeepable && inside.length > 0) found.push(`${address} may be kept: ${theirs.headers['cache-control']}`)
      const strangers = await sender.send(address)
      const leaked = secrets.filter((secret) => strangers.text.includes(secret) && !address.includes(secret))
      // who knows an order's id may read the order, and so may who knows a cart's
      if (leaked.length > 0 && !/\/order|order=|cartId=/i.test(address)) found.push(`${address}: ${leaked.join(', ')}`)
      if (strangers.text.includes(canary)) found.push(`${address} tells a stranger the name`)
    }
  }
  return { count, own, found }
}

/** What everybody reads, before and after somebody else asked for it in a crafted way. */
const poison = async (sender: Sender, full: boolean) => {
  const found: string[] = []
  let count = 0
  const encodings = full ? ['identity', 'br', 'gzip'] : ['br']
  const read = async (path: string, encoding = 'identity') => {
    const { status, text, headers } = await sender.send(path, { headers: { 'accept-encoding': encoding } })
    const { date: _, 'content-length': __, ...lasting } = headers
    return { status, text, headers: lasting }
  }
  const everybodys = [
    '/en',
    '/en/c/hoodies',
    '/en/search?q=hoodie',
    '/api/shell?store=en',
    '/api/home?store=en',
    '/en/p/VT-1001/loopback-hoodie',
    '/api/catalog?store=en&request={}',
  ]
  const check = async (path: string, how: string, craft: () => Promise<unknown>) => {
    const clean = await read(path)
    await craft()
    count += 1
    for (const encoding of encodings) {
      const after = await read(path, encoding)
      if (after.text !== clean.text || after.status !== clean.status) found.push(`${path} ${encoding} after ${how}`)
      if (after.text.includes(evil) || JSON.stringify(after.headers).includes(evil))
        found.push(`${path} has it after ${how}`)
      if (after.headers['set-cookie']) found.push(`${path} sets a cookie after ${how}`)
    }
  }
  for (const [which, base] of everybodys.entries()) {
    if (!full && which % 3 !== 1) continue
    for (const [index, headers] of strange.entries()) {
      if (!full && (which + index) % 5 !== 0) continue
      // an address of its own: the crafted request is the first one, which is what would be kept
      const path = `${base}${base.includes('?') ? '&' : '?'}n=${index}`
      const first = await sender.send(path, { headers })
      if (first.status < 300 && (first.text.includes(evil) || JSON.stringify(first.headers).includes(evil)))
        found.push(`${path} repeats ${Object.keys(headers).join()}`)
      const plain = await read(path)
      const other = await read(`${base}${base.includes('?') ? '&' : '?'}n=${index}-clean`)
      const isSame = sameBut(plain.text, other.text, index)
      if (plain.status !== other.status || !isSame) found.push(`${path} differs after ${JSON.stringify(headers)}`)
      count += 1
    }
    for (const parameter of parameters.filter((_, index) => full || index % 4 === 0))
      await check(base, parameter, () => sender.send(`${base}${base.includes('?') ? '&' : '?'}${encodeURI(parameter)}`))
    await check(base, 'an absolute address', () => sender.send(`http://${evil}${base}`))
    await check(base, 'HEAD', () => sender.send(base, { method: 'HEAD' }))
    await check(base, 'POST', () =>
      sender.send(base, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
    )
  }
  for (const [one, other] of pairs) {
    const [first, second] = [await read(one), await read(other)]
    const [again, secondAgain] = [await read(one), await read(other)]
    count += 1
    if (first.text !== again.text || second.text !== secondAgain.text) found.push(`${one} and ${other} are mixed`)
    if (first.text === second.text && first.status === 200) found.push(`${one} and ${other} are one`)
  }
  return { count, found }
}

/** The same page at two addresses: they differ by the address alone, and by the name of the page's data. */
const sameBut = (one: string, other: string, index: number): boolean => {
  const plain = (text: string) =>
    text
      .replaceAll(`n=${index}-clean`, 'n=')
      .replaceAll(`n=${index}`, 'n=')
      .replaceAll(`n%3D${index}-clean`, 'n%3D')
      .replaceAll(`n%3D${index}`, 'n%3D')
      .replaceAll(/\/page-data\/[\w-]+/g, '')
  return plain(one) === plain(other)
}
