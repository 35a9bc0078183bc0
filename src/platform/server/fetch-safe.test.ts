import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { LookupAddress } from 'node:dns'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchSafely, type SafeFetch } from './fetch-safe.ts'

const read = (name: string) => readFileSync(new URL(`../../../test/fixtures/tls/${name}`, import.meta.url), 'utf8')
const ca = read('pictures.crt')

const answers: Record<string, RequestListener> = {
  '/ok.png': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('picture'),
  '/moved': (_, response) => response.writeHead(302, { location: '/ok.png' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/plain': (_, response) => response.writeHead(302, { location: 'http://pictures.test/ok.png' }).end(),
  '/large': (_, response) => response.writeHead(200, { 'content-length': '2000' }).end('x'.repeat(2000)),
  '/larger': (_, response) => {
    response.writeHead(200)
    for (let part = 0; part < 20; part++) response.write('x'.repeat(100))
    response.end()
  },
  '/silent': () => undefined,
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '500' })
    response.write('x', () => response.destroy())
  },
}

const server = createServer({ key: read('pictures.key'), cert: ca }, (request, response) => {
  const target = new URL(request.url ?? '', 'https://pictures.test')
  const to = target.searchParams.get('to')
  if (to) response.writeHead(307, { location: to }).end()
  else (answers[target.pathname] ?? ((_, missing) => missing.writeHead(404).end()))(request, response)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `https://pictures.test:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done).closeAllConnections()))

const local: LookupAddress = { address: '127.0.0.1', family: 4 }
const options: SafeFetch = {
  ca,
  resolve: (host) =>
    host.endsWith('pictures.test') ? Promise.resolve([local]) : Promise.reject(new Error('ENOTFOUND')),
  allows: (address) => address === '127.0.0.1',
}
const ask = async (address: string, more: SafeFetch = {}) => {
  const result = await fetchSafely(address, { ...options, ...more })
  return result.ok ? result.value.body.toString() : result.code
}

describe('a picture from elsewhere', () => {
  test('[IMPORT-64] comes, also after redirects', async () => {
    expect(await ask(`${origin}/ok.png`)).toBe('picture')
    expect(await ask(`${origin}/moved`)).toBe('picture')
  })

  test('[IMPORT-64] what cannot be had says why', async () => {
    expect(await ask(`${origin}/missing`)).toBe('BAD_STATUS')
    expect(await ask('no address')).toBe('INVALID_URL')
    expect(await ask('https://me:secret@pictures.test/')).toBe('INVALID_URL')
    expect(await ask('http://pictures.test/ok.png')).toBe('NOT_HTTPS')
    expect(await ask(`${origin}/plain`)).toBe('NOT_HTTPS')
    expect(await ask('https://nobody.example/')).toBe('NOT_RESOLVED')
    expect(await ask(`${origin}/round`)).toBe('TOO_MANY_REDIRECTS')
    expect(await ask(`${origin}/cut`)).toBe('UNREACHABLE')
    expect(await ask('https://pictures.test:1/')).toBe('UNREACHABLE')
  })

  test('[IMPORT-64] size and time have an end, whatever the answer says of its length', async () => {
    expect(await ask(`${origin}/large`, { maxBytes: 1000 })).toBe('TOO_LARGE')
    expect(await ask(`${origin}/larger`, { maxBytes: 1000 })).toBe('TOO_LARGE')
    expect(await ask(`${origin}/silent`, { timeoutMs: 200 })).toBe('TIMED_OUT')
    const never = () => new Promise<never>(() => undefined)
    expect(await ask('https://slow.pictures.test/', { timeoutMs: 200, resolve: never })).toBe('TIMED_OUT')
  })

  test('[IMPORT-64] a certificate that nobody vouches for is not taken', async () => {
    const { ca: _, ...strict } = options
    const result = await fetchSafely(`${origin}/ok.png`, strict)
    expect(result).toMatchObject({ ok: false, code: 'UNREACHABLE' })
  })
})

/** Addresses of ours, of neighbours, of clouds' metadata and of nobody, as names would resolve to them. */
const inner4 =
  `0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.254 100.64.0.1 100.100.100.200 100.127.255.254 127.0.0.1 127.0.0.53 127.1.2.3
  127.255.255.254 168.63.129.16 169.254.0.1 169.254.169.254 169.254.170.2 172.16.0.1 172.17.0.1 172.31.255.254 192.0.0.1 192.0.0.192
  192.0.2.1 192.88.99.1 192.168.0.1 192.168.1.1 192.168.255.254 198.18.0.1 198.19.255.254 198.51.100.7 203.0.113.9 224.0.0.1
  239.255.255.250 240.0.0.1 255.255.255.255`.split(/\s+/)
const inner6 =
  `:: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::ffff:192.168.1.1 ::ffff:7f00:1 ::ffff:a9fe:a9fe ::ffff:8.8.8.8
  ::127.0.0.1 ::7f00:1 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::7f00:1 100::1 2001::1 2001:0:7f00:1:: 2001:10::1 2001:20::1
  2001:db8::1 2002:7f00:1:: 2002:a9fe:a9fe::1 2002:c0a8:101::1 2620:4f:8000::1 3fff::1 5f00::1 fc00::1 fd00::1 fd00:ec2::254
  fd12:3456:789a::1 fe80::1 fe80::a9fe:a9fe fec0::1 ff00::1 ff02::1 ff05::2`.split(/\s+/)
/** The loopback and the metadata address as people disguise them. */
const disguised =
  `2130706433 0x7f000001 0x7f.0.0.1 0x7f.1 0177.0.0.1 017700000001 127.1 127.0.1 127.000.000.001 0 0x0 00 2852039166 0xa9fea9fe
  0xa9.0xfe.0xa9.0xfe 0251.0376.0251.0376 169.254.43518 169.16689662 3232235777 0xc0a80101 0300.0250.1.1 167772161 0x0a000001
  1​27.0.0.1 １２７.０.０.１ ①②⑦.⓪.⓪.① 127。0。0。1 %31%32%37.0.0.1 127.0.0.1. 169.254.169.254.`.split(/\s+/)

const isOf4 = (address: string) => !address.includes(':')
const toHost = (address: string) => (isOf4(address) ? address : `[${address}]`)
const literal = [...inner4, ...inner6, ...disguised].map((address) => `https://${toHost(address)}/`)

/** Every socket that this process opens, whoever asks for it. */
const countSockets = async (work: () => Promise<void>): Promise<number> => {
  const sockets: Socket[] = []
  const note = (message: unknown) => void sockets.push((message as { socket: Socket }).socket)
  subscribe('net.client.socket', note)
  try {
    await work()
  } finally {
    unsubscribe('net.client.socket', note)
  }
  return sockets.length
}

describe('[IMPORT-63] nothing of ours is reached', () => {
  test('by an address written in any way, nor by a name that resolves to it', async () => {
    expect(literal.length + inner4.length + inner6.length).toBeGreaterThanOrEqual(150)
    const open: string[] = []
    const sockets = await countSockets(async () => {
      for (const address of literal) {
        const code = await ask(address, { allows: () => false })
        if (code !== 'ADDRESS_BLOCKED' && code !== 'INVALID_URL') open.push(`${address} ${code}`)
      }
      for (const address of [...inner4, ...inner6]) {
        const resolve = () => Promise.resolve([{ address, family: isOf4(address) ? 4 : 6 }])
        const code = await ask('https://looks-public.example/', { resolve, allows: () => false })
        if (code !== 'ADDRESS_BLOCKED') open.push(`name for ${address} ${code}`)
      }
    })
    expect(open).toEqual([])
    expect(sockets).toBe(0)
  })

  test('by the second address of a name', async () => {
    const resolve = () =>
      Promise.resolve([
        { address: '1.1.1.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ])
    expect(
      await countSockets(async () => expect(await ask('https://two.example/', { resolve })).toBe('ADDRESS_BLOCKED')),
    ).toBe(0)
  })

  test('by a redirect, at any of its steps', async () => {
    const outer: SafeFetch = { allows: (address) => address === '127.0.0.1', timeoutMs: 2000 }
    const inner = [...inner4, ...inner6].filter((address) => address !== '127.0.0.1')
    for (const address of inner) {
      const to = encodeURIComponent(`https://${toHost(address)}/`)
      // one socket: the one to the server that redirects
      expect(
        await countSockets(async () => expect(await ask(`${origin}/?to=${to}`, outer)).toBe('ADDRESS_BLOCKED')),
        `to ${address}`,
      ).toBe(1)
    }
    const twice = encodeURIComponent(`${origin}/?to=${encodeURIComponent('https://10.0.0.1/')}`)
    expect(await ask(`${origin}/?to=${twice}`, outer)).toBe('ADDRESS_BLOCKED')
    for (const scheme of ['http://1.1.1.1/', 'file:///etc/passwd', 'gopher://1.1.1.1/', 'data:text/plain,x'])
      expect(await ask(`${origin}/?to=${encodeURIComponent(scheme)}`, outer)).toBe('NOT_HTTPS')
  })

  test('by a name that answers otherwise when it is asked again', async () => {
    let asked = 0
    const rebinding = () => {
      asked++
      // 127.0.0.1 plays the public address here; the second answer is the one to be kept away from
      return Promise.resolve(asked === 1 ? [local] : [{ address: '127.0.0.2', family: 4 }])
    }
    expect(await ask(`${origin}/ok.png`, { resolve: rebinding })).toBe('picture')
    expect(asked).toBe(1)
    // a redirect to the same name asks again, and the new answer is checked again
    asked = 0
    expect(await ask(`${origin}/moved`, { resolve: rebinding })).toBe('ADDRESS_BLOCKED')
    expect(asked).toBe(2)
  })
})
