/** Styles that were looked at in this browser, the last one first. */
const keyOf = (storeCode: string): string => `vitrine.viewed.${storeCode}`

export const mostViewed = 12

/** SKUs, none where nothing can be kept or what is kept is spoilt. */
export const readViewed = (storage: Pick<Storage, 'getItem'>, storeCode: string): string[] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(storeCode)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((sku) => typeof sku === 'string').slice(0, mostViewed) : []
  } catch {
    return []
  }
}

/** Puts a SKU first; a full or forbidden storage forgets it. */
export const addViewed = (storage: Pick<Storage, 'getItem' | 'setItem'>, storeCode: string, sku: string): void => {
  const viewed = [sku, ...readViewed(storage, storeCode).filter((each) => each !== sku)].slice(0, mostViewed)
  try {
    storage.setItem(keyOf(storeCode), JSON.stringify(viewed))
  } catch {
    return
  }
}
