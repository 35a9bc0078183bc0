import { useSyncExternalStore } from 'react'
import { localStore, readKept, writeKept } from '#platform/web/storage/storages.ts'
import { addKept, isKept, noteUntold, removeKept } from '../rules.ts'
import type { Kept, Untold } from '../rules.ts'

const none: readonly Kept[] = []

const read = (key: string): unknown => readKept(localStore(), key)
/** With a full or forbidden storage it lasts as long as the page. */
const write = (key: string, value: unknown): void => void writeKept(localStore(), key, value)

export type KeptStore = ReturnType<typeof createKeptStore>

/** A list of styles of this browser, the same in all its tabs; what the account has to hear of it is noted. */
export const createKeptStore = (listKey: string, most: number) => {
  const untoldKey = `${listKey}.untold`
  let list: readonly Kept[] | undefined
  const listeners = new Set<() => void>()
  /** Hears of each change made here, to tell the account. */
  let onChange: () => void = () => undefined

  const readList = (): readonly Kept[] => {
    const kept = read(listKey)
    return Array.isArray(kept) ? kept.filter(isKept) : none
  }
  const now = (): readonly Kept[] => (list ??= readList())
  const show = (next: readonly Kept[]): void => {
    list = next
    for (const listener of listeners) listener()
  }
  /** Another tab changed it. */
  const hear = ({ key }: StorageEvent): void => {
    if (key === null || key === listKey) show(readList())
  }
  const set = (next: readonly Kept[]): void => {
    write(listKey, next)
    show(next)
  }
  const untold = (): Untold => {
    const kept = read(untoldKey) as Partial<Untold> | undefined
    return { add: kept?.add ?? [], remove: kept?.remove ?? [] }
  }
  const change = (kind: 'add' | 'remove', sku: string, next: readonly Kept[]): void => {
    write(untoldKey, noteUntold(untold(), kind, sku))
    set(next)
    onChange()
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  // whether anything shows the list just then or not; a server has no other tabs
  globalThis.addEventListener?.('storage', hear)

  return {
    most,
    /** The list as it is in this browser; the browser alone asks. */
    now,
    /** Takes the place of the whole list, as the account has it too. */
    set,
    /** False where it was there already: adding twice has no effect. */
    add: (item: Kept): boolean => {
      const before = now()
      const next = addKept(before, item, most)
      if (next !== before) change('add', item.sku, next)
      return next !== before
    },
    remove: (sku: string): void => change('remove', sku, removeKept(now(), sku)),
    /** Somebody else may come: nothing is told to the account that has it. */
    forget: (): void => {
      write(untoldKey, null)
      set(none)
    },
    untold,
    /** What was told is no longer to be told; what came meanwhile is. */
    told: (told: Untold): void => {
      const { add, remove } = untold()
      write(untoldKey, {
        add: add.filter((sku) => !told.add.includes(sku)),
        remove: remove.filter((sku) => !told.remove.includes(sku)),
      })
    },
    onChange: (listener: () => void): (() => void) => {
      onChange = listener
      return () => {
        if (onChange === listener) onChange = () => undefined
      }
    },
    useList: (): readonly Kept[] => useSyncExternalStore(subscribe, now, () => none),
  }
}
