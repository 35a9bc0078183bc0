import { isAway } from './choose-way.ts'
import type { createFiles } from './files.ts'
import { viewOf } from './shell-page.ts'

/** Milliseconds that the shop has for a page before the kept shell opens in its place. */
const patience = 4000

type Event = {
  readonly request: Request
  readonly preloadResponse: Promise<unknown>
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** A page comes from the shop; where that does not answer, from the shell that was kept. Pages themselves are never kept. */
export const answerPage = async (
  { request, preloadResponse, waitUntil }: Event,
  files: Pick<ReturnType<typeof createFiles>, 'findShell' | 'keepShell'>,
  patienceMs = patience,
): Promise<Response> => {
  const view = viewOf(request.url)
  const network = preloadResponse.then((preloaded) => (preloaded as Response | undefined) ?? fetch(request))
  // whoever lost the race must not be told of as unhandled
  network.catch(() => undefined)
  const answer = await Promise.race([network.catch(() => undefined), pause(patienceMs)])
  if (answer && !isAway(answer.status)) {
    // one that fails is tried again with the next page
    waitUntil(files.keepShell(view).catch(() => undefined))
    return answer
  }
  return (await files.findShell(view)) ?? answer ?? network
}

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, undefined)
  })
