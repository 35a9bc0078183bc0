import { lazy } from 'react'
import type { ComponentType } from 'react'

/** When the page's load event is over; nothing that is asked for then stands in the way of the page itself. */
export const afterLoad = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }))

/**
 * A part of a page that works as plain HTML for a moment: the server renders it with the page (`ready` is the part itself
 * there), the browser wakes it up after the load event. It stands in a `<Suspense>`; `load` imports a file named
 * `*-parts.ts`, whose styles the server puts into the head (app/server/assets.ts).
 */
export const late = <Props extends object>(
  ready: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  if (ready) return ready
  // on a page that is open already it will be needed in a moment
  if (!import.meta.env.SSR && document.readyState === 'complete') load().catch(() => undefined)
  return lazy(async () => {
    await afterLoad()
    return { default: await load() }
  })
}
