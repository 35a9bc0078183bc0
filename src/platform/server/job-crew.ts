import type { Job, JobResult, PgBoss } from 'pg-boss'
import { createTurns } from './turns.ts'

export type AnyJob = Job<Record<string, unknown>>

/**
 * How many jobs of one name each of those takes at a time who look for them in a process, and how many are worked on at once: few, for
 * its death keeps all of them waiting. The first takes most, which asks the least.
 */
const [sizes, atOnce] = [[4, 2, 1, 1], 4]

/** Seconds between the looks of pg-boss itself. */
const ownLook = 30

/** Seconds between a process's signs of life. */
const signs = 3

type Options = {
  readonly workOn: (job: AnyJob) => Promise<JobResult>
  /** Hears which jobs are taken, whenever they change. */
  readonly onTaken: (ids: readonly string[]) => void
}

/**
 * Those who work on the jobs of a name: whoever has a slow one takes no others until it is done, and the next begins once those before it
 * are busy. Answers what lets somebody look for such jobs at once.
 */
export const createCrew = (boss: PgBoss, name: string, { workOn, onTaken }: Options): (() => Promise<void>) => {
  const inTurn = createTurns(atOnce)
  const taken = new Set<string>()
  const crew: { id: string; isBusy: boolean }[] = []
  const begin = async (batchSize: number): Promise<void> => {
    const worker = { id: '', isBusy: false }
    crew.push(worker)
    const options = {
      pollingIntervalSeconds: ownLook,
      batchSize,
      burstWhenBatchFull: true,
      perJobResults: true,
      heartbeatRefreshSeconds: signs,
    } as const
    const work = async (batch: AnyJob[]): Promise<JobResult[]> => {
      worker.isBusy = true
      for (const { id } of batch) taken.add(id)
      onTaken([...taken])
      const results = await Promise.all(batch.map((job) => inTurn(() => workOn(job))))
      for (const { id } of batch) taken.delete(id)
      onTaken([...taken])
      worker.isBusy = false
      return results
    }
    worker.id = await boss.work<Record<string, unknown>, unknown, typeof options>(name, options, work)
  }
  return async () => {
    const free = crew.find(({ isBusy }) => !isBusy)
    const size = sizes[crew.length]
    if (free) boss.notifyWorker(free.id)
    else if (size !== undefined) await begin(size)
  }
}
