import type { Worker } from 'node:cluster'
import { tellWorker } from '#platform/server/processes/siblings.ts'
import type { Measures, ToFirst } from '#platform/server/processes/siblings.ts'

/** Milliseconds for a process to tell what it measured; one that is too busy is left out this time. */
const patience = 1000

type Round = { readonly told: Map<number, Measures>; readonly wanted: number; readonly finish: () => void }

/** Collects what the processes that serve measured, for whichever of them is asked for `/metrics`. */
export const createMeasuring = (serving: () => readonly Worker[]) => {
  const rounds = new Map<number, Round>()
  let number = 0

  const collect = (asker: Worker, id: number): void => {
    const workers = serving()
    const own = (number += 1)
    const told = new Map<number, Measures>()
    const finish = (): void => {
      clearTimeout(late)
      rounds.delete(own)
      tellWorker(asker, { is: 'answer', id, measures: [...told.values()] })
    }
    const late = setTimeout(finish, patience)
    rounds.set(own, { told, wanted: workers.length, finish })
    for (const worker of workers) tellWorker(worker, { is: 'tell', id: own })
  }

  return {
    hear: (worker: Worker, message: ToFirst): void => {
      if (message.is === 'ask') return collect(worker, message.id)
      if (message.is !== 'measures') return
      const round = rounds.get(message.id)
      if (!round) return
      round.told.set(worker.id, message.measures)
      if (round.told.size === round.wanted) round.finish()
    },
  }
}
