import { localize } from '#core/language.ts'
import { money, subtract, times, toMajor } from '#core/money.ts'
import type { Translate } from '#core/text.ts'
import type { Coupon } from '#features/promotions/rules.ts'
import { couponRefusal } from '#features/promotions/rules.ts'
import { uncountedQty } from '#features/stock/rules.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { ProductOption, WireCartItem, WireCoupon, WireTotals } from '../contract.ts'
import type { QuotedLine } from '../rules/totals/quote.ts'
import { optionTexts } from '../rules/products/sold-product.ts'
import type { SoldProduct, SoldProducts } from '../rules/products/sold-product.ts'
import type { Totals } from '../rules/totals/totals.ts'
import { rowTotal } from '../rules/totals/totals.ts'
import type { QuotedItem } from './quote.ts'

/** The stored choice, and the configurable one that the variant stands for. */
export const fullOption = (product: SoldProduct, option: ProductOption, store: StoreView): ProductOption => {
  const { language } = store.i18n
  const configurable = product.chosen.map(({ attributeId, optionId, label, value }) => ({
    option_id: attributeId,
    option_value: optionId,
    label: localize(label, language),
    value: localize(value, language),
  }))
  const attributes = option.extension_attributes ?? {}
  return {
    extension_attributes:
      configurable.length > 0 ? { ...attributes, configurable_item_options: configurable } : attributes,
  }
}

/** Fields of a product that its cart and order lines show. */
export const shownProduct = (product: SoldProduct, products: SoldProducts, store: StoreView) => {
  const parent = product.parentId === undefined ? undefined : products.byId.get(product.parentId)
  return {
    name: localize((parent ?? product).name, store.i18n.language),
    parentSku: (parent ?? product).sku,
    slug: (parent ?? product).slug,
  }
}

const stockText = (line: QuotedLine, translate: Translate): string =>
  line.left === undefined || line.left > 0
    ? translate('cartLine.short', { count: line.left ?? 0 })
    : translate('cartLine.soldOut')

type ItemView = {
  readonly cartId: string
  readonly products: SoldProducts
  readonly store: StoreView
  readonly translate: Translate
  /** Quantity before the command, where one changed it. */
  readonly previousQty?: number
}

export const toWireItem = (quoted: QuotedItem, view: ItemView): WireCartItem => {
  const { line, product } = quoted
  const { cartId, products, store, translate } = view
  const { language } = store.i18n
  return {
    id: product.id,
    product_id: product.id,
    item_id: line.id,
    server_item_id: line.id,
    server_cart_id: cartId,
    quote_id: cartId,
    sku: line.sku,
    ...shownProduct(product, products, store),
    qty: quoted.qty,
    prev_qty: view.previousQty ?? quoted.qty,
    price: toMajor(quoted.price),
    old_price: toMajor(quoted.oldPrice),
    type_id: product.typeId,
    product_type: product.typeId,
    thumbnail: product.picture,
    product_option: fullOption(product, line.option, store),
    options: optionTexts(product, quoted.choice, products).map(({ label, value }) => ({
      label: localize(label, language),
      value: localize(value, language),
    })),
    checksum: line.checksum,
    is_in_stock: !quoted.isShort,
    is_virtual: quoted.isVirtual,
    stock: {
      product_id: product.id,
      qty: quoted.left ?? uncountedQty,
      is_in_stock: quoted.left === undefined || quoted.left > 0,
      manage_stock: quoted.left !== undefined,
    },
    errors: quoted.isShort ? { stock: stockText(quoted, translate) } : {},
    info: quoted.isShort ? {} : { stock: translate('cartLine.available') },
    totals: {
      row_total_incl_tax: toMajor(rowTotal(quoted)),
      row_discount: toMajor(times(subtract(quoted.oldPrice, quoted.price), quoted.qty)),
    },
  }
}

/** Totals with their titles in the store view's language. */
export const toWireTotals = (
  computed: Totals,
  lines: readonly (QuotedLine & { readonly itemId: number; readonly sku: string })[],
  { store, translate, couponCode }: { store: StoreView; translate: Translate; couponCode: string | undefined },
): WireTotals => ({
  items: lines.map((line) => ({
    item_id: line.itemId,
    sku: line.sku,
    qty: line.qty,
    price: toMajor(line.price),
    row_total_incl_tax: toMajor(rowTotal(line)),
  })),
  totals: computed.lines.map(({ code, amount }) => ({
    code,
    title: translate(`totals.${code}`, { code: couponCode ?? '' }),
    value: amount === null ? null : toMajor(amount),
  })),
  grand_total: toMajor(computed.grandTotal),
  ...(computed.taxes > 0 ? { taxes: toMajor(computed.taxes) } : {}),
  currency: store.i18n.currencyCode,
})

/** `coupon` with its fixed value in the view's currency. */
export const toWireCoupon = (coupon: Coupon, now: string, isPromoCode: boolean): WireCoupon => {
  const refusal = couponRefusal(coupon, now)
  return {
    code: coupon.code,
    active: refusal === undefined,
    used: refusal === 'COUPON_USED',
    type: coupon.type,
    value: coupon.type === 'percent' ? coupon.value : toMajor(money(coupon.value)),
    date_end: coupon.dateEnd ?? null,
    free_delivery: coupon.freeDelivery,
    is_promo_code: isPromoCode,
  }
}

/** A blogger's code takes nothing off. */
export const promoCodeCoupon = (code: string): WireCoupon => ({
  code,
  active: true,
  used: false,
  type: 'fixed',
  value: 0,
  date_end: null,
  free_delivery: false,
  is_promo_code: true,
})
