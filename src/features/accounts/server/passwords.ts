import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createTurns } from '#platform/server/turns.ts'

type Cost = { readonly N: number; readonly r: number; readonly p: number }
type Kept = { readonly cost: Cost; readonly salt: Buffer; readonly key: Buffer }

/** 32 MB and some 190 ms of one core for each password. Source: OWASP's password storage, scrypt. */
const today: Cost = { N: 2 ** 15, r: 8, p: 3 }
const keyBytes = 32
/** Enough for every cost that OWASP names. */
const mostMemory = 256 * 1024 * 1024

/** Each takes a thread and its memory: no more at once than leaves room for everything else. */
const takeTurn = createTurns(2)

/** `scrypt$N$r$p$salt$key`, base64url: what is kept of a password. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const key = await takeTurn(() => derive(password, salt, today))
  return `${beginning}${salt.toString('base64url')}$${key.toString('base64url')}`
}

const beginning = `scrypt$${today.N}$${today.r}$${today.p}$`

/** Whether a hash is as expensive as those that are made today. */
export const isOfToday = (kept: string): boolean => kept.startsWith(beginning)

/** Nobody's: a password is worked on just as long where there is none to compare it with. */
const nobodySalt = randomBytes(16)

/** In half of the memory, whose pages are there already: with all of it the second run would take longer than its share. */
const spare: Cost = { N: today.N / 2, r: today.r, p: 1 }

const workOf = ({ N, r, p }: Cost): number => N * r * p

/** Whether this is the password; false after the same time where there is none, or one that was kept when that took less. */
export const isPassword = (password: string, kept: string | null | undefined): Promise<boolean> =>
  takeTurn(async () => {
    const { cost = today, salt = nobodySalt, key } = readKept(kept) ?? {}
    const given = await derive(password, salt, cost)
    const rounds = Math.round((workOf(today) - workOf(cost)) / workOf(spare))
    if (rounds > 0) await derive(password, nobodySalt, { ...spare, p: rounds })
    return key !== undefined && timingSafeEqual(given, key)
  })

const readKept = (kept: string | null | undefined): Kept | undefined => {
  const [, N, r, p, salt = '', key = ''] = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(kept ?? '') ?? []
  const read = {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
  return read.key.length === keyBytes && isPossible(read.cost) ? read : undefined
}

const isPossible = ({ N, r, p }: Cost): boolean =>
  N > 1 && Number.isInteger(Math.log2(N)) && r > 0 && p > 0 && 128 * r * (N + p + 2) <= mostMemory

const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem: mostMemory }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
