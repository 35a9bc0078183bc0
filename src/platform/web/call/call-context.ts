import { createContext, useContext } from 'react'
import type { Call } from '#core/endpoint.ts'
import { typedCall } from './call.ts'
import type { AnyCall } from './call.ts'

const CallContext = createContext<AnyCall>(() => Promise.reject(new Error('no CallProvider')))

export const CallProvider = CallContext

/** The browser's call inside components: `const call = useCall<CartContract>()`. */
export const useCall = <C>(): Call<C> => typedCall<C>(useContext(CallContext))
