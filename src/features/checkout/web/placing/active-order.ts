import { readKept, writeKept } from '#platform/web/storage/storages.ts'

type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const activeKey = (storeCode: string): string => `vitrine.activeOrder.${storeCode}`

/** The order whose payment link is open; every tab knows it. */
export const loadActiveOrder = (storage: Keeping | undefined, storeCode: string): string | undefined => {
  try {
    return storage?.getItem(activeKey(storeCode)) ?? undefined
  } catch {
    return undefined
  }
}

export const saveActiveOrder = (storage: Keeping | undefined, storeCode: string, id: string | undefined): void => {
  try {
    if (id === undefined) storage?.removeItem(activeKey(storeCode))
    else storage?.setItem(activeKey(storeCode), id)
  } catch {
    // the order page still has the link to pay
  }
}

const placedKey = 'vitrine.placed'

type Placed = { readonly id: string; readonly email: string }

/** The order this tab placed last: its page may say where the mail went, and says nothing of it where this could not be kept. */
export const keepPlaced = (storage: Keeping | undefined, placed: Placed): void =>
  void writeKept(storage, placedKey, placed)

export const emailOfPlaced = (storage: Keeping | undefined, id: string): string | undefined => {
  const placed = readKept(storage, placedKey) as Placed | undefined
  return placed?.id === id ? placed.email : undefined
}
