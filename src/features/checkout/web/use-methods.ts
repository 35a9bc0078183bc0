import { useEffect, useState } from 'react'
import { useGetCart } from '#features/cart/web/index.ts'
import type { CartView } from '#features/cart/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'
import type { CheckoutContract, WirePaymentMethod, WireShippingMethod } from '../contract.ts'
import { preselectedShipping } from '../rules.ts'
import { toAddressInformation, toWireAddress } from './checkout-form.ts'
import type { Checkout } from './use-checkout.ts'

export type MethodList<Method> = readonly Method[] | 'loading' | 'failed'

/**
 * Shipping and payment methods of the cart to this address. The cheapest delivery and the default way to pay are chosen
 * beforehand; each change is told to the server, which answers the totals.
 */
export const useMethods = ({ session, change, step }: Checkout, cart: CartView, isVirtual: boolean) => {
  const call = useCall<CheckoutContract>()
  const getCart = useGetCart()
  const [shipping, setShipping] = useState<MethodList<WireShippingMethod>>('loading')
  const [payment, setPayment] = useState<MethodList<WirePaymentMethod>>('loading')
  const [tries, setTries] = useState(0)
  const [pricedFor, setPricedFor] = useState<string>()
  const { cartId, isSaving } = cart
  const isAsking = step > 1 && cartId !== undefined && !isSaving
  const address = JSON.stringify(toWireAddress(session.fields))
  const information = JSON.stringify(toAddressInformation(session.fields, session.billing, session.methods))

  useEffect(() => {
    if (!isAsking || isVirtual || cartId === undefined) return undefined
    let isGone = false
    void call('POST /api/cart/shipping-methods', { query: { cartId }, body: { address: JSON.parse(address) } }).then(
      (answer) => {
        if (isGone) return
        if (!answer.ok) return setShipping('failed')
        setShipping(answer.value)
        const codes = answer.value.filter(({ available }) => available).map(({ method_code }) => method_code)
        const chosen = session.methods.shipping
        if (chosen === undefined || !codes.includes(chosen)) {
          change({
            methods: {
              ...session.methods,
              shipping: preselectedShipping(answer.value, { isOnline: true })?.method_code,
            },
          })
        }
      },
    )
    return () => {
      isGone = true
    }
    // what was chosen is looked at when the answer is there, it does not ask anew
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [call, isAsking, isVirtual, cartId, address, tries])

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
      getCart().hearTotals(totals)
      setPricedFor(cartId + information)
      setPayment(methods)
      if (!methods.some(({ code }) => code === session.methods.payment)) {
        const first = methods.find((method) => method.default) ?? methods[0]
        change({ methods: { ...session.methods, payment: first?.code } })
      }
    })
    return () => {
      isGone = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [call, getCart, isAsking, isVirtual, cartId, information, tries])

  return {
    shipping,
    payment,
    /** The totals are those of this address and these methods. */
    isPriced: cartId !== undefined && pricedFor === cartId + information,
    retry: () => {
      setShipping('loading')
      setPayment('loading')
      setTries(tries + 1)
    },
  }
}
export type CheckoutMethods = ReturnType<typeof useMethods>
