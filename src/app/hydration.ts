import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router'
import type { Language } from '#core/language.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { HydrationState } from 'react-router'

/** The files a page needs before it reacts, as the build named them. */
export type PageAssets = {
  /** Changes with any file that a browser loads; '' where no worker keeps them. */
  readonly release: string
  readonly entry: string
  readonly styles: readonly string[]
  /** The colour of the page's ground in both schemes, for what the browser paints around it. */
  readonly paper?: { readonly light: string; readonly dark: string }
  readonly preloads: readonly string[]
  readonly fonts: readonly string[]
  readonly devScripts: readonly string[]
}

/** What travels with the page or behind it as JSON, so that the browser starts from the same state. */
export type Hydration = {
  readonly basename: string
  readonly storeCode: string
  readonly language: Language
  readonly assets: PageAssets
  /** In the page without data alone: it opens any address of this view. */
  readonly shellOf?: StoreView
  readonly loaderData: NonNullable<HydrationState['loaderData']>
  readonly errors: Record<string, { status: number; message: string }> | null
}

/** What stands in a page that many are shown: where its data are, which come once it is there, and the files that it needs to react. */
export type HydrationDoor = {
  readonly dataAt: string
  readonly assets: Pick<PageAssets, 'preloads'>
}

/** JSON that cannot end its script element or start a comment in it. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** Only the status of an error travels; its text stays in the log. */
export const toWireErrors = (errors: Record<string, unknown> | null | undefined): Hydration['errors'] => {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      { status: isRouteErrorResponse(error) ? error.status : 500, message: '' },
    ]),
  )
}

export const fromWireErrors = (errors: Hydration['errors']): HydrationState['errors'] =>
  errors === null
    ? null
    : Object.fromEntries(Object.entries(errors).map(([id, { status }]) => [id, new ErrorResponse(status, '', null)]))
