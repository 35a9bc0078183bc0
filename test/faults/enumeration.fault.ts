import { createPasswords } from '#features/accounts/server/passwords/passwords.ts'
import type { Db } from '#platform/server/context.ts'
import { openArena } from './support/arena.ts'
import { createAsker } from './support/asking.ts'
import type { Asker, Reply } from './support/asking.ts'
import { mustBe } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'

const password = 'correct horse'
const mostDifferenceMs = 3

/** The same password, kept when a hash took a third of today's work. */
const hashOfBefore = 'scrypt$32768$8$1$1GdesrB6h0U5kgpgzDDigA$eukANoGLwfKPoHeyGnC2ZiV5xviBM0bX7uwyb_k0XsU'

type Question = readonly [name: string, ask: (asker: Asker, email: string) => Promise<Reply>]

/** The calls by which strangers could learn who has an account. */
const questions: readonly Question[] = [
  ['get-sms-code', (asker, email) => asker.post('/api/user/get-sms-code', { phone: email })],
  ['check-sms-code', (asker, email) => asker.post('/api/user/check-sms-code', { phone: email, code: '0' })],
  ['login', (asker, email) => asker.post('/api/user/login', { username: email, password: 'wrong password' })],
  [
    'login-of-before',
    (asker, email) =>
      asker.post('/api/user/login', { username: email.replace(/^known-/, 'before-'), password: 'wrong password' }),
  ],
  ['reset-password', (asker, email) => asker.post('/api/user/reset-password', { email })],
  ['create', (asker, email) => asker.post('/api/user/create', { customer: { email, firstname: 'A' }, password })],
  ['guest-account', (asker, email) => asker.get(`/api/user/guest-account?email=${email}`)],
]

/** A password is worked on for so long that fewer will do where they show no difference. */
const fewer = 300
const slow: ReadonlySet<string> = new Set(['login', 'login-of-before', 'create'])

/** S5 of the goals: known and unknown contacts are answered alike, and (at full size) as fast. */
export const run = async ({ say, full, open = () => openArena({ OTP_PER_ADDRESS: '0' }) }: FaultRun): Promise<void> => {
  const arena = await open()
  const asker = createAsker(arena.url)
  const samples = full ? 1000 : 2
  try {
    const stamp = Date.now()
    await addKnown(arena.db, stamp, samples)
    const apart: string[] = []
    for (const [name, ask] of questions) {
      const times = { known: [] as number[], unknown: [] as number[] }
      const answers = new Set<string>()
      // of those asked one right after the other: whatever else the machine does meets both alike
      const difference = () => Math.abs(median(times.known.map((time, at) => time - (times.unknown[at] ?? 0))))
      for (let sample = 0; sample < samples; sample += 1) {
        if (slow.has(name) && sample === fewer && difference() < mostDifferenceMs) break
        // whoever is first in a pair is not always the same
        const pair = sample % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
        for (const kind of pair) {
          // 'create' makes an unknown one known: each question has its own
          const email = `${kind}-${name}-${sample}-${stamp}@mail.example`
          const began = performance.now()
          const { status, text } = await ask(asker, kind === 'known' ? `known-${sample}-${stamp}@mail.example` : email)
          times[kind].push(performance.now() - began)
          answers.add(`${status} ${text.replaceAll(/[\w-]+@mail\.example/g, 'somebody')}`)
        }
      }
      say(
        `S5: ${name}: ${median(times.known).toFixed(2)} ms known, ${median(times.unknown).toFixed(2)} ms unknown, ${difference().toFixed(2)} ms in a pair, ${times.known.length} pairs`,
      )
      if (answers.size > 1) say(`S5: ${name}: ${[...answers].join(' | ')}`)
      mustBe(`S5 different answers of ${name}`, answers.size, 1)
      if (full && difference() >= mostDifferenceMs) apart.push(`${name}: ${difference().toFixed(2)} ms`)
    }
    // all of them are asked first
    mustBe('S5 medians that differ', apart, [])
  } finally {
    asker.close()
    await arena.close()
  }
}

const addKnown = async (db: Db, stamp: number, count: number): Promise<void> => {
  const now = new Date()
  for (const [name, hash] of [
    ['known', await createPasswords().hash(password)] as const,
    ['before', hashOfBefore] as const,
  ])
    await db
      .insertInto('customer')
      .values(
        Array.from({ length: count }, (_, sample) => ({
          email: `${name}-${sample}-${stamp}@mail.example`,
          password_hash: hash,
          store_code: 'en',
          proven_at: now,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute()
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
