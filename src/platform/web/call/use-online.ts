import { useSyncExternalStore } from 'react'
import { browserConnectivity } from './connectivity.ts'

/** Whether the shop can be reached, as far as this page knows; on the server it can. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => browserConnectivity().subscribe(listener),
    () => browserConnectivity().isOnline(),
    () => true,
  )
