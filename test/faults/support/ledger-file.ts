import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

export type Recorded = { readonly key: string; readonly what: 'sent' | 'acknowledged'; readonly text?: string }

/** What clients know, written down before they go on: it outlives whatever is killed. */
export type LedgerFile = {
  readonly note: (entry: Recorded) => void
  readonly read: () => Promise<Recorded[]>
  readonly close: () => void
}

export const openLedgerFile = (file: string): LedgerFile => {
  const handle = openSync(file, 'a')
  return {
    note: (entry) => {
      writeSync(handle, `${JSON.stringify(entry)}\n`)
      if (entry.what === 'acknowledged') fsyncSync(handle)
    },
    read: async () =>
      (await readFile(file, 'utf8'))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Recorded),
    close: () => closeSync(handle),
  }
}
