/** Storage may be forbidden, and then even looking at it throws. */
const orNone = (open: () => Storage): Storage | undefined => {
  try {
    return open()
  } catch {
    return undefined
  }
}

export const localStore = (): Storage | undefined => orNone(() => globalThis.localStorage)
export const sessionStore = (): Storage | undefined => orNone(() => globalThis.sessionStorage)

/** What is kept below a key as JSON, in whatever shape; undefined where nothing is, or it may not be read. */
export const readKept = (storage: Pick<Storage, 'getItem'> | undefined, key: string): unknown => {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value as JSON. False where the storage is full or may not be written to: what was kept before then stays. */
export const writeKept = (storage: Pick<Storage, 'setItem'> | undefined, key: string, value: unknown): boolean => {
  try {
    storage?.setItem(key, JSON.stringify(value))
    return storage !== undefined
  } catch {
    return false
  }
}
