import { lazy } from 'react'
import type { ComponentType } from 'react'
import { afterLoad } from './after-load.ts'
import { nudge } from './early-input.ts'

/** The load event or a press, whichever comes first: a shopper who presses something does not wait for pictures. */
const whenWanted = (): Promise<void> =>
  new Promise((resolve) => {
    void afterLoad().then(resolve)
    addEventListener(nudge, () => resolve(), { capture: true, once: true })
  })

/** Told on the window: the page is about to change, and what still sleeps on it must not hold that up. */
export const leaving = 'vitrine:leaving'

let isFirstPage = true

/** The page that the server rendered changes: nothing waits to come near any more, for it would hold up the page it belongs to. */
export const leaveFirstPage = (): void => {
  isFirstPage = false
  dispatchEvent(new Event(leaving))
}

/** Once what `place` selects is a quarter of a screen away at most, something is pressed, or the page changes; at once where the page has no such place. */
export const whenNear = async (place: string): Promise<void> => {
  if (!isFirstPage) return
  const pressed = new Promise<void>((resolve) => {
    for (const event of [nudge, leaving]) addEventListener(event, () => resolve(), { capture: true, once: true })
  })
  const near = async () => {
    await afterLoad()
    const found = document.querySelector(place)
    if (!found || !('IntersectionObserver' in globalThis)) return
    await new Promise<void>((resolve) => {
      const look = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          look.disconnect()
          resolve()
        },
        { rootMargin: '25%' },
      )
      look.observe(found)
    })
  }
  await Promise.race([pressed, near()])
}

/** Fetches what will be needed in a moment. What does not come is asked for again, and its failure shown, where it is needed. */
export const preload = (load: () => Promise<unknown>): void => void Promise.allSettled([load()])

const Nothing = () => null

/** A part that is of no use without the shop: fetched when it is shown, and left out where it does not come. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Nothing as ComponentType<Props> }),
    ),
  )

/**
 * A part of a page that works as plain HTML for a moment: the server renders it with the page (`ready` is the part itself
 * there), the browser wakes it up after the load event or the first press; with a `place` not before that comes near. It stands in a
 * `<Suspense>` whose element stays the same; `load` imports a file named `*-parts.ts`, whose styles the server puts into the head
 * (app/server/pages/assets.ts).
 */
export const late = <Props extends object>(
  ready: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
  place?: string,
): ComponentType<Props> => {
  if (ready) return ready
  // on a page that is open already it will be needed in a moment; not in the task that starts all of the code
  if (!import.meta.env.SSR && !place && document.readyState === 'complete') setTimeout(() => preload(load))
  return lazy(async () => {
    await (place ? whenNear(place) : whenWanted())
    return { default: await load() }
  })
}
