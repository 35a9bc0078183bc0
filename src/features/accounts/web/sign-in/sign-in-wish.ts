import { usePanels } from '#platform/web/page/panels.ts'

/** How the dialog opens: `contact` is filled in already, `isOffer` was not asked for by anybody, `isLinkOld` where a link signed nobody in. */
export type SignInWish = {
  readonly contact?: string
  readonly isOffer?: boolean
  readonly isLinkOld?: boolean
  /** The press that opened it asked for the code as well. */
  readonly asksCode?: boolean
}

let wished: SignInWish = {}

/** What the dialog is opened with. */
export const wishNow = (): SignInWish => wished

/** The next time it opens without. */
export const forgetWish = (): void => {
  wished = {}
}

/** Opens the sign-in dialog. */
export const useSignIn = (): ((wish?: SignInWish) => void) => {
  const panels = usePanels()
  return (wish = {}) => {
    wished = wish
    panels.open('sign-in')
  }
}
