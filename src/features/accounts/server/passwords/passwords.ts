import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createTurns } from '#platform/server/turns.ts'

/** Of scrypt. */
type Cost = { readonly N: number; readonly r: number; readonly p: number }
type Kept = { readonly cost: Cost; readonly salt: Buffer; readonly key: Buffer }

/** 32 MB and some 190 ms of one core for each password. Source: OWASP's password storage, scrypt. */
const today: Cost = { N: 2 ** 15, r: 8, p: 3 }
const keyBytes = 32
/** Enough for every cost that OWASP names. */
const mostMemory = 256 * 1024 * 1024

export type Passwords = {
  /** `scrypt$N$r$p$salt$key`, base64url: what is kept of a password. */
  readonly hash: (password: string) => Promise<string>
  /** Whether this is the password; false after the same time where there is none, or one that was kept when that took less. */
  readonly isRight: (password: string, kept: string | null | undefined) => Promise<boolean>
  /** Whether a hash is as expensive as those that are made now. */
  readonly isOfToday: (kept: string) => boolean
}

/** Nobody's: a password is worked on just as long where there is none to compare it with. */
const nobodySalt = randomBytes(16)

const workOf = ({ N, r, p }: Cost): number => N * r * p

/** Each password takes a thread and its memory: no more at once than leaves room for everything else. */
export const createPasswords = (cost = today): Passwords => {
  const takeTurn = createTurns(2)
  const beginning = `scrypt$${cost.N}$${cost.r}$${cost.p}$`
  /** In half of the memory, whose pages are there already: with all of it the second run would take longer than its share. */
  const spare: Cost = { N: cost.N / 2, r: cost.r, p: 1 }
  return {
    hash: async (password) => {
      const salt = randomBytes(16)
      const key = await takeTurn(() => derive(password, salt, cost))
      return `${beginning}${salt.toString('base64url')}$${key.toString('base64url')}`
    },
    isRight: (password, kept) =>
      takeTurn(async () => {
        const read = readKept(kept)
        const asKept = read?.cost ?? cost
        const given = await derive(password, read?.salt ?? nobodySalt, asKept)
        const rounds = Math.round((workOf(cost) - workOf(asKept)) / workOf(spare))
        if (rounds > 0) await derive(password, nobodySalt, { ...spare, p: rounds })
        return read !== undefined && timingSafeEqual(given, read.key)
      }),
    isOfToday: (kept) => kept.startsWith(beginning),
  }
}

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
