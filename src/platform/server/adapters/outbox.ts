import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What contract.md says of the files in DATA_DIR/outbox. */
export type OutboxMessage = {
  readonly channel: 'sms' | 'email'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** ISO. */
  readonly at: string
}

/**
 * Writes one message as a JSON file, aside and renamed, so that a reader never sees half of one. The name is made of
 * the time and the key: the same message written again is the same file. Answers the path.
 */
export const writeToOutbox = async (dataDir: string, key: string, message: OutboxMessage): Promise<string> => {
  const folder = join(dataDir, 'outbox')
  await mkdir(folder, { recursive: true })
  const name = `${message.at.replaceAll(/[:.]/g, '-')}-${message.channel}-${key.replaceAll(/[^\w-]/g, '_')}.json`
  const file = join(folder, name)
  const aside = join(folder, `.${name}.${process.pid}.part`)
  await writeFile(aside, JSON.stringify(message, undefined, 2))
  await rename(aside, file)
  return file
}
