/** Whether the shop is filled and its database there; until then it answers 503. One that stops is not ready any more, and answers what still comes. */
export type Readiness = {
  readonly isReady: () => boolean
  readonly isStopping: () => boolean
  readonly set: (ready: boolean) => void
  readonly stop: () => void
}

export const createReadiness = (): Readiness => {
  let state: 'opening' | 'ready' | 'stopping' = 'opening'
  return {
    isReady: () => state === 'ready',
    isStopping: () => state === 'stopping',
    set: (ready) => void (state = ready ? 'ready' : 'opening'),
    stop: () => void (state = 'stopping'),
  }
}
