import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { openArena } from './support/arena.ts'
import { createAsker } from './support/asking.ts'
import type { Asker } from './support/asking.ts'
import { inParallel } from './support/crowd.ts'
import { mustBe, mustHold } from './support/fault.ts'
import type { FaultRun } from './support/fault.ts'

const rounds = 9
const guessesOfRound = 12
const mostGuesses = 25

/** One number as people write it in its country. */
const spell = (number: number): readonly string[] => {
  const digits = String(9_000_000_000 + number * 7919)
  const [area, middle, end] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return [
    `+7${digits}`,
    `8${digits}`,
    `8 (${area}) ${middle}-${end}`,
    `7.${area}.${middle}.${end}`,
    `+7 ${area} ${middle} ${end}`,
  ]
}

/** S4 of the goals: whoever guesses codes for a day, in every spelling of a number, has 25 tries of 10,000. */
export const run = async ({ say, full, open = () => openArena({ OTP_PER_ADDRESS: '0' }) }: FaultRun): Promise<void> => {
  const arena = await open()
  const asker = createAsker(arena.url, { sockets: 50 })
  try {
    const phones = full ? 1000 : 4
    let entered = 0
    let refused = 0
    for (let round = 0; round < rounds; round += 1) {
      const outcomes = await inParallel(phones, 20, (phone) => guess(asker, spell(phone), round))
      entered += outcomes.filter(({ isIn }) => isIn).length
      refused += outcomes.filter(({ isSent }) => !isSent).length
      await passTime(arena.db)
    }
    const { contacts, most } = await countGuesses(arena.db)
    const bound = Math.ceil((phones * mostGuesses) / 10_000 + 4 * Math.sqrt((phones * mostGuesses) / 10_000))
    say(
      `S4: ${phones} phones, ${rounds * guessesOfRound} guesses each: ${entered} got in (at most ${bound}), ${most} guesses could be right`,
    )
    say(
      `S4: ${refused} of ${phones * rounds} codes refused, ${contacts} contacts for ${phones} phones in ${spell(0).length} spellings`,
    )
    mustHold('S4 the bound', entered <= bound && most <= mostGuesses)
    mustBe('S4 contacts', contacts, phones)
    mustHold('S4 every limit was met', refused >= phones * (rounds - 5) - entered * rounds)
  } finally {
    asker.close()
    await arena.close()
  }
}

const guess = async (asker: Asker, spellings: readonly string[], round: number) => {
  const written = (turn: number) => spellings[(round + turn) % spellings.length] ?? ''
  const sent = await asker.post('/api/user/get-sms-code?store=ru', { phone: written(0) })
  let isIn = false
  for (let turn = 0; turn < guessesOfRound && !isIn; turn += 1) {
    const code = String(Math.floor(Math.random() * 10_000)).padStart(4, '0')
    const { status } = await asker.post('/api/user/check-sms-code?store=ru', { phone: written(turn), code })
    isIn = status === 200
  }
  return { isIn, isSent: sent.status === 200 }
}

/** Two hours go by for the limits: nobody waits for the next code or for the pause after failures. */
const passTime = async (db: Db): Promise<void> => {
  await sql`update code_request set sent_at = sent_at - interval '2 h'`.execute(db)
  await sql`update code_failure set failed_at = failed_at - interval '2 h'`.execute(db)
}

const countGuesses = async (db: Db): Promise<{ contacts: number; most: number }> => {
  const { rows } = await sql<{ contacts: number; most: number }>`
    select (select count(distinct contact)::integer from code_request) as contacts, coalesce(max(guesses), 0)::integer as most
    from (select count(code_id) as guesses from code_failure group by contact) as each`.execute(db)
  return rows[0] ?? { contacts: 0, most: 0 }
}
