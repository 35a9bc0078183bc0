import { openDemoArena } from '../faults/support/arena.ts'
import { inParallel, tally } from '../faults/support/crowd.ts'
import { mustBe } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'
import { elsewhere } from '#test/support/role-table.ts'
import { isLong, readOperations } from './support/operations.ts'
import { openPeople } from './support/people.ts'
import { placesOf } from './support/places.ts'
import { createSender } from './support/send.ts'
import type { Got } from './support/send.ts'

/** Texts that are code somewhere: in SQL, in JSON queries, in headers, logs, paths, templates, shells, XML, formulas. */
const corpus: readonly string[] = [
  "'",
  "' or '1'='1",
  "' or 1=1 --",
  "') or ('1'='1",
  '" or ""="',
  "'; drop table customer; --",
  "'; select pg_sleep(4); --",
  "' || pg_sleep(4) --",
  '1; select pg_sleep(4)',
  '1 union select null, password_hash from customer --',
  "' and 1=cast((select version()) as int) --",
  '$$; select pg_sleep(4); $$',
  "\\'; select pg_sleep(4); --",
  '{"$gt":""}',
  '{"$where":"sleep(4000)"}',
  '{"query":{"match_all":{}}}',
  '{"script":{"source":"Thread.sleep(4000)"}}',
  '*:* OR _exists_:password',
  'x\r\nx-injected: yes',
  'x%0d%0ax-injected:%20yes',
  'x\u2028x-injected: yes',
  'x\n{"level":60,"msg":"forged-line"}',
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/etc/passwd\u0000.webp',
  '....//....//....//etc/passwd',
  'file:///etc/passwd',
  '${7*191}{{7*191}}<%= 7*191 %>#{7*191}',
  '$(sleep 4)`sleep 4`|sleep 4;sleep 4',
  "=cmd|'/c calc'!A1",
  '+1+cmd',
  '-2+3+cmd',
  '@SUM(1+1)',
  '\t=1+1',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '*)(uid=*))(|(uid=*',
  '__proto__',
  'constructor.prototype.polluted',
  '\u0000',
  '\uD800',
  '%s%s%s%n',
]

/** What only a database, a file or a program would say. */
const told =
  /syntax error at|unterminated quoted|SQLSTATE|pg_catalog|PostgreSQL \d|kysely|node_modules|\bat [\w.]+ \(\/|root:x:0:0|1337\{|\b1337\b.*\b1337\b|search_phase_execution|ENOENT/i

/** S11 of the goals: a text is a text, wherever it stands. */
export const run = async ({ say, full, open = openDemoArena }: FaultRun): Promise<void> => {
  const arena = await open()
  const sender = createSender(arena.url)
  try {
    const { tokenFor } = await openPeople(arena.db)
    const operations = (await readOperations(sender)).filter((call) => !isLong(call))
    const found: string[] = []
    const statuses: string[] = []
    let places = 0
    const note = (what: string, { status, text, headers, ms }: Got, payload: string) => {
      statuses.push(String(status))
      // what was sent may come back as it was sent
      const said = text.replaceAll(JSON.stringify(payload).slice(1, -1), '')
      if (status >= 500) found.push(`${what}: ${status} after ${payload}`)
      else if (told.test(said)) found.push(`${what}: ${told.exec(said)?.[0]} after ${payload}`)
      if (headers['x-injected'] !== undefined) found.push(`${what}: a header after ${payload}`)
      if (ms > 3900) found.push(`${what}: ${ms.toFixed(0)} ms after ${payload}`)
    }
    for (const [which, operation] of operations.entries()) {
      const own = placesOf(operation)
      places += own.length
      const turns = own.flatMap((place, at) =>
        corpus.filter((_, index) => full || (which + at + index) % 293 === 0).map((payload) => ({ place, payload })),
      )
      let token = await tokenFor(operation)
      await inParallel(turns.length, 8, async (index) => {
        const { place, payload } = turns[index] as (typeof turns)[number]
        const { path, json } = place.fill(payload)
        const what = `${operation.key} ${place.name}`
        const sent = { json, ...(token ? { token } : {}) }
        const answer = await sender.call(`${operation.method} ${path}`, sent)
        // the session has ended by it, or its roles have
        if (answer.status === 401 || answer.status === 403) token = await tokenFor(operation)
        note(what, answer, payload)
      })
    }
    for (const payload of corpus.filter((_, index) => full || index % 10 === 0)) {
      const text = encodeURIComponent(payload.replaceAll(/[\uD800-\uDFFF]/g, ''))
      for (const path of [
        `/en/${text}`,
        `/en/search?q=${text}`,
        `/img/100/100/${text}`,
        `/uploads/${text}`,
        `/assets/${text}`,
        `/en/order/${text}`,
        `/page-data/${text}`,
      ])
        note(path, await sender.send(path), payload)
    }
    const admin = await tokenFor({ access: 'admin' })
    for (const key of Object.keys(elsewhere).filter(
      (name, index) => name.endsWith('.csv') && (full || index % 4 === 0),
    )) {
      const { status, text } = await sender.call(key, admin ? { token: admin } : {})
      if (status >= 500) found.push(`${key}: ${status}`)
      for (const formula of formulasIn(text)) found.push(`${key}: the cell ${formula}`)
    }
    say(
      `S11: ${corpus.length} texts in ${places} places of ${operations.length} calls, pages and files: ${JSON.stringify(tally(statuses))}`,
    )
    mustBe('S11 findings', found.slice(0, 25), [])
  } finally {
    sender.close()
    await arena.close()
  }
}

/** Cells that a table program would compute. */
const formulasIn = (csv: string): string[] =>
  csv.split(/\r?\n/).flatMap((line) => line.match(/(?:^|[,;])"?[=+@\t-](?![\d.]+(?:"?(?:[,;]|$)))[^,;]{0,40}/g) ?? [])
