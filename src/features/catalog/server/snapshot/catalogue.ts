import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#platform/server/context.ts'
import type { Listen } from '#platform/server/processes/listen.ts'
import type { Log } from '#platform/server/log.ts'
import type { StoreCode, StoreView } from '#features/stores/rules/store-view.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { CatalogueSnapshot, Viewing } from '../../rules/catalogue.ts'
import { changedBetween, nextBoundary } from './boundaries.ts'
import { isShapedAlike, withSettings } from './frame.ts'
import { loadSnapshot, refreshSnapshot } from './load.ts'
import { createInbox } from './inbox.ts'
import type { News } from './inbox.ts'
import { createParts } from './parts.ts'
import type { Part } from './parts.ts'
import { readStocks, readVersion } from './rows.ts'
import { replaceStocks, stylesOf } from './snapshot.ts'
import type { Snapshot } from './snapshot.ts'

export type Change = { readonly isWhole: boolean; readonly styles: readonly number[] }

export type Catalogue = {
  /** The catalogue as it is now; what is read from it in one go fits together. */
  readonly current: () => CatalogueSnapshot
  /** The same through a store view's eyes, with the moment its prices are of. */
  readonly viewing: (view: StoreView) => Viewing
  readonly settingsOf: (code: StoreCode) => Settings
  /** The version the database had, and a text that changes with everything that can be seen: stock, dated prices and content too. */
  readonly version: () => number
  readonly revision: () => string
  /** Attaches a part; the answer gives its present state. */
  readonly attach: <T>(part: Part<T>) => Promise<() => T>
  readonly onChange: (listener: (change: Change) => void) => () => void
  /** Waits until all news that came so far is seen. For tests and for those who write and then read. */
  readonly settled: () => Promise<void>
  readonly stop: () => Promise<void>
}

export type CatalogueDeps = {
  readonly db: Db
  readonly listen: Listen
  readonly log: Pick<Log, 'error' | 'warn'>
  readonly now: () => Date
}

/** More changed products than this are read as a whole. */
const mostIncremental = 300
const longestTimerMs = 2 ** 31 - 1

