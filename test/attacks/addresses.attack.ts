import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { disguised, inner4, inner6 } from '#test/support/inner-addresses.ts'
import { openDemoArena } from '../faults/support/arena.ts'
import { tally } from '../faults/support/crowd.ts'
import { mustBe, mustHold } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { openPerson } from './support/people.ts'
import { createSender } from './support/send.ts'
import type { Sender } from './support/send.ts'

/** Names that lead home, and addresses that hide where they lead. */
const named = (port: number): string[] => [
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'ip6-localhost',
    'a.localhost',
    '127.0.0.1.',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
  ].flatMap((host) => [`https://${host}:${port}/`, `https://${host}:${port}/%2e%2e/`]),
  `http://127.0.0.1:${port}/`,
  `https://user@127.0.0.1:${port}/`,
  `https://mail.example@127.0.0.1:${port}/`,
  `https://127.0.0.1:${port}#@mail.example/`,
  `https://mail.example\\@127.0.0.1:${port}/`,
  `https:\\\\127.0.0.1:${port}\\`,
  `https:127.0.0.1:${port}`,
  `https:///127.0.0.1:${port}/`,
  `//127.0.0.1:${port}/`,
  `ftp://127.0.0.1:${port}/`,
  `gopher://127.0.0.1:${port}/_GET`,
  `file:///etc/passwd`,
  `dict://127.0.0.1:${port}/`,
  `ws://127.0.0.1:${port}/`,
  `data:text/csv,sku`,
  `https://127.0.0.1:${port}/\r\nx: y`,
  `\thttps://127.0.0.1:${port}/`,
]

const harmless = /^(ADDRESS_BLOCKED|INVALID_URL|NOT_HTTPS|NOT_RESOLVED|not taken)$/

/** S10 of the goals: whatever address admins or files name, nothing of our own network is connected to. */
export const run = async ({ say, full, open = openDemoArena }: FaultRun): Promise<void> => {
  const arena = await open()
  const sender = createSender(arena.url)
  let connections = 0
  const traps = await Promise.all(['127.0.0.1', '::1'].map((host) => listen(host, () => (connections += 1))))
  try {
    const { token } = await openPerson(arena.db, ['admin'])
    const [trap, other] = traps.map((each) => (each.address() as AddressInfo).port) as [number, number]
    const hosts = [...inner4, ...inner6.map((address) => `[${address}]`), ...disguised]
    const addresses = [
      ...hosts.map((host) => `https://${host}:${trap}/`),
      ...['[::1]', 'localhost', 'ip6-localhost'].map((host) => `https://${host}:${other}/`),
      ...named(trap),
      ...named(other),
    ]
    const asked = addresses.filter((_, index) => full || index % 20 === 0)
    const outcomes: string[] = []
    const found: string[] = []
    const note = (address: string, what: string, outcome: string) => {
      outcomes.push(outcome)
      if (!harmless.test(outcome)) found.push(`${what} ${address}: ${outcome}`)
    }
    for (const address of asked) {
      const json = { key: 'order_webhook_url', value: address }
      const set = await sender.call('POST /api/admin/settings', { token, json })
      if (set.status !== 200) {
        note(address, 'webhook', 'not taken')
        continue
      }
      note(address, 'webhook', await untilTold(sender, token))
    }
    // one in five by the way of feeds: it is the same code, and an import each
    for (const address of asked.filter((_, index) => index % 5 === 0)) {
      const json = { key: 'import_feeds', value: [address] }
      const set = await sender.call('POST /api/admin/settings', { token, json })
      if (set.status !== 200) {
        note(address, 'feed', 'not taken')
        continue
      }
      note(address, 'feed', await untilFetched(sender, token, address))
    }
    say(
      `S10: ${asked.length} addresses as the webhook's and as a feed's: ${JSON.stringify(tally(outcomes))}, ${connections} connections to the traps`,
    )
    mustBe('S10 what was tried', found.slice(0, 20), [])
    mustBe('S10 connections', connections, 0)
    if (full) mustHold('S10 the corpus', asked.length >= 150)
  } finally {
    sender.close()
    for (const trap of traps) trap.close()
    await arena.close()
  }
}

/** Settings are heard of within a moment. */
const looks = 200

/** What became of the webhook, once the shop has heard of its address. */
const untilTold = async (sender: Sender, token: string): Promise<string> => {
  for (let look = 0; look < looks; look += 1) {
    const { status, text } = await sender.call('POST /api/admin/webhooks/test', { token, json: {} })
    const { result } = JSON.parse(text) as { result: { error?: string | null } }
    if (status === 200) return result.error ?? 'taken'
  }
  return 'no address'
}

/** What became of the feeds; the answer names the first that was not taken. */
const untilFetched = async (sender: Sender, token: string, address: string): Promise<string> => {
  let outcome = ''
  for (let look = 0; look < 6; look += 1) {
    const { text } = await sender.call('POST /api/manage/update', { token, json: {} })
    const { meta } = JSON.parse(text) as { meta?: { fields?: { source?: string } } }
    const source = meta?.fields?.source ?? ''
    outcome = source.split(': ').at(-1) ?? ''
    if (source.startsWith(address)) return outcome
  }
  return outcome
}

const listen = async (host: string, onConnection: () => void) => {
  const server = createServer((socket) => {
    onConnection()
    socket.destroy()
  }).listen(0, host)
  await once(server, 'listening')
  return server
}
