import { useEffect, useEffectEvent, useState } from 'react'
import { shownTotals, useGetCart } from '#features/cart/web/index.ts'
import type { CartView } from '#features/cart/web/index.ts'
import { useShell, useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useIsOnline } from '#platform/web/call/use-online.ts'
import type { CheckoutContract, WirePaymentMethod, WireShippingMethod } from '../../contract.ts'
import { preselectedShipping } from '../../rules.ts'
import { toAddressInformation, toWireAddress } from '../form/checkout-form.ts'
import { keepMethods, loadMethods, offlineMethods } from './offline-methods.ts'
import { localStore } from '#platform/web/storage/storages.ts'
import type { Checkout } from '../form/use-checkout.ts'

export type MethodList<Method> = readonly Method[] | 'loading' | 'failed'

/**
 * Shipping and payment methods of the cart to this address. The cheapest delivery and the default way to pay are chosen
 * beforehand; each change is told to the server, which answers the totals.
 */
export const useMethods = ({ session, change, step }: Checkout, cart: CartView, isVirtual: boolean) => {
  const call = useCall<CheckoutContract>()
  const getCart = useGetCart()
  const isOnline = useIsOnline()
  const offline = useOfflineMethods(isOnline, { session, change, step }, cart, isVirtual)
  const { storeCode } = useStoreView()
  const [shipping, setShipping] = useState<MethodList<WireShippingMethod>>('loading')
  const [payment, setPayment] = useState<MethodList<WirePaymentMethod>>('loading')
  const [tries, setTries] = useState(0)
  const [pricedFor, setPricedFor] = useState<string>()
  const { cartId, isSaving } = cart
  // a coupon may make delivery free, while it can be used
  const couponCode = cart.coupon?.active ? cart.coupon.code : undefined
  const isAsking = isOnline && step > 1 && cartId !== undefined && !isSaving
  const address = JSON.stringify(toWireAddress(session.fields))
  const information = JSON.stringify(toAddressInformation(session.fields, session.billing, session.methods))

  // what else was chosen meanwhile stays
  const preselect = useEffectEvent((list: readonly WireShippingMethod[], codes: readonly string[]) => {
    const { shipping: chosen } = session.methods
    if (chosen === undefined || !codes.includes(chosen))
      change({ methods: { ...session.methods, shipping: preselectedShipping(list, { isOnline: true })?.method_code } })
  })
  useEffect(() => {
    if (!isAsking || isVirtual || cartId === undefined) return undefined
    let isGone = false
    void call('POST /api/cart/shipping-methods', { query: { cartId }, body: { address: JSON.parse(address) } }).then(
      (answer) => {
        if (isGone) return
        if (!answer.ok) return setShipping('failed')
        setShipping(answer.value)
        const codes = answer.value.filter(({ available }) => available).map(({ method_code }) => method_code)
        keepMethods(localStore(), storeCode, { country: session.fields.country, shipping: codes })
        preselect(answer.value, codes)
      },
    )
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- another choice does not ask anew; `address` stands for the fields
  }, [call, isAsking, isVirtual, cartId, address, couponCode, tries])

  useEffect(() => {
    if (!isAsking || cartId === undefined || (!isVirtual && session.methods.shipping === undefined)) return undefined
    let isGone = false
    void call('POST /api/cart/shipping-information', {
      query: { cartId },
      body: { addressInformation: JSON.parse(information) },
    }).then((answer) => {
      if (isGone) return
      if (!answer.ok) return setPayment('failed')
      const { totals, payment_methods: methods } = answer.value
      getCart().hearTotals(totals, answer.meta)
      setPricedFor(cartId + information)
      setPayment(methods)
      keepMethods(localStore(), storeCode, { payment: methods.map(({ code }) => code) })
      if (!methods.some(({ code }) => code === session.methods.payment)) {
        const first = methods.find((method) => method.default) ?? methods[0]
        change({ methods: { ...session.methods, payment: first?.code } })
      }
    })
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `information` stands for the session that it is made of
  }, [call, getCart, isAsking, isVirtual, cartId, information, couponCode, tries])

  return {
    isOnline,
    shipping: offline?.shipping ?? shipping,
    payment: offline?.payment ?? payment,
    /** The totals are those of this address and these methods; an estimate needs to ask nobody. */
    isPriced: offline !== undefined || (cartId !== undefined && pricedFor === cartId + information),
    retry: () => {
      setShipping('loading')
      setPayment('loading')
      setTries(tries + 1)
    },
  }
}

export type CheckoutMethods = ReturnType<typeof useMethods>

/** What can be chosen while the shop cannot be asked; undefined while it can. */
const useOfflineMethods = (
  isOnline: boolean,
  { session, change, step }: Pick<Checkout, 'session' | 'change' | 'step'>,
  cart: CartView,
  isVirtual: boolean,
) => {
  const view = useStoreView()
  const { settings } = useShell()
  const { methods } = session
  const { coupon } = cart
  const offline = isOnline
    ? undefined
    : offlineMethods({
        kept: loadMethods(localStore(), view.storeCode),
        country: session.fields.country,
        settings,
        view,
        isVirtual,
        subtotal: shownTotals(cart).find(({ code }) => code === 'subtotal_incl_tax')?.value ?? 0,
        coupon: coupon?.active
          ? { type: coupon.type, value: coupon.value, freeDelivery: coupon.free_delivery }
          : undefined,
      })
  const shipping = offline?.shipping.some(({ method_code }) => method_code === methods.shipping)
    ? methods.shipping
    : offline && preselectedShipping(offline.shipping, { isOnline: true })?.method_code
  const payment = offline?.payment.some(({ code }) => code === methods.payment)
    ? methods.payment
    : (offline?.payment.find((method) => method.default) ?? offline?.payment[0])?.code
  const isChoosing = offline !== undefined && step > 1
  useEffect(() => {
    if (isChoosing && (shipping !== methods.shipping || payment !== methods.payment))
      change({ methods: { shipping, payment } })
    // oxlint-disable-next-line react/exhaustive-deps -- `change` is another function each time
  }, [isChoosing, shipping, payment, methods])
  return offline
}