/** The catalogue of this process: read once, kept in memory, and led on by what the database tells. */
export const createCatalogue = async ({ db, listen, log, now }: CatalogueDeps): Promise<Catalogue> => {
  const parts = createParts()
  const listeners = new Set<(change: Change) => void>()
  const inbox = createInbox()
  const startedAt = now().getTime().toString(36)
  let revision = 0
  let isStopped = false
  let working: Promise<void> | undefined
  let boundaryTimer: NodeJS.Timeout | undefined

  // listening first, so that nothing falls between reading and listening
  const wake = (): void => {
    if (isStopped) return
    working ??= work().finally(() => {
      working = undefined
      if (!inbox.isEmpty() && !isStopped) wake()
    })
  }
  const hear = (put: (payload: string) => void) => (payload: string) => {
    put(payload)
    wake()
  }
  let isReady = false
  const listener = await listen({
    on: {
      catalogue: (payload) => (isReady ? hear(inbox.putCatalogue)(payload) : inbox.putCatalogue(payload)),
      stock: (payload) => (isReady ? hear(inbox.putStock)(payload) : inbox.putStock(payload)),
      // nothing of it is kept here, but pages show it
      content: () => void (revision += 1),
    },
    onGap: () => {
      revision += 1
      inbox.putGap()
      if (isReady) wake()
    },
  })
  let snapshot: Snapshot
  try {
    snapshot = await loadSnapshot(db)
  } catch (error) {
    await listener.stop()
    throw error
  }
  let pricedAt = now().toISOString()
  /** The same in milliseconds: every question of a page compares it. */
  let pricedAtMs = Date.parse(pricedAt)
  const priceAt = (time: string): void => {
    pricedAt = time
    pricedAtMs = Date.parse(time)
  }
  /** When prices next change by themselves, in milliseconds. */
  let boundary = Number.POSITIVE_INFINITY

  const emit = (change: Change): void => {
    revision += 1
    for (const each of listeners) each(change)
  }

  const setBoundary = (): void => {
    boundary = boundaryAfter(snapshot, pricedAt)
    clearTimeout(boundaryTimer)
    if (boundary === Number.POSITIVE_INFINITY || isStopped) return
    const inMs = Math.min(Math.max(boundary - now().getTime(), 0), longestTimerMs)
    boundaryTimer = setTimeout(advance, inMs)
    boundaryTimer.unref()
  }

  /** Whether prices changed by themselves since they were looked at, or the clock was set back since. */
  const isOver = (ms: number): boolean => ms >= boundary || ms < pricedAtMs

  /** Specials that began or ended since the prices were last looked at, or are still to come by a clock that was put right. */
  const advance = (): void => {
    const present = now()
    if (!isOver(present.getTime())) return setBoundary()
    const time = present.toISOString()
    const styles = stylesOf(snapshot, changedBetween(snapshot, pricedAt, time))
    priceAt(time)
    follow([...styles])
    setBoundary()
  }

  const follow = (styles: readonly number[]): void => {
    if (styles.length === 0) return
    const isFollowed = parts.update(snapshot, styles, pricedAt)
    emit({ isWhole: false, styles })
    if (isFollowed) return
    inbox.putRagged()
    wake()
  }

  const reloadWhole = async (): Promise<void> => {
    const fresh = await loadSnapshot(db)
    const time = now().toISOString()
    const prepared = await parts.prepare(fresh, time)
    snapshot = fresh
    priceAt(time)
    prepared.show()
    await prepared.catchUp()
    setBoundary()
    emit({ isWhole: true, styles: [] })
  }

  const take = async (news: News): Promise<void> => {
    const isBehind = news.isGap && (await readVersion(db)) !== snapshot.version
    if (news.isWhole || isBehind || news.products.length > mostIncremental) return reloadWhole()
    if (news.settings !== undefined) {
      const fresh = await withSettings(db, snapshot)
      if (!isShapedAlike(snapshot, fresh)) return reloadWhole()
      snapshot = { ...snapshot, ...fresh, version: Math.max(snapshot.version, news.settings) }
      emit({ isWhole: false, styles: [] })
    }
    if (news.products.length > 0) {
      const refreshed = await refreshSnapshot(db, snapshot, news.products)
      if (!isShapedAlike(snapshot, refreshed.snapshot)) return reloadWhole()
      snapshot = refreshed.snapshot
      // what was written is later than the prices were last looked at: its past is told as of now
      const time = now().toISOString()
      const begun = stylesOf(snapshot, changedBetween(snapshot, pricedAt, time))
      priceAt(time)
      follow([...new Set([...refreshed.styles, ...begun])])
      setBoundary()
    }
    // whose stock changed while nobody listened is not known
    const ids = news.isGap ? [...snapshot.products.keys()] : news.stock
    if (ids.length > 0) follow([...replaceStocks(snapshot, await readStocks(db, ids))])
    if (news.isRagged) await parts.rebuild(() => ({ snapshot, now: pricedAt }))
  }

  const work = async (): Promise<void> => {
    for (let pause = 200; !inbox.isEmpty() && !isStopped;) {
      const news = inbox.take()
      try {
        await take(news)
        listener.show(snapshot.version)
        pause = 200
        if (news.stock.length > 0) await wait(stockPauseMs, undefined, { ref: false })
      } catch (error) {
        if (isStopped) return
        log.error({ err: error }, 'the catalogue could not be read; trying again')
        // whatever was half done is done anew
        inbox.putBack({ ...news, isWhole: true })
        await wait(pause, undefined, { ref: false })
        pause = Math.min(pause * 2, 5000)
      }
    }
  }

  listener.show(snapshot.version)
  setBoundary()
  isReady = true
  if (!inbox.isEmpty()) wake()
  const current = (): Snapshot => {
    if (isOver(now().getTime())) advance()
    return snapshot
  }
  return {
    current,
    viewing: (view) => ({ catalogue: current(), view, now: pricedAt }),
    settingsOf: (code) => snapshot.settings[code],
    version: () => snapshot.version,
    revision: () => {
      // whoever asks after a special price's end must not get the revision of before it, however late the timer is
      current()
      return `${startedAt}.${snapshot.version}.${revision}`
    },
    attach: (part) => parts.attach(part, current(), pricedAt),
    onChange: (each) => {
      listeners.add(each)
      return () => listeners.delete(each)
    },
    settled: async () => {
      while (working) await working
    },
    stop: async () => {
      isStopped = true
      clearTimeout(boundaryTimer)
      await listener.stop()
      await working
    },
  }
}

const boundaryAfter = (snapshot: Snapshot, time: string): number => {
  const next = nextBoundary(snapshot, time)
  return next === undefined ? Number.POSITIVE_INFINITY : Date.parse(next)
}

/** Orders come in bursts: their stock is read together. */
const stockPauseMs = 100
