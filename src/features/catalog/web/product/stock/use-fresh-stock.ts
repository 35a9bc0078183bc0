import { useCallback, useEffect, useState } from 'react'
import type { stockContract, StockInfo } from '#features/stock/contract.ts'
import { stockStatus } from '#features/stock/rules.ts'
import type { StockStatus } from '#features/stock/rules.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { reloadPage } from '#platform/web/page/page-reload.ts'
import { whenIdle } from '#platform/web/waking/when-idle.ts'
import type { WireChild, WirePrices, WireProduct, WireStock } from '../../../rules/product/product.ts'

/** What was answered by SKU; `unanswered` was asked for in vain. */
type Answers = Readonly<Record<string, StockInfo | 'unanswered'>>

export type FreshStock = {
  readonly answers: Answers
  readonly hear: (answers: Answers) => void
  /** What could not be asked is asked again. */
  readonly askAgain: () => void
  /** `volatile` until it is answered. */
  readonly statusOf: (sku: string) => StockStatus
  /** What a piece cost when its page was opened, where that is another price now. */
  readonly pricesBefore: (piece: Priced) => WirePrices | undefined
}
type Priced = Pick<WireChild, 'sku' | 'final_price_incl_tax'>

const none: Answers = {}

/** Stock as it is now: pages are kept for a while, so it is asked for once the page stands, and again whenever its product is loaded anew. */
export const useFreshStock = (product: WireProduct): FreshStock => {
  const [opened] = useState(product)
  const [heardOf, setHeardOf] = useState({ product, answers: none })
  const answers = heardOf.product === product ? heardOf.answers : none
  const answerOf = (sku: string): StockInfo | undefined => {
    const answer = answers[sku]
    return answer === 'unanswered' ? undefined : answer
  }
  const change = useCallback(
    (next: (answers: Answers) => Answers) =>
      setHeardOf((before) => ({ product, answers: next(before.product === product ? before.answers : none) })),
    [product],
  )
  const hear = useCallback((heard: Answers) => change((before) => ({ ...before, ...heard })), [change])
  const askAgain = useCallback(() => change(answered), [change])
  const pricesBefore = ({ sku, final_price_incl_tax: now }: Priced): WirePrices | undefined => {
    const [before, after] = [opened, product].map((one) => findPiece(one, sku))
    // a price group pays prices of its own
    return after?.final_price_incl_tax === now && before?.final_price_incl_tax !== now ? before : undefined
  }
  return { answers, hear, askAgain, statusOf: (sku) => stockStatus(answerOf(sku)), pricesBefore }
}

const findPiece = (product: WireProduct, sku: string): WirePrices | undefined =>
  product.sku === sku ? product : product.configurable_children.find((child) => child.sku === sku)

/** Milliseconds out of sight after which stock and prices may be others. */
const oldAfter = 5 * 60_000

/** A page that Back brings as the browser had kept it, or that was out of sight for long, is loaded anew; without a network once that is back. */
export const useReloadWhenOld = (): void => {
  useEffect(() => {
    let hiddenAt: number | undefined
    const reload = async () => {
      const { browserConnectivity } = await import('#platform/web/call/connectivity.ts')
      if (browserConnectivity().isOnline()) reloadPage()
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void reload()
    }
    const look = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now()
      else if (hiddenAt !== undefined && Date.now() - hiddenAt >= oldAfter) void reload()
    }
    addEventListener('pageshow', comeBack)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('pageshow', comeBack)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}

const answered = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== 'unanswered'))

/** Asks for the stock of SKUs that nothing was heard of, and again when the network is back. */
export const useAskStock = (skus: readonly string[], { answers, hear, askAgain }: FreshStock): void => {
  const call = useCall<typeof stockContract>()
  const open = skus.filter((sku) => answers[sku] === undefined).join(',')
  useEffect(() => {
    if (open === '') return undefined
    let isOver = false
    const ask = async () => {
      const { askStock } = await import('./ask-stock.ts')
      await askStock(call, open.split(','), { isOver: () => isOver, hear })
    }
    // a chunk that did not come is asked for again with the network
    const fail = () => {
      if (!isOver) hear(Object.fromEntries(open.split(',').map((sku) => [sku, 'unanswered'])))
    }
    const cancel = whenIdle(() => void ask().catch(fail))
    return () => {
      isOver = true
      cancel()
    }
  }, [call, open, hear])
  const hasUnanswered = skus.some((sku) => answers[sku] === 'unanswered')
  useEffect(() => {
    if (!hasUnanswered) return undefined
    addEventListener('online', askAgain)
    return () => removeEventListener('online', askAgain)
  }, [hasUnanswered, askAgain])
}

/** The product with what was answered in the place of what its page was made with. */
export const withAnswers = (product: WireProduct, answers: Answers): WireProduct => {
  const fresh = (sku: string, stock: WireStock): WireStock => {
    const answer = answers[sku]
    return answer === undefined || answer === 'unanswered' ? stock : answer
  }
  if (Object.keys(answers).length === 0) return product
  return {
    ...product,
    stock: fresh(product.sku, product.stock),
    configurable_children: product.configurable_children.map((child) => ({
      ...child,
      stock: fresh(child.sku, child.stock),
    })),
  }
}
