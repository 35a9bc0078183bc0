/** Whether the shop is filled and its database there; until then and while draining it answers 503. */
export type Readiness = { readonly isReady: () => boolean; readonly set: (ready: boolean) => void }

export const createReadiness = (): Readiness => {
  let ready = false
  return { isReady: () => ready, set: (value) => void (ready = value) }
}
