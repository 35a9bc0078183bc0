import { vi } from 'vitest'

/** jsdom lays nothing out: whatever is watched for coming into sight is there at once, until the globals are put back. */
export const bringIntoSight = (): void => {
  class InSight {
    readonly tell: (entries: unknown[]) => void
    constructor(tell: (entries: unknown[]) => void) {
      this.tell = tell
    }
    observe() {
      this.tell([{ isIntersecting: true }])
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', InSight)
}
