import { deleteDB, openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'

/** Collection and key. */
export type EntryKey = [string, string]

type Schema = DBSchema & {
  entries: { key: EntryKey; value: unknown }
  /** What is known of an entry without reading it. */
  sizes: { key: EntryKey; value: { bytes: number; at: number }; indexes: { byAge: number } }
  /** Bytes by collection, counted as they are written. */
  totals: { key: string; value: number }
}
export type StorageDatabase = IDBPDatabase<Schema>

/**
 * The form of the databases. A new collection needs none; a new form must let a page of the release before find `entries`,
 * `sizes` and `totals` as it left them, for both are open at once while a release comes.
 */
const storageVersion = 1

export type StorageConnection = {
  /** Works on the open database; once more on a new connection where the browser had dropped the old one. */
  readonly run: <Value>(work: (database: StorageDatabase) => Promise<Value>) => Promise<Value>
  /** Lets go of the connection: the next work opens another. */
  readonly drop: () => void
  /** Throws everything away; does not wait for other tabs that still have it open. */
  readonly recreate: () => void
}

/** A database that may go away at any moment: WebKit drops connections of pages in the background. */
export const createConnection = (name: string, version = storageVersion): StorageConnection => {
  let opening: Promise<StorageDatabase> | undefined
  const drop = () => {
    const dropped = opening
    opening = undefined
    // one that never opened has nothing to close
    dropped?.then(
      (database) => database.close(),
      () => undefined,
    )
  }
  const callbacks = {
    upgrade: (database: StorageDatabase) => {
      if (!database.objectStoreNames.contains('entries')) database.createObjectStore('entries')
      if (!database.objectStoreNames.contains('sizes')) database.createObjectStore('sizes').createIndex('byAge', 'at')
      if (!database.objectStoreNames.contains('totals')) database.createObjectStore('totals')
    },
    // a newer release is coming up in another tab and must not wait for this one
    blocking: drop,
    terminated: () => {
      opening = undefined
    },
  }
  const openAny = (): Promise<StorageDatabase> =>
    openDB<Schema>(name, version, callbacks).catch((error: unknown) => {
      // a newer release has been here: what it left is taken as it is
      if (nameOf(error) === 'VersionError') return openDB<Schema>(name, undefined, callbacks)
      throw error
    })
  const open = (): Promise<StorageDatabase> => {
    if (opening) return opening
    const mine = openAny()
    opening = mine
    mine.catch(() => {
      if (opening === mine) opening = undefined
    })
    return mine
  }
  return {
    run: async (work) => {
      const connection = open()
      try {
        return await work(await connection)
      } catch (error) {
        if (!isDropped(error)) throw error
        if (opening === connection) drop()
        return work(await open())
      }
    },
    drop,
    recreate: () => {
      drop()
      // one that another tab holds is opened as it is; a browser that lets nobody near its storage refuses at once, which the reader knows
      void (async () => deleteDB(name))().catch((error: unknown) => {
        if (!(error instanceof DOMException)) throw error
      })
    },
  }
}

/** The name of a DOMException, which is all that tells them apart. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** Closed under us: by the browser, by a newer release, or in the middle of something. */
const isDropped = (error: unknown): boolean =>
  ['InvalidStateError', 'UnknownError', 'AbortError'].includes(nameOf(error))
