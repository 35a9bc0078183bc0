import { sql } from 'kysely'
import type { Money } from '#core/money.ts'
import type { CurrencyCode } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import type { PastPrice } from '../rules/history.ts'
import type { TaxRule } from '../rules/tax.ts'
import type { TierPrice } from '../rules/tiers.ts'

/** The tax rules in their order, each with its rates. */
export const readTaxRules = async (db: Db): Promise<TaxRule[]> => {
  const rules = await db.selectFrom('tax_rule').selectAll().orderBy('priority').orderBy('id').execute()
  if (rules.length === 0) return []
  const rates = await db.selectFrom('tax_rate').selectAll().orderBy('id').execute()
  return rules.map((rule) => ({
    id: rule.id,
    productTaxClasses: rule.product_tax_classes,
    customerTaxClasses: rule.customer_tax_classes,
    rates: rates
      .filter(({ rule_id }) => rule_id === rule.id)
      .map(({ country, region, region_id, postcode, percent }) => ({
        country,
        region,
        regionId: region_id,
        postcode,
        percent: Number(percent),
      })),
  }))
}

/** The tax class of each price group, by the group's id. */
export const readCustomerGroups = async (db: Db): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.selectFrom('customer_group').select(['id', 'tax_class_id']).execute()
  return new Map(rows.map(({ id, tax_class_id }) => [id, tax_class_id]))
}

/** The tiers of a group for these products in a currency, by product; prices in minor units. A product without any is missing. */
export const readTiers = async (
  db: Db,
  asked: { readonly ids: readonly number[]; readonly groupId: number; readonly currency: CurrencyCode },
): Promise<ReadonlyMap<number, TierPrice[]>> => {
  const rows = await db
    .selectFrom('product_tier_price')
    .select(['product_id', 'group_id', 'qty', 'price'])
    .where('product_id', '=', sql<number>`any(${[...asked.ids]}::integer[])`)
    .where('group_id', '=', asked.groupId)
    .where('currency', '=', asked.currency)
    .execute()
  const tiers = new Map<number, TierPrice[]>()
  for (const { product_id, group_id, qty, price } of rows) {
    const tier = { groupId: group_id, qty, price: price as Money }
    tiers.set(product_id, [...(tiers.get(product_id) ?? []), tier])
  }
  return tiers
}

/** What products with a special price cost before, oldest first, by product and currency; nothing of those whose past tells nothing. */
export const readPriceHistory = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Partial<Record<CurrencyCode, PastPrice[]>>>> => {
  const { rows } = await sql<{ product_id: number; past: readonly PastRow[] }>`
    select p.product_id, json_agg(
      json_build_array(p.currency, h.valid_from, h.price, h.special_price, h.special_from, h.special_to)
      order by p.currency, h.valid_from
    ) as past
    from product_price p cross join lateral (
      select *, count(*) over () as moments from price_history where product_id = p.product_id and currency = p.currency
    ) h
    where p.product_id = any(${[...ids]}::integer[]) and p.special_price < p.price
      and (p.special_from > h.valid_from or h.moments > 1)
    group by p.product_id`.execute(db)
  return new Map(rows.map(({ product_id, past }) => [product_id, byCurrency(past)]))
}

export type PastRow = readonly [
  currency: CurrencyCode,
  since: string,
  price: number,
  special: number | null,
  specialFrom: string | null,
  specialTo: string | null,
]

/** By currency, as `[currency, since, price, special, specialFrom, specialTo]`, oldest first. */
export const byCurrency = (rows: readonly PastRow[]): Partial<Record<CurrencyCode, PastPrice[]>> => {
  const history: Partial<Record<CurrencyCode, PastPrice[]>> = {}
  for (const [currency, since, price, special, specialFrom, specialTo] of rows) {
    const own = (history[currency] ??= [])
    own.push({
      since: toIso(since),
      price: price as Money,
      ...(special === null ? {} : { special: special as Money }),
      ...(specialFrom === null ? {} : { specialFrom: toIso(specialFrom) }),
      ...(specialTo === null ? {} : { specialTo: toIso(specialTo) }),
    })
  }
  return history
}

/** As PostgreSQL writes a moment into JSON. */
const toIso = (moment: string): string => new Date(moment).toISOString()
