import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** The measures of one process, as prom-client writes them down. */
export type Measures = readonly MetricObjectWithValues<MetricValue<string>>[]

/** Requests of this window of time by address, since this was last told. */
type Counts = { readonly is: 'counted'; readonly window: number; readonly counts: Readonly<Record<string, number>> }

/** What a process that serves requests says to the one that started it. */
export type ToFirst =
  | { readonly is: 'ready' }
  /** The jobs of one name that it is at; none once they are done. */
  | { readonly is: 'working'; readonly on: string; readonly ids: readonly string[] }
  | { readonly is: 'ask'; readonly id: number }
  | { readonly is: 'measures'; readonly id: number; readonly measures: Measures }
  | Counts

/** What it hears from there. */
export type ToWorker =
  | { readonly is: 'open' }
  /** Another has its place: it takes no new connections, and ends with the last of those it has. */
  | { readonly is: 'retire' }
  | { readonly is: 'tell'; readonly id: number }
  | { readonly is: 'answer'; readonly id: number; readonly measures: readonly Measures[] }
  | Counts

/** The other processes of the shop on this machine, by way of the one that started them; none where the shop is one process. */
export type Siblings = {
  readonly tell: (message: ToFirst) => void
  /** Calls back until it is told not to. */
  readonly onHear: (listener: (message: ToWorker) => void) => () => void
}

/** Those of a shop that is one process. */
export const noSiblings: Siblings = { tell: () => undefined, onHear: () => () => undefined }

export const findSiblings = (): Siblings | undefined => {
  if (!cluster.isWorker) return undefined
  return {
    // where the first one is gone this one is about to end, too
    tell: (message) => void (process.connected && process.send?.(message)),
    onHear: (listener) => {
      const hear = (message: ToWorker) => listener(message)
      process.on('message', hear)
      return () => process.off('message', hear)
    },
  }
}

/** Said by the process that started it; who is gone needs nothing any more, and its end is told by its exit. */
export const tellWorker = (worker: Worker, message: ToWorker): void => {
  if (worker.isConnected()) worker.send(message, () => undefined)
}
