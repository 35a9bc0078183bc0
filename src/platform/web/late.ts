import { lazy } from 'react'
import type { ComponentType } from 'react'
import { afterLoad } from './after-load.ts'
import { nudge } from './early-input.ts'

/** The load event or a press, whichever comes first: a shopper who presses something does not wait for pictures. */
export const whenWanted = (): Promise<void> =>
  new Promise((resolve) => {
    void afterLoad().then(resolve)
    addEventListener(nudge, () => resolve(), { capture: true, once: true })
  })

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
 * there), the browser wakes it up after the load event or the first press. It stands in a `<Suspense>`; `load` imports a file named
 * `*-parts.ts`, whose styles the server puts into the head (app/server/assets.ts).
 */
export const late = <Props extends object>(
  ready: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  if (ready) return ready
  // on a page that is open already it will be needed in a moment
  if (!import.meta.env.SSR && document.readyState === 'complete') preload(load)
  return lazy(async () => {
    await whenWanted()
    return { default: await load() }
  })
}
