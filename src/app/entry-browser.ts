import '#ui/styles/tokens.css'
import '#ui/styles/reset.css'
import '#ui/styles/base.css'
import { keepEarlyInput } from '#platform/web/waking/early-input.ts'
import { trustOwnTexts } from '#platform/web/page/trusted-types.ts'
import type { Hydration, HydrationDoor } from './hydration.ts'
import { keepInstallPrompt } from './install/install-prompt.ts'
import { followEarlySteps, restorePlace } from './place-in-history.ts'

/** Milliseconds after which a page whose pictures are slow wakes up all the same. */
const longestSleep = 3000

/** Milliseconds that the data of a page may take. */
const dataPatience = 30_000

const json = document.getElementById('hydration')?.textContent ?? ''
let isAwake = false

/** Asks for everything the page needs at once, then brings it to life. Decision 0009. */
const wakeUp = async (): Promise<void> => {
  if (isAwake) return
  isAwake = true
  const inline = JSON.parse(json) as Hydration | HydrationDoor
  const coming = 'dataAt' in inline ? fetchData(inline) : inline
  void preloadAll(inline.assets.preloads)
  try {
    const [{ wake }, hydration] = await Promise.all([startCode(), coming])
    if (!(await wake(json, hydration, steps.isLeft))) return
    steps.end()
    early.replay()
  } catch (error) {
    early.giveUp()
    throw error
  }
}

/** One a task: a slow phone takes milliseconds for each. */
const preloadAll = async (files: readonly string[]): Promise<void> => {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    await nextTask()
  }
}

/** Starts the code file by file: what is pressed meanwhile, and the next frame, do not wait for all of it. */
const startCode = async () => {
  await import('./start-react.ts')
  await nextTask()
  return import('./wake.tsx')
}

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

const fetchData = async ({ dataAt }: HydrationDoor): Promise<Hydration> => {
  const answer = await fetch(dataAt, { signal: AbortSignal.timeout(dataPatience) })
  if (!answer.ok) throw new Error(`the page's data: ${answer.status}`)
  return (await answer.json()) as Hydration
}

trustOwnTexts(json)
keepInstallPrompt()
restorePlace()
const steps = followEarlySteps(() => location.reload())
const early = keepEarlyInput(document, () => void wakeUp())
if (document.readyState === 'complete') void wakeUp()
else addEventListener('load', () => void wakeUp(), { once: true })
setTimeout(() => void wakeUp(), longestSleep)
