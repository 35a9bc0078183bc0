import type { Viewer } from '../../rules/offline-order.ts'

type Known = {
  readonly userNow: () => Viewer['user']
  readonly onUser: (listener: () => void) => unknown
  readonly signIn: () => Viewer['signIn']
}

/**
 * Who uses the browser now. Where another tab has signed somebody in of whom this page has not heard yet, or the session is known but not whose it
 * is, that is nobody: whoever was here before is not taken for them.
 */
export const createViewer = ({ userNow, onUser, signIn }: Known): (() => Viewer) => {
  let knownIn = signIn()
  onUser(() => {
    knownIn = signIn()
  })
  return () => {
    const [user, now] = [userNow(), signIn()]
    const isUnheardOf = now !== undefined && (user === null || now !== knownIn)
    return { user: isUnheardOf ? undefined : user, signIn: now }
  }
}
