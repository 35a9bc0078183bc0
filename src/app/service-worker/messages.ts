const types = ['hello', 'which', 'leave'] as const

/** What a page says to a worker. `which` is answered with the worker's release; after `leave` nothing is kept any more. */
export type WorkerMessage = { readonly type: (typeof types)[number] }

export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  types.some((type) => type === (data as { type?: unknown } | null)?.type)
