import type { JobHandlers, Jobs } from '#platform/server/jobs.ts'

export type KeptJobs = {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly run: (handlers: JobHandlers) => Promise<void>
}

/** A queue whose jobs are done when a test says so. */
export const createKeptJobs = (): KeptJobs => {
  const waiting: { readonly name: string; readonly data: Record<string, unknown> }[] = []
  return {
    jobs: { enqueue: async (_trx, name, data) => void waiting.push({ name, data }) },
    run: async (handlers) => {
      for (const { name, data } of waiting.splice(0)) await handlers[name]?.(data)
    },
  }
}
