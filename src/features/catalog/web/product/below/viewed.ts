import { readKept, writeKept } from '#platform/web/storage/storages.ts'

/** Styles that were looked at in this browser, the last one first. */
const keyOf = (storeCode: string): string => `vitrine.viewed.${storeCode}`
const untoldKeyOf = (storeCode: string): string => `${keyOf(storeCode)}.untold`

const mostViewed = 12

/** Undefined where the browser forbids it. */
type Reading = Pick<Storage, 'getItem'> | undefined
type Keeping = Pick<Storage, 'getItem' | 'setItem'> | undefined

const read = (storage: Reading, key: string): string[] => {
  const kept = readKept(storage, key)
  return Array.isArray(kept) ? kept.filter((sku) => typeof sku === 'string').slice(0, mostViewed) : []
}
/** A full or forbidden storage forgets it. */
const write = (storage: Keeping, key: string, skus: readonly string[]): void =>
  void writeKept(storage, key, [...new Set(skus)].slice(0, mostViewed))

/** The event on the window when a product was looked at. */
const viewedEvent = 'vitrine:viewed'

/** SKUs, none where nothing can be kept or what is kept is spoilt. */
export const readViewed = (storage: Reading, storeCode: string): string[] => read(storage, keyOf(storeCode))

/** Puts a SKU first; the account has not heard of it yet. */
export const addViewed = (storage: Keeping, storeCode: string, sku: string): void => {
  write(storage, keyOf(storeCode), [sku, ...readViewed(storage, storeCode)])
  write(storage, untoldKeyOf(storeCode), [sku, ...untoldViewed(storage, storeCode)])
  globalThis.dispatchEvent?.(new Event(viewedEvent))
}

/** Brings the account's list in, behind what it has not heard of. What else was here is of somebody whose session is over. */
export const keepViewed = (storage: Keeping, storeCode: string, skus: readonly string[]): void =>
  write(storage, keyOf(storeCode), [...untoldViewed(storage, storeCode), ...skus])

export const untoldViewed = (storage: Reading, storeCode: string): string[] => read(storage, untoldKeyOf(storeCode))

export const toldViewed = (storage: Keeping, storeCode: string, told: readonly string[]): void =>
  write(
    storage,
    untoldKeyOf(storeCode),
    untoldViewed(storage, storeCode).filter((sku) => !told.includes(sku)),
  )

/** Hears of each product that is looked at in this tab; the answer ends it. */
export const onViewed = (listener: () => void): (() => void) => {
  globalThis.addEventListener(viewedEvent, listener)
  return () => globalThis.removeEventListener(viewedEvent, listener)
}

/** Hears of changes in other tabs, and of products that are looked at in this one. */
export const watchViewed = (listener: () => void): (() => void) => {
  globalThis.addEventListener('storage', listener)
  const end = onViewed(listener)
  return () => {
    globalThis.removeEventListener('storage', listener)
    end()
  }
}
