import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { Call } from '#core/endpoint.ts'
import { useMaybeShell } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { createListeners } from '#platform/web/listeners.ts'
import type { CatalogContract } from '../contract.ts'
import type { WirePrices, WireProduct } from '../rules/product/product.ts'
import type { GroupPrices } from './group-prices.ts'

type Reload = (groupToken: string | undefined) => Promise<void>
type HeldPrices = {
  /** Undefined until prices of a group were asked for. */
  readonly now: () => GroupPrices | undefined
  readonly subscribe: (listener: () => void) => () => void
  readonly reload: Reload
}

const GroupPricesContext = createContext<HeldPrices>({
  now: () => undefined,
  subscribe: () => () => undefined,
  reload: async () => {},
})

/** Holds the prices of a price group; nothing is loaded until they are asked for. The same from the first moment on, so that parts sleep on. */
export const GroupPricesProvider = ({ children }: { children: ReactNode }) => {
  const call = useCall<CatalogContract>()
  const [held] = useState(() => holdPrices(call))
  return <GroupPricesContext value={held}>{children}</GroupPricesContext>
}

const holdPrices = (call: Call<CatalogContract>): HeldPrices => {
  const listeners = createListeners()
  let made: GroupPrices | undefined
  let shown: GroupPrices | undefined
  return {
    now: () => shown,
    subscribe: listeners.subscribe,
    reload: async (groupToken) => {
      const { createGroupPrices } = await import('./group-prices.ts')
      made ??= createGroupPrices(call)
      await made.reload(groupToken)
      shown = made
      listeners.tell()
    },
  }
}

/**
 * Reads the prices in sight anew: after signing in with the proof of the account's group, after logging out without one. Nothing is
 * asked while no setting gives groups other prices.
 */
export const useReloadPrices = (): Reload => {
  const { reload } = useContext(GroupPricesContext)
  const settings = useMaybeShell()?.settings
  const isOn = settings !== undefined && (typeof settings.user_group_tax === 'number' || settings.group_price_tiers)
  return useCallback(async (groupToken) => (isOn ? reload(groupToken) : undefined), [isOn, reload])
}

const noSubscription = () => () => undefined

/** The prices of a group in place of everybody's, for the pieces of a list that are in sight. */
const usePricesOf = (skus: readonly string[]): GroupPrices['of'] => {
  const held = useContext(GroupPricesContext)
  const prices = useSyncExternalStore(held.subscribe, held.now, () => undefined)
  const names = skus.join(',')
  useEffect(() => prices?.show(names.split(',')), [prices, names])
  const signature = useSyncExternalStore(
    prices?.subscribe ?? noSubscription,
    () => (prices ? JSON.stringify(names.split(',').map((sku) => prices.of(sku))) : ''),
    () => '',
  )
  return useCallback((sku: string) => (signature === '' ? undefined : prices?.of(sku)), [prices, signature])
}

type Shown = Pick<WirePrices, 'final_price_incl_tax' | 'original_price_incl_tax' | 'lowest_price_30_days'>

const withPrice = <T extends Shown & { readonly sku: string }>(item: T, of: GroupPrices['of'], sku = item.sku): T => {
  const price = of(sku)
  if (!price) return item
  const { lowest_price_30_days: _everybodys, ...rest } = item
  return {
    ...(rest as T),
    final_price_incl_tax: price.now,
    original_price_incl_tax: price.before,
    ...(price.lowest === undefined ? {} : { lowest_price_30_days: price.lowest }),
  }
}

/** A card with the price that whoever is signed in pays. */
export const useCardPrice = <T extends Shown & { readonly sku: string; readonly matched_sku?: string }>(card: T): T => {
  const sku = card.matched_sku ?? card.sku
  return withPrice(card, usePricesOf([sku]), sku)
}

/** A product, its variants and the parts of a bundle with the prices that whoever is signed in pays. */
export const useProductPrices = (product: WireProduct): WireProduct => {
  const links = product.bundle_options.flatMap((option) => option.product_links)
  const of = usePricesOf([product, ...product.configurable_children, ...links].map(({ sku }) => sku))
  return useMemo(() => {
    const own = withPrice(product, of)
    if (own === product) return product
    return {
      ...own,
      configurable_children: product.configurable_children.map((child) => withPrice(child, of)),
      bundle_options: product.bundle_options.map((option) => ({
        ...option,
        product_links: option.product_links.map((link) => {
          const price = of(link.sku)
          return price ? { ...link, price: price.now, original_price: price.before } : link
        }),
      })),
    }
  }, [product, of])
}
