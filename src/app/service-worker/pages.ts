import { isAway } from './choose-way.ts'
import type { createFiles } from './files.ts'
import { isAnswer, noAnswer } from './no-answer.ts'
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
  const network = preloadResponse
    .then((preloaded) => (preloaded as Response | undefined) ?? fetch(request))
    .catch(noAnswer)
  const answer = await Promise.race([network, pause(patienceMs)])
  if (answer && isAnswer(answer) && !isAway(answer.status)) {
    waitUntil(files.keepShell(view).catch(tellNotKept))
    return answer
  }
  return (await files.findShell(view)) ?? answer ?? network
}

/** It is tried again with the next page: the network may be back, the disk have room, the worker be of the shop's release. */
const tellNotKept = (error: unknown): void => console.info('vitrine: a shell is not kept:', error)

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, undefined)
  })
