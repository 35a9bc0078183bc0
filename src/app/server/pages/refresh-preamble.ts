// Loaded before the page's entry while developing: lets components change in place.
// @ts-expect-error Vite serves this address
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
