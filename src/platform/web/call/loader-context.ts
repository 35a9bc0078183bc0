import { createContext } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import type { Call } from '#core/endpoint.ts'
import { typedCall } from './call.ts'
import type { AnyCall } from './call.ts'

/** The call of whoever loads the page: straight to the handler on the server, over HTTP in the browser. */
export const callContext = createContext<AnyCall>()

/** A form that was sent without a script and comes back: what was typed, and what is wrong. */
export type SentForm = {
  readonly values: Readonly<Record<string, string>>
  readonly message: string | null
  /** What is wrong with a field, by its name. */
  readonly fields: Readonly<Record<string, string>>
}

/** Null but where a page answers a form. */
export const sentFormContext = createContext<SentForm | null>(null)

/** In a loader: `const call = callFrom<CatalogContract>(context)`. */
export const callFrom = <C>(context: Readonly<RouterContextProvider>): Call<C> => typedCall<C>(context.get(callContext))
