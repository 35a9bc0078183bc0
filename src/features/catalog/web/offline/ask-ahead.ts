import type { Result } from '#core/result.ts'
import type { CallLayer } from '#platform/web/call/call-layers.ts'
import { preload } from '#platform/web/waking/late.ts'

/** Milliseconds that a pointer rests on a link before it is meant. */
const intent = 80
/** Milliseconds that an answer nobody has looked at is good for. */
const goodFor = 10_000

type ProductQuery = { parentSku: string; childSku?: string }

type Parts = {
  readonly page: EventTarget
  readonly mayAsk: () => boolean
  /** The code of a product's page. */
  readonly loadPage: () => Promise<unknown>
}

/**
 * Asks for the product that a pointer rests on, a finger touches or the focus reaches, so that it is there when it is pressed: the next
 * one who asks for it gets that answer, also while it is still coming.
 */
export const askAhead =
  ({ page, mayAsk, loadPage }: Parts): CallLayer =>
  (next) => {
    const coming = new Map<string, { readonly answer: Promise<Result<unknown>> }>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = (query: ProductQuery) => {
      preload(loadPage)
      const id = idOf(productKey, { query })
      if (coming.has(id)) return
      const answer = next(productKey, { query })
      coming.set(id, { answer })
      setTimeout(() => coming.delete(id), goodFor)
    }
    const meant = (event: Event, wait: number) => {
      clearTimeout(timer)
      const query = productOf(event.target)
      if (query && mayAsk()) timer = setTimeout(() => ask(query), wait)
    }
    page.addEventListener('pointerover', (event) => meant(event, intent))
    page.addEventListener('pointerdown', (event) => meant(event, 0))
    page.addEventListener('focusin', (event) => meant(event, intent))
    return async (...asked) => {
      const id = idOf(asked[0], asked[1])
      const given = coming.get(id)
      coming.delete(id)
      const answer = await given?.answer
      return answer?.ok ? answer : next(...asked)
    }
  }

const productKey = 'GET /api/product'

const idOf = (key: string, input: object): string => JSON.stringify([key, input])

/** What the page of a link to a product asks for, whichever store view it is in. */
const productOf = (target: EventTarget | null): ProductQuery | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin) return undefined
  const [, parentSku, childSku] = /(?:^|\/)p\/([^/]+)\/[^/]+(?:\/([^/]+))?$/.exec(link.pathname) ?? []
  if (parentSku === undefined) return undefined
  const of = { parentSku: decodeURIComponent(parentSku) }
  return childSku === undefined ? of : { ...of, childSku: decodeURIComponent(childSku) }
}
