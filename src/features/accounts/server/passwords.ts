import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createTurns } from '#platform/server/turns.ts'

/** 32 MB and some 60 ms of one core for each password. Source: OWASP's password storage, scrypt. */
const cost = { N: 2 ** 15, r: 8, p: 1 } as const
const keyBytes = 32
const mostMemory = 64 * 1024 * 1024

/** Each takes a thread and its memory: no more at once than leaves room for everything else. */
const takeTurn = createTurns(2)

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  takeTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem: mostMemory }, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )

/** `scrypt$N$r$p$salt$key`, base64url: what is kept of a password. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password, salt)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Nobody's: a password is worked on just as long where there is none to compare it with. */
const nobodySalt = randomBytes(16)

/** Whether this is the password; false after the same time where there is none. */
export const isPassword = async (password: string, kept: string | null | undefined): Promise<boolean> => {
  const [kind, N, r, p, salt = '', key = ''] = kept?.split('$') ?? []
  const isOurs = kind === 'scrypt' && N === String(cost.N) && r === String(cost.r) && p === String(cost.p)
  const given = await derive(password, isOurs ? Buffer.from(salt, 'base64url') : nobodySalt)
  const wanted = Buffer.from(key, 'base64url')
  return isOurs && given.length === wanted.length && timingSafeEqual(given, wanted)
}
