import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddToCart } from '#features/cart/web/index.ts'
import type { Adding } from '#features/cart/web/index.ts'
import type { catalogContract } from '#features/catalog/contract.ts'
import { chooseAgain } from '#features/catalog/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { usePanels } from '#platform/web/page/panels.ts'
import { useText } from '#platform/web/texts.tsx'
import type { WireOrder } from '../contract.ts'

type Line = WireOrder['products'][number]

/** Puts all pieces of an order into the cart as they are sold today, and goes on to checkout. */
export const useBuyAgain = (order: WireOrder) => {
  const t = useText()
  const call = useCall<typeof catalogContract>()
  const add = useAddToCart()
  const notices = useNotices()
  const panels = usePanels()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  const find = async ({ sku, count, product_option }: Line): Promise<Adding | undefined> => {
    const answer = await call('GET /api/product', { query: { sku } })
    const product = answer.ok ? answer.value.items[0] : undefined
    if (!product) return undefined
    const child = product.configurable_children.find((one) => one.sku === sku)
    const piece = product.type_id === 'configurable' && !child ? undefined : chooseAgain(product, child, product_option)
    return piece && { ...piece, qty: count }
  }
  const buyAgain = async () => {
    setBusy(true)
    const missing: string[] = []
    let added = 0
    for (const line of order.products) {
      const piece = await find(line)
      const outcome = piece && (await add([piece]))
      if (outcome?.kind === 'added') added += 1
      else missing.push(line.name)
    }
    setBusy(false)
    if (missing.length > 0) notices.add({ kind: 'warning', text: t('account.notAgain', { names: missing.join(', ') }) })
    if (added === 0) return
    panels.close('cart')
    await navigate('/checkout')
  }
  return { isBusy, buyAgain }
}
