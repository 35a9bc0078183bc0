import type { FastifyReply, FastifyRequest } from 'fastify'
import { isUuid } from '#core/ids.ts'
import type { Result } from '#core/result.ts'
import type { WireCartItem, WireCoupon, WireTotals } from '#features/cart/contract.ts'
import type { AddressInformation } from '#features/checkout/contract.ts'
import { statesOf } from '#features/checkout/rules/states.ts'
import { isSameOrigin } from '#platform/server/http/admission.ts'
import { dropCartId, findCartId } from '../pages/cart-cookie.ts'
import { readForm } from './forms.ts'
import type { FormDeps } from './forms.ts'

/** The fields of the checkout's form and the names that the rules call them by. */
const fields = {
  email: 'email',
  phone: 'telephone',
  firstName: 'firstname',
  lastName: 'lastname',
  street: 'street',
  city: 'city',
  region: 'region_code',
  postcode: 'postcode',
  country: 'country_id',
} as const

/**
 * The checkout of a shopper without a script. The first press keeps address and methods in the cart and shows what they make
 * of the total; the one that names the total in sight orders. Whatever is refused comes back with what was typed. A coupon that is typed is
 * applied first; one that is refused holds the order for one press.
 */
export const orderByForm = async (deps: FormDeps, request: FastifyRequest, reply: FastifyReply) => {
  const { field, view } = readForm(deps, request)
  const cartId = findCartId(request, view)
  if (!isSameOrigin(request) || !cartId) return reply.redirect(`${view.url}/cart`, 303)
  const call = deps.callAs(view, request)
  const orderId = isUuid(field('order')) ? field('order') : deps.newId()
  const typed = Object.fromEntries(
    [...Object.keys(fields), 'shipping', 'payment'].map((name) => [name, field(name).slice(0, 200)]),
  )
  const query = { cartId }
  const coupon = field('coupon').trim().slice(0, 100)
  // pressed again, it is ordered without the one that was refused
  const isTried = coupon !== '' && coupon === field('refusedCoupon')
  const applied =
    coupon === '' || isTried
      ? undefined
      : await call('POST /api/cart/apply-coupon', { query: { cartId, coupon }, body: {} })
  const unusable = applied?.ok === false ? applied : undefined
  const show = (status: number, refusal?: Refused) => {
    const id = refusal?.code === 'ORDER_CHANGED' ? deps.newId() : orderId
    const form = {
      values: { ...typed, order: id, ...(unusable || isTried ? { coupon } : {}) },
      message: messageOf(refusal),
      fields: { ...problemsOf(refusal), ...(unusable ? { coupon: messageOf(unusable) ?? '' } : {}) },
    }
    return deps.answerForm(request, reply, { view, path: '/checkout', status, form })
  }
  const messageOf = (refusal: Refused | undefined): string | null => {
    const said = refusal?.meta['message']
    return refusal
      ? typeof said === 'string'
        ? said
        : deps.translators[view.i18n.language](`refusal.${refusal.code}`)
      : null
  }
  const addressInformation = toInformation(typed)
  const kept = (await call('POST /api/cart/shipping-information', {
    query,
    body: { addressInformation },
  })) as Result<{ totals: WireTotals }>
  if (!kept.ok) return kept.code === 'CART_NOT_FOUND' ? reply.redirect(`${view.url}/cart`, 303) : show(422, kept)
  if (unusable) return show(422, unusable)
  const total = Number.parseFloat(field('total'))
  // the total has not been seen yet, or it was another one
  if (Number.isNaN(total)) return show(200)
  if (total !== kept.value.totals.grand_total) return show(409, { code: 'TOTAL_CHANGED', meta: {} })
  const pulled = (await call('GET /api/cart/pull', { query })) as Result<WireCartItem[]>
  if (!pulled.ok) return show(422, pulled)
  const own = pulled.meta as { coupon: WireCoupon | null; promo_code: string | null }
  const placed = (await call('POST /api/order', {
    body: {
      order_id: orderId,
      cart_id: cartId,
      products: pulled.value.map(({ sku, qty, product_option }) => ({ sku, qty, product_option })),
      addressInformation,
      ...(own.coupon?.active ? { coupon: own.coupon.code } : {}),
      ...(own.promo_code ? { promo_code: own.promo_code } : {}),
      expected_total: total,
    },
  })) as Result<{ order: { id: string; paylink?: string; clear_basket: boolean } }>
  if (!placed.ok) return show(422, placed)
  const { id, paylink, clear_basket } = placed.value.order
  if (clear_basket) dropCartId(reply, { view, isSecure: deps.isSecure })
  return reply.redirect(paylink ?? `${view.url}/order/${id}`, 303)
}

type Refused = { readonly code: string; readonly meta: Readonly<Record<string, unknown>> }

/** A state is typed as its name or its code. */
const toInformation = (typed: Readonly<Record<string, string>>): AddressInformation => {
  const state = statesOf(typed['country'] ?? '').find(({ code }) => code === typed['region']?.trim().toUpperCase())
  const shippingAddress = {
    email: typed['email'] ?? '',
    telephone: typed['phone'] ?? '',
    firstname: typed['firstName'] ?? '',
    lastname: typed['lastName'] ?? '',
    street: [typed['street'] ?? ''],
    city: typed['city'] ?? '',
    postcode: typed['postcode'] ?? '',
    country_id: typed['country'] ?? '',
    ...(state ? { region_code: state.code } : { region: typed['region'] ?? '' }),
  }
  return {
    shippingAddress,
    billingAddress: null,
    shippingCarrierCode: typed['shipping'] || null,
    shippingMethodCode: typed['shipping'] || null,
    payment_method_code: typed['payment'] || null,
  }
}

/** What the order said of `addressInformation.shippingAddress.city`, by the form's names. */
const problemsOf = (refusal: Refused | undefined): Record<string, string> => {
  const said = (refusal?.meta['fields'] ?? {}) as Record<string, string>
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, wireName]) => {
      const problem = Object.entries(said).find(([path]) => path.endsWith(`.${wireName}`))?.[1]
      return problem === undefined ? [] : [[name, problem]]
    }),
  )
}
