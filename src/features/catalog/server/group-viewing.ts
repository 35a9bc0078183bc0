import { readGroupToken, readTiers } from '#features/pricing/server/index.ts'
import { taxClassOf } from '#features/pricing/rules/frame.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db, RequestContext, Session } from '#platform/server/context.ts'
import type { CatalogueSnapshot, Product, Viewing } from '../rules/catalogue.ts'
import type { Catalogue } from './snapshot/catalogue.ts'

/** The accounts' knowledge: the price group of a customer. */
export type GroupOf = (db: Db, customerId: number) => Promise<number | undefined>

type Asking = {
  readonly view: StoreView
  readonly groupToken: string | undefined
  /** Whose prices are asked for. */
  readonly products: readonly Product[]
}

/**
 * A store view through the eyes of a price group that a token or a session proves; everybody's eyes where groups change
 * nothing, or none is proven. Undefined for a token that proves nothing (any more).
 */
export const viewAsGroup = async (
  { catalogue, groupOf }: { readonly catalogue: Catalogue; readonly groupOf?: GroupOf | undefined },
  { view, groupToken, products }: Asking,
  { db, session, now }: Pick<RequestContext<StoreView>, 'db' | 'session' | 'now'>,
): Promise<Viewing | undefined> => {
  const viewing = catalogue.viewing(view)
  const settings = catalogue.settingsOf(view.storeCode)
  if (settings.user_group_tax === null && !settings.group_price_tiers) return viewing
  const id = groupToken ? await readGroupToken(db, groupToken, now) : await groupOfSession(db, session, groupOf)
  if (id === undefined) return groupToken ? undefined : viewing
  const ids = products.flatMap((product) => [product.id, ...partIds(viewing.catalogue, product)])
  const { customerGroups } = viewing.catalogue.pricing
  return {
    ...viewing,
    group: {
      id,
      taxClass: taxClassOf(settings.user_group_tax, id, customerGroups),
      tiers: settings.group_price_tiers
        ? await readTiers(db, { ids, groupId: id, currency: view.i18n.currencyCode })
        : new Map(),
    },
  }
}

const groupOfSession = (db: Db, session: Session | undefined, groupOf: GroupOf | undefined) =>
  session ? groupOf?.(db, session.customerId) : undefined

/** Products that the price of one is made of: variants, members of a group, parts of a bundle. */
const partIds = (catalogue: CatalogueSnapshot, product: Product): number[] => [
  ...(catalogue.variantIds.get(product.id) ?? []),
  ...product.links.map(({ id }) => id),
  ...product.bundleOptions.flatMap(({ links }) => links.map((link) => link.product_id)),
]
