/** Storage may be forbidden, and then even looking at it throws. */
const orNone = (open: () => Storage): Storage | undefined => {
  try {
    return open()
  } catch {
    return undefined
  }
}

export const localStore = (): Storage | undefined => orNone(() => globalThis.localStorage)
export const sessionStore = (): Storage | undefined => orNone(() => globalThis.sessionStorage)
