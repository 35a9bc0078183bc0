import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

export type OutboxMessage = {
  channel: 'sms' | 'email'
  to: string
  subject: string
  text: string
  html: string
  at: string
}

/** All mails and text messages that a shop has written to its outbox, oldest first. */
export const readOutbox = async (dataDir: string): Promise<OutboxMessage[]> => {
  const names = await readdir(join(dataDir, 'outbox')).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(dataDir, 'outbox', name), 'utf8')) as OutboxMessage),
  )
}
