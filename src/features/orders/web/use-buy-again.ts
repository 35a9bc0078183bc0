import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ok } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { isSilence } from '#core/silence.ts'
import { useAddOrTell } from '#features/cart/web/index.ts'
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
  const add = useAddOrTell()
  const notices = useNotices()
  const panels = usePanels()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  const find = async ({ sku, count, product_option }: Line): Promise<Result<Adding | undefined>> => {
    const answer = await call('GET /api/product', { query: { sku } })
    if (!answer.ok && isSilence(answer.code)) return answer
    const product = answer.ok ? answer.value.items[0] : undefined
    if (!product) return ok(undefined)
    const child = product.configurable_children.find((one) => one.sku === sku)
    const piece = product.type_id === 'configurable' && !child ? undefined : chooseAgain(product, child, product_option)
    return ok(piece && { ...piece, qty: count })
  }
  const work = async (): Promise<void> => {
    const found: { readonly line: Line; readonly piece: Adding | undefined }[] = []
    for (const line of order.products) {
      const answer = await find(line)
      // nobody knows whether it is still sold: nothing is put in by halves
      if (!answer.ok) return notices.add({ kind: 'error', text: t(`refusal.${answer.code}`) })
      found.push({ line, piece: answer.value })
    }
    const missing: string[] = []
    for (const { line, piece } of found) {
      const outcome = piece && (await add([piece]))
      // it was told, and says nothing of what is sold
      if (outcome?.kind === 'unreachable') return
      if (outcome?.kind !== 'added') missing.push(line.name)
    }
    if (missing.length > 0) notices.add({ kind: 'warning', text: t('account.notAgain', { names: missing.join(', ') }) })
    if (missing.length === found.length) return
    panels.close('cart')
    await navigate('/checkout')
  }
  const buyAgain = async () => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  return { isBusy, buyAgain }
}
