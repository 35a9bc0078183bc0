import { useEffect } from 'react'
import type { Call } from '#core/endpoint.ts'
import type { AccountsContract } from '#features/accounts/contract.ts'
import { useUser } from '#features/accounts/web/index.ts'
import type { CardProduct } from '#features/catalog/web/index.ts'
import type { SearchContract } from '#features/search/contract.ts'
import { loadProducts } from '#features/search/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'
import { mergeKept } from '../rules.ts'
import type { Kept } from '../rules.ts'
import { setWishlist, toldNow, untoldNow, whenWishlistChanges, wishlistNow } from './wishlist.ts'

type Calls = Call<AccountsContract> & Call<SearchContract>

/** Few enough for one call. */
const most = 50

const toKept = ({ parentSku: sku, name, image, url_path }: CardProduct): Kept => ({
  sku,
  name,
  image,
  url_path,
  qty: 1,
})

/** Tells the account what it has not heard; false where there was no answer. */
const tell = async (call: Call<AccountsContract>): Promise<boolean> => {
  const untold = untoldNow()
  if (untold.add.length + untold.remove.length === 0) return true
  const answer = await call('POST /api/user/lists', {
    body: { wishlist: { add: [...untold.add], remove: [...untold.remove] } },
  })
  if (answer.ok) toldNow(untold)
  return answer.ok
}

/** Brings the browser's list and the account's together: local first, then both have all. */
const bringTogether = async (call: Calls): Promise<void> => {
  const local = wishlistNow().map(({ sku }) => sku)
  const { remove } = untoldNow()
  const answer = await call('POST /api/user/lists', { body: { wishlist: { add: local, remove: [...remove] } } })
  if (!answer.ok) return
  toldNow({ add: local, remove })
  const missing = answer.value.wishlist.map(({ sku }) => sku).filter((sku) => !local.includes(sku))
  const found: Kept[] = []
  for (let from = 0; from < missing.length; from += most) {
    const skus = missing.slice(from, from + most)
    const filters = [{ attribute: 'sku', value: { in: skus }, scope: 'default' as const }]
    const { items } = await loadProducts(call, filters, { size: skus.length })
    found.push(...items.map(toKept))
  }
  const order = new Map(missing.map((sku, at) => [sku, at]))
  found.sort((a, b) => (order.get(a.sku) ?? 0) - (order.get(b.sku) ?? 0))
  // what was taken away meanwhile does not come back
  const gone = new Set(untoldNow().remove)
  const account = found.filter(({ sku }) => !gone.has(sku))
  setWishlist(mergeKept(wishlistNow(), account))
}

/** Keeps the list with the account for as long as somebody is signed in. */
export const useWishlistSync = (): void => {
  const id = useUser()?.id
  const call = useCall<AccountsContract & SearchContract>() as Calls
  useEffect(() => {
    if (id === undefined) return undefined
    void bringTogether(call)
    const tellNow = () => void tell(call)
    addEventListener('online', tellNow)
    const stop = whenWishlistChanges(tellNow)
    return () => {
      stop()
      removeEventListener('online', tellNow)
    }
  }, [id, call])
}
