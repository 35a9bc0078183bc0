import { join } from 'node:path'
import { grantRole } from '#features/accounts/server/index.ts'
import { readConfig } from '#platform/server/config.ts'
import { migrate, openDatabase } from '#platform/server/database.ts'
import { startPrivatePostgres } from '#platform/server/postgres/private-postgres.ts'
import { isLockedOut } from '#platform/server/transaction.ts'
import { root } from './bootstrap.mjs'

// npm run grant -- CONTACT ROLE: beside a running shop or without one

const usage = `npm run grant -- CONTACT ROLE
  CONTACT  an e-mail address or a phone with its country's prefix; who has no account yet gets one
  ROLE     vip, blogger, manager or admin; customer takes all of them away`

const mutter = (line: string) => process.stderr.write(`${line}\n`)

const problems = {
  INCORRECT_PHONE_OR_EMAIL: (contact: string) => `"${contact}" is no e-mail address and no phone`,
  LAST_ADMIN: (contact: string) => `${contact} is the last admin: make somebody else admin first`,
  UNKNOWN_ROLE: (_contact: string, role: string) => `"${role}" is no role\n${usage}`,
} as const

const run = async (): Promise<number> => {
  const [contact, role, ...rest] = process.argv.slice(2)
  if (contact === undefined || role === undefined || rest.length > 0) {
    mutter(usage)
    return 1
  }
  const { dataDir, databaseUrl } = readConfig()
  const postgres = databaseUrl ? undefined : await startPrivatePostgres({ dataDir, onProgress: mutter })
  const { db, close } = openDatabase({
    max: 2,
    ...(postgres ? { connection: postgres.connection } : { url: databaseUrl ?? '' }),
  })
  try {
    await migrate(db, join(root, 'db', 'migrations'), mutter)
    const granted = await grantRole(db, { contact, role, now: new Date() })
    if (!granted.ok) {
      mutter(problems[granted.code](contact, role))
      return 1
    }
    const { contact: known, roles, isNew } = granted.value
    const held = roles.length > 0 ? roles.join(', ') : 'no role'
    process.stdout.write(`${known}${isNew ? ' (new)' : ''}: ${held}\n`)
    return 0
  } finally {
    await close()
    await postgres?.stop()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  mutter(isLockedOut(error) ? 'the database is busy; try again in a moment' : (error as Error).message)
  process.exitCode = 1
}
