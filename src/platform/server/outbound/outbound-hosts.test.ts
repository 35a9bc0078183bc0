import { expect, test } from 'vitest'
import { fetchSafely } from './fetch-safe.ts'
import { isOutboundHost, readOutboundHosts } from './outbound-hosts.ts'

test('[SHELL-308] hosts are named one by one or with all that is below them; without any every public one may be called', () => {
  const hosts = readOutboundHosts(' Feeds.example.com, *.cdn.example ,')
  const called = ['feeds.example.com', 'feeds.example.com.', 'a.cdn.example', 'a.b.cdn.example']
  const left = [
    'example.com',
    'x.feeds.example.com',
    'cdn.example',
    'evilcdn.example',
    'feeds.example.com.evil.example',
  ]
  expect([called, left].map((names) => names.map((name) => isOutboundHost(hosts, name)))).toEqual([
    called.map(() => true),
    left.map(() => false),
  ])
  expect(isOutboundHost(readOutboundHosts(''), 'anything.example')).toBe(true)
})

test('[SHELL-308] what is no host is refused at the start', () => {
  for (const wrong of ['https://feeds.example.com', '*', '*.*.example', 'feeds.example.com:8443', 'a b.example'])
    expect(() => readOutboundHosts(wrong)).toThrow(/^OUTBOUND_HOSTS: ".+" is no host/)
})

test('[SHELL-308] another host is not even looked up, whichever way it is written', async () => {
  const asked: string[] = []
  const options = {
    hosts: ['feeds.example.com'],
    resolve: async (host: string) => (asked.push(host), [{ address: '127.0.0.1', family: 4 }]),
  }
  const refused = ['https://other.example/x', 'https://93.184.216.34/', 'https://feeds.example.com@other.example/']
  for (const address of refused) expect(await fetchSafely(address, options)).toMatchObject({ ok: false })
  expect(asked).toEqual([])
  expect(await fetchSafely(refused[0] ?? '', options)).toMatchObject({ code: 'HOST_NOT_ALLOWED' })
  expect(await fetchSafely('https://FEEDS.example.com/x', options)).toMatchObject({ code: 'ADDRESS_BLOCKED' })
})
