import { money, toMajor } from '#core/money.ts'
import { writePhone } from '#features/accounts/server/index.ts'
import type { Address } from '#features/checkout/rules.ts'
import { countryName } from '#features/stores/rules/country-name.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Session } from '#platform/server/context.ts'
import type { WireOrder } from '../contract.ts'
import { maxStage } from '../rules/status.ts'
import { givenBackOf } from '../rules/sums.ts'
import { toWireDownloads } from './files/downloads.ts'
import type { Downloads } from './files/downloads.ts'
import { howToPay, isPayable, payPath } from './pay/payable.ts'
import type { StoredOrder, StoredOrderLine } from './store.ts'

const nameOf = ({ firstname, lastname }: Address): string => [firstname, lastname].filter(Boolean).join(' ')

const toWireAddress = (address: Address | null, locale: string) =>
  address && {
    name: nameOf(address),
    ...(address.company ? { company: address.company } : {}),
    ...(address.vat_id ? { vat_id: address.vat_id } : {}),
    address: address.street.filter(Boolean).join(', '),
    city: [address.city, address.region].filter(Boolean).join(', '),
    zip: address.postcode,
    country: address.country_id,
    country_name: countryName(address.country_id, locale),
  }

const toWireCustomer = ({ customer, email }: StoredOrder, locale: string): NonNullable<WireOrder['customer']> => {
  const person = customer.shipping ?? customer.billing
  return {
    name: nameOf(person),
    phone_formatted: writePhone(person.telephone),
    email: email ?? '',
    shipping_address: toWireAddress(customer.shipping, locale),
    billing_address: toWireAddress(customer.billing, locale),
  }
}

type Showing = {
  readonly view: StoreView
  /** Of whoever reads it. */
  readonly locale: string
  readonly session: Session | undefined
  readonly isOwner: boolean
  /** Of its files: without one they are not named. */
  readonly key?: string
  /** What its downloadable pieces come with. */
  readonly downloads?: Downloads
  /** Whether the shop's own page takes payments. */
  readonly isOwnPage?: boolean
  readonly now: Date
}

/** Why an order ended is for these alone. Source: accounts-and-bloggers.md, order display. */
const seesReason = (session: Session | undefined): boolean =>
  session?.roles.some((role) => role === 'blogger' || role === 'admin') === true

/** The order as whoever holds its id may see it, with personal data only where `isOwner`. */
export const toWireOrder = (
  order: StoredOrder,
  lines: readonly StoredOrderLine[],
  { view, locale, session, isOwner, key, downloads = new Map(), isOwnPage = false, now }: Showing,
): WireOrder => {
  const { totals, tracking } = order
  const amount = (value: number) => toMajor(money(value))
  const toPay = howToPay(order)
  return {
    id: order.id,
    order_id: order.client_order_id,
    number: order.number,
    orderNumber: order.number,
    order_status: order.status,
    stage: order.stage,
    paid: order.is_paid,
    delivered: order.delivered_at !== null || order.stage === maxStage,
    canceled: order.is_canceled,
    ...(seesReason(session) ? { cancel_reason: order.cancel_reason } : {}),
    currency: order.currency,
    price: amount(order.grand_total),
    taxes: amount(totals.taxes ?? 0),
    delivery_cost: amount(totals.shipping),
    bonus: amount(order.bonuses),
    cashback: amount(order.cashback),
    refunded: toMajor(givenBackOf(order)),
    taken_off: amount(order.taken_off),
    promo: totals.gift !== undefined,
    coupon: order.coupon_code,
    payment_system: order.payment_method,
    payment_title: totals.paymentTitle,
    ...(toPay === undefined ? {} : { how_to_pay: toPay }),
    ...(isPayable(order, now)
      ? { payment_link: `${view.url}${payPath(order.id)}`, pays_here: isOwnPage }
      : { payment_link: null }),
    pay_until: order.pay_until?.toISOString() ?? null,
    totals: totals.wire,
    products: lines.map((line) => ({
      line: line.id,
      sku: line.sku,
      id: line.product_id,
      name: line.name,
      image: line.details.image,
      slug: line.details.slug,
      parentSku: line.details.parentSku,
      type: line.details.type,
      is_set: line.details.isSet,
      brand: line.details.brand ?? null,
      // no collection of the catalogue asks to leave its brand out
      collection: line.details.collection ? { name: line.details.collection, hide_brand: false } : null,
      color: line.details.color ?? null,
      size: line.details.size ?? null,
      options: [...line.details.options],
      product_option: line.details.productOption,
      count: line.qty,
      price: amount(line.price),
      price_base: amount(line.price_base),
      currency: order.currency,
      returned: line.returned_qty === line.qty || line.details.returned === true,
      returned_count: line.returned_qty,
    })),
    delivery: {
      title: totals.shippingTitle ?? '',
      method: order.shipping_method,
      carrier: tracking?.title ?? null,
      link: tracking?.link ?? null,
      number: tracking?.number ?? null,
      days: [...totals.shippingDays],
      delivered_date: order.delivered_at?.toISOString() ?? null,
    },
    ...(isOwner ? { customer: toWireCustomer(order, locale) } : {}),
    ...(isOwner && key !== undefined
      ? {
          files: {
            ...filesOf(order, key),
            downloads: toWireDownloads(order, lines, { key, language: view.i18n.language, downloads }),
          },
        }
      : {}),
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
  }
}

const filesOf = (order: StoredOrder, key: string): Pick<NonNullable<WireOrder['files']>, 'invoice' | 'receipt'> => {
  const address = (file: string) => `/api/order/${order.id}/${file}.pdf?key=${key}`
  return { invoice: address('invoice'), receipt: order.is_paid ? address('receipt') : null }
}
