import { Suspense, lazy, useSyncExternalStore } from 'react'
import { LateTexts } from '#features/stores/web/index.ts'
import { loadOfflineOrders, mayHaveOrders } from './offline-door.ts'

const List = lazy(async () => ({ default: (await loadOfflineOrders()).SavedOrders }))
const View = lazy(async () => ({ default: (await loadOfflineOrders()).SavedOrderView }))
const Question = lazy(async () => ({ default: (await loadOfflineOrders()).OrderWaiting }))

const never = () => () => undefined
/** What is kept in a browser is none of the server's. */
const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The orders of this browser that the shop does not have yet, each with what can be done; nothing where there are none. */
export const SavedOrders = () =>
  useIsInBrowser() ? (
    <Suspense>
      <LateTexts>
        <List />
      </LateTexts>
    </Suspense>
  ) : null

/** The page of one of them: "Saved, not yet sent". */
export const SavedOrderView = ({ id }: { id: string }) =>
  useIsInBrowser() ? (
    <Suspense>
      <LateTexts>
        <View id={id} />
      </LateTexts>
    </Suspense>
  ) : null

/** The dialog "Order waiting!", which opens where there is something to ask. */
export const OrderWaiting = () =>
  useSyncExternalStore(mayHaveOrders.subscribe, mayHaveOrders.isSo, () => false) ? (
    <Suspense>
      <LateTexts>
        <Question />
      </LateTexts>
    </Suspense>
  ) : null
