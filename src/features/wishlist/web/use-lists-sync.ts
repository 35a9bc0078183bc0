import { useEffect } from 'react'
import type { Call } from '#core/endpoint.ts'
import type { AccountsContract } from '#features/accounts/contract.ts'
import { useUser } from '#features/accounts/web/index.ts'
import { keepViewed, onViewed, toldViewed, untoldViewed } from '#features/catalog/web/index.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import type { SearchContract } from '#features/search/contract.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { localStore } from '#platform/web/storage/storages.ts'
import { mergeKept } from '../rules.ts'
import type { Kept, Untold } from '../rules.ts'
import { compared } from './compared.ts'
import type { KeptStore } from './kept-store.ts'
import { loadCardsOf } from './load-cards.ts'
import { wishlist } from './wishlist.ts'

type Calls = Call<AccountsContract> & Call<SearchContract>

const stores = { wishlist, compare: compared } as const
type Name = keyof typeof stores
const names = Object.keys(stores) as Name[]

const toKept = ({ parentSku: sku, name, image, url_path }: CardProduct): Kept => ({
  sku,
  name,
  image,
  url_path,
  qty: 1,
})

const isSome = ({ add, remove }: Untold): boolean => add.length + remove.length > 0
const toBody = ({ add, remove }: Untold) => ({ add: [...add], remove: [...remove] })

/** Tells the account what it has not heard. */
const tell = async (call: Calls, storeCode: string): Promise<void> => {
  const untold = names.map((name) => [name, stores[name].untold()] as const).filter(([, each]) => isSome(each))
  const viewed = untoldViewed(localStore(), storeCode)
  if (untold.length === 0 && viewed.length === 0) return
  const answer = await call('POST /api/user/lists', {
    body: {
      ...Object.fromEntries(untold.map(([name, each]) => [name, toBody(each)])),
      ...(viewed.length > 0 ? { recently_viewed: { add: viewed } } : {}),
    },
  })
  if (!answer.ok) return
  for (const [name, each] of untold) stores[name].told(each)
  toldViewed(localStore(), storeCode, viewed)
}

/**
 * Brings the browser's lists and the account's together: local first, then both have all but for what was taken away in either. What comes
 * once `isOver` is for nobody who is here any more.
 */
const bringTogether = async (call: Calls, storeCode: string, isOver: () => boolean): Promise<void> => {
  const given = names.map((name) => ({ name, untold: stores[name].untold(), before: stores[name].now() }))
  const viewed = untoldViewed(localStore(), storeCode)
  const answer = await call('POST /api/user/lists', {
    body: {
      ...Object.fromEntries(
        given
          .filter(({ name, untold }) => name === 'wishlist' || isSome(untold))
          .map(({ name, untold }) => [name, toBody(untold)]),
      ),
      ...(viewed.length > 0 ? { recently_viewed: { add: viewed } } : {}),
    },
  })
  if (!answer.ok || isOver()) return
  for (const { name, untold } of given) stores[name].told(untold)
  toldViewed(localStore(), storeCode, viewed)
  keepViewed(
    localStore(),
    storeCode,
    answer.value.recently_viewed.map(({ sku }) => sku),
  )
  for (const { name, before } of given) {
    const skus = answer.value[name].map(({ sku }) => sku)
    dropGone(stores[name], before, skus)
    await takeOver(call, stores[name], { skus, isOver })
  }
}

/** Takes out what was here when the account was asked, and that it does not have: another browser took it away. */
const dropGone = (store: KeptStore, before: readonly Kept[], skus: readonly string[]): void => {
  const here = new Set([...skus, ...store.untold().add])
  const gone = new Set(before.map(({ sku }) => sku).filter((sku) => !here.has(sku)))
  if (gone.size > 0) store.set(store.now().filter(({ sku }) => !gone.has(sku)))
}

/** Puts what only the account has behind what is here. */
const takeOver = async (
  call: Calls,
  store: KeptStore,
  { skus, isOver }: { readonly skus: readonly string[]; readonly isOver: () => boolean },
): Promise<void> => {
  const here = new Set(store.now().map(({ sku }) => sku))
  const missing = skus.filter((sku) => !here.has(sku)).slice(0, store.most)
  if (missing.length === 0) return
  const found = (await loadCardsOf(call, missing)).map(toKept)
  if (isOver()) return
  const order = new Map(missing.map((sku, at) => [sku, at]))
  found.sort((a, b) => (order.get(a.sku) ?? 0) - (order.get(b.sku) ?? 0))
  // what was taken away meanwhile does not come back
  const gone = new Set(store.untold().remove)
  const account = found.filter(({ sku }) => !gone.has(sku))
  store.set(mergeKept(store.now(), account, store.most))
}

/** Keeps the lists with the account for as long as somebody is signed in. */
const useListsSync = (): void => {
  const id = useUser()?.id
  const { storeCode } = useStoreView()
  const call = useCall<AccountsContract & SearchContract>() as Calls
  useEffect(() => {
    if (id === undefined) return undefined
    let isOver = false
    // one after another: a heart that is given and taken at once must not arrive the other way round
    let turn = bringTogether(call, storeCode, () => isOver)
    const tellNow = () => void (turn = turn.then(() => (isOver ? undefined : tell(call, storeCode))))
    addEventListener('online', tellNow)
    const ends = [wishlist.onChange(tellNow), compared.onChange(tellNow), onViewed(tellNow)]
    return () => {
      isOver = true
      for (const end of ends) end()
      removeEventListener('online', tellNow)
    }
  }, [id, storeCode, call])
}

/** The same for a part that comes only where somebody is signed in. */
export const ListsSync = (): null => {
  useListsSync()
  return null
}
