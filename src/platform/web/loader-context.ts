import { createContext } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import type { Call } from '#core/endpoint.ts'
import { typedCall } from './call.ts'
import type { AnyCall } from './call.ts'

/** The call of whoever loads the page: straight to the handler on the server, over HTTP in the browser. */
export const callContext = createContext<AnyCall>()

/** In a loader: `const call = callFrom<CatalogContract>(context)`. */
export const callFrom = <C>(context: Readonly<RouterContextProvider>): Call<C> => typedCall<C>(context.get(callContext))
