import { day } from '#core/durations.ts'
import { ok } from '#core/result.ts'
import type { Db } from '#platform/server/context.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import { inTransaction } from '#platform/server/transaction.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { isDue, keptDays, networkHour } from '../rules/requests.ts'
import type { FindPiece } from './request-routes.ts'
import { answerRequests, forgetRequests, readOpenRequests } from './request-store.ts'

export type RequestWatch = {
  /** Looks at everything once, then at what changes. */
  readonly start: () => void
  /** Waits until everything that was told so far is answered. */
  readonly settled: () => Promise<void>
  readonly stop: () => Promise<void>
}

export type WatchDeps = {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly log: Pick<Log, 'error'>
  readonly now: () => Date
  readonly storeViews: Readonly<Record<string, StoreView>>
  readonly findPiece: FindPiece
  /** Tells which styles are sold otherwise than before: stock and prices, also those that change by their dates. */
  readonly onChange: (listener: (change: { isWhole: boolean; styles: readonly number[] }) => void) => () => void
}

const batch = 500
const againMs = 5000

/**
 * Answers open requests when the catalogue of this process says so. Several processes may see the same: the request's row
 * is marked and its mail enqueued in one transaction, by whoever comes first.
 */
export const watchStockRequests = (deps: WatchDeps): RequestWatch => {
  const { db, log, now } = deps
  let told: Set<number> | 'all' | undefined
  let working: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined
  let isStopped = false
  let off: (() => void) | undefined
  let daily: NodeJS.Timeout | undefined

  const look = async (styles: readonly number[] | 'all'): Promise<void> => {
    let after: string | undefined
    for (;;) {
      const requests = await readOpenRequests(db, { styles, after, limit: batch })
      const due = requests.filter((request) => {
        const view = deps.storeViews[request.store_code]
        const piece = view && deps.findPiece(view, { id: request.product_id })
        return piece !== undefined && isDue(request, piece)
      })
      if (due.length > 0) await answer(due.map(({ id }) => id))
      if (requests.length < batch || isStopped) return
      after = requests.at(-1)?.id
    }
  }

  const answer = (ids: readonly string[]) =>
    inTransaction(db, async (trx) => {
      for (const id of await answerRequests(trx, ids, now()))
        await deps.jobs.enqueue(trx, 'mail.stock', { request: id })
      return ok(true)
    })

  const work = async (): Promise<void> => {
    while (told !== undefined && !isStopped) {
      const styles = told
      told = undefined
      try {
        await look(styles === 'all' ? 'all' : [...styles])
      } catch (error) {
        if (isStopped) return
        log.error({ err: error }, 'stock requests could not be looked at; trying again')
        told = 'all'
        clearTimeout(again)
        again = setTimeout(wake, againMs).unref()
        return
      }
    }
  }

  const wake = (): void => {
    if (isStopped) return
    working ??= work().finally(() => {
      working = undefined
    })
  }

  const tell = (styles: readonly number[] | 'all'): void => {
    if (styles === 'all' || told === 'all') told = 'all'
    else {
      told ??= new Set()
      for (const style of styles) told.add(style)
    }
    wake()
  }

  const forget = (): void => {
    const ago = (days: number) => new Date(now().getTime() - days * day)
    const before = {
      answered: ago(keptDays.answered),
      open: ago(keptDays.open),
      counted: new Date(now().getTime() - networkHour),
    }
    forgetRequests(db, before).catch((error: unknown) => {
      if (!isStopped) log.error({ err: error }, 'old stock requests could not be deleted')
    })
  }

  return {
    start: () => {
      off = deps.onChange(({ isWhole, styles }) => tell(isWhole ? 'all' : styles))
      forget()
      daily = setInterval(forget, day).unref()
      tell('all')
    },
    settled: async () => {
      while (working) await working
    },
    stop: async () => {
      isStopped = true
      off?.()
      clearInterval(daily)
      clearTimeout(again)
      await working
    },
  }
}
