import type { AnyCall } from '#platform/web/call/call.ts'
import { preload } from '#platform/web/waking/late.ts'

/** Milliseconds that a pointer rests on a link before it is meant. */
const intent = 80

type Parts = {
  readonly page: EventTarget
  readonly call: AnyCall
  readonly mayAsk: () => boolean
  /** The code of a product's page. */
  readonly loadPage: () => Promise<unknown>
}

/** Asks for the product that a pointer rests on, a finger touches or the focus reaches, so that it is there when it is pressed. */
export const askAhead = ({ page, call, mayAsk, loadPage }: Parts): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const meant = (event: Event, wait: number) => {
    clearTimeout(timer)
    const query = productOf(event.target)
    if (!query || !mayAsk()) return
    timer = setTimeout(() => {
      preload(loadPage)
      preload(() => call('GET /api/product', { query }, { isAhead: true }))
    }, wait)
  }
  page.addEventListener('pointerover', (event) => meant(event, intent), { passive: true })
  page.addEventListener('pointerdown', (event) => meant(event, 0), { passive: true })
  page.addEventListener('focusin', (event) => meant(event, intent))
}

/** What the page of a link to a product asks for, whichever store view it is in. */
const productOf = (target: EventTarget | null): { parentSku: string; childSku?: string } | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin) return undefined
  const [, parentSku, childSku] = /(?:^|\/)p\/([^/]+)\/[^/]+(?:\/([^/]+))?$/.exec(link.pathname) ?? []
  if (parentSku === undefined) return undefined
  const of = { parentSku: decodeURIComponent(parentSku) }
  return childSku === undefined ? of : { ...of, childSku: decodeURIComponent(childSku) }
}
