import { ok, refuse } from '#core/result.ts'
import { answerTotals, checkCart, settingsFor } from '#features/cart/server/index.ts'
import type { CartDeps } from '#features/cart/server/index.ts'
import { taxClassOf } from '#features/pricing/rules/frame.ts'
import { placePercent, taxPercent } from '#features/pricing/rules/tax.ts'
import { activeViews } from '#features/stores/rules/active-views.ts'
import type { StoreCode, StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import { checkoutContract } from '../contract.ts'
import { toWirePaymentMethod } from '../rules.ts'
import { statesOf } from '../rules/states.ts'
import { addressesOf, keepChoice } from './keep-choice.ts'
import { cartIdOf, paymentMethods, shippingMethods } from './methods.ts'
import { toWireStore } from './wire-store.ts'

export type CheckoutDeps = CartDeps & { readonly storeViews: Readonly<Record<StoreCode, StoreView>> }

export const checkoutRoutes = (mount: Mount<StoreView>, deps: CheckoutDeps): void =>
  mount.mount(checkoutContract, {
    'GET /api/cart/payment-methods': async ({ query }, context) => {
      const id = await cartIdOf(context, query.cartId)
      const cart = id === undefined ? ok(undefined) : await checkCart(context, id, { isForSums: true })
      return cart.ok ? ok((await paymentMethods(deps, context, cart.value)).map(toWirePaymentMethod)) : cart
    },

    'POST /api/cart/shipping-methods': async ({ query, body }, context) => {
      const cart = await checkCart(context, query.cartId, { isForSums: true })
      return cart.ok ? ok(await shippingMethods(deps, context, cart.value, body.address)) : cart
    },

    'GET /api/cart/shipping-methods': async ({ query }, context) => {
      if (query.cartId === undefined && !context.session) return refuse('UNAUTHORIZED')
      const id = await cartIdOf(context, query.cartId)
      const cart = id === undefined ? refuse('CART_NOT_FOUND') : await checkCart(context, id, { isForSums: true })
      return cart.ok ? ok(await shippingMethods(deps, context, cart.value)) : cart
    },

    'POST /api/cart/shipping-information': async ({ query, body }, context) => {
      const { addressInformation: information } = body
      const kept = await keepChoice(deps, context, query.cartId, {
        carrier: information.shippingCarrierCode,
        shipping: information.shippingMethodCode,
        payment: information.payment_method_code,
        addresses: addressesOf(information),
      })
      if (!kept.ok) return kept
      const { cart, quote, offers } = kept.value
      const totals = await answerTotals(deps, context, cart, quote)
      return totals.ok
        ? ok({ totals: totals.value, payment_methods: offers.payment.map(toWirePaymentMethod) }, totals.meta)
        : totals
    },

    'POST /api/cart/collect-totals': async ({ query, body }, context) => {
      const { paymentMethod, shippingCarrierCode, shippingMethodCode } = body.methods ?? {}
      const kept = await keepChoice(deps, context, query.cartId, {
        carrier: shippingCarrierCode,
        shipping: shippingMethodCode,
        payment: paymentMethod === null ? null : paymentMethod?.method,
        addresses: {},
      })
      return kept.ok ? answerTotals(deps, context, kept.value.cart, kept.value.quote) : kept
    },

    'GET /api/cart/tax-by-zip': async ({ query }, context) => {
      const country = query.country.toUpperCase()
      const settings = await settingsFor(deps, context)
      if (!settings.countries.includes(country)) return refuse('INVALID_INPUT', { fields: { country: 'INVALID' } })
      const rules = deps.taxRules?.() ?? []
      const place = { country, zip: query.zip }
      const customerTaxClass = taxClassOf(settings.user_group_tax, undefined, deps.customerGroups?.() ?? new Map())
      return ok({
        country,
        zip: query.zip.trim(),
        rate: placePercent(rules, customerTaxClass, place),
        taxableShipping: taxPercent(rules, { productTaxClass: settings.shipping_tax_class }, place) > 0,
      })
    },

    'GET /api/cart/geo-country': async (_input, { store }) => ok({ country_code: store.tax.defaultCountry ?? 'US' }),

    'GET /api/cart/countries': async (_input, context) => {
      const { countries } = await settingsFor(deps, context)
      const { language } = context.store.i18n
      const names = new Intl.DisplayNames([language], { type: 'region' })
      const byName = new Intl.Collator(language).compare
      return ok(
        countries
          .map((id) => ({ id, code: id, name: names.of(id) ?? id, has_states: statesOf(id).length > 0 }))
          .toSorted((one, other) => byName(one.name, other.name)),
      )
    },

    'GET /api/cart/states': async ({ query }) => ok([...statesOf(query.country)]),

    'GET /api/cart/stores': async (_input, context) => {
      const views = activeViews(deps.storeViews, await settingsFor(deps, context))
      return ok(
        await Promise.all(
          views.map(async (store) => toWireStore(store, await settingsFor(deps, { ...context, store }))),
        ),
      )
    },
  })
