import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { LookupAddress } from 'node:dns'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { disguised, inner4, inner6 } from '#test/support/inner-addresses.ts'
import { fetchSafely } from './fetch-safe.ts'
import type { SafeFetch } from './fetch-safe.ts'

const read = (name: string) => readFileSync(new URL(`../../../../test/fixtures/tls/${name}`, import.meta.url), 'utf8')
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
