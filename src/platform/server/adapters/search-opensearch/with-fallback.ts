import { setTimeout as wait } from 'node:timers/promises'
import type { SearchAdapter, SearchDocument, SearchIndex, SearchOptions, SearchRequest } from '../search.ts'
import { LostIndex, RefusedQuestion } from './failures.ts'

export type FallbackOptions = {
  readonly adapter: SearchAdapter
  /** Answers while the other one cannot; it never fails. */
  readonly fallback: SearchAdapter
  readonly log: {
    readonly info: (text: string) => void
    readonly warn: (about: { readonly err: unknown }, text: string) => void
  }
  /** Milliseconds. */
  readonly now: () => number
  /** Ends the tries. */
  readonly signal: AbortSignal
  /** Milliseconds between tries to bring the adapter back: the shortest and the longest. */
  readonly pauseMs?: { readonly least: number; readonly most: number }
}

const trial: SearchRequest = { conditions: [], facets: [], sort: [], from: 0, size: 1 }

/**
 * An adapter that is asked while it is well, and one in its place as soon as it fails, which is told once. It is tried in the
 * background until it answers again; where its index was lost, that is built anew. Of several builds only the latest is kept up.
 */
export const withFallback = (parts: FallbackOptions): SearchAdapter => {
  let builds = 0
  const tell = createTelling(parts.log)
  return {
    build: async (documents, options) => {
      const began = parts.now()
      const sure = await parts.fallback.build(documents, options)
      builds += 1
      const build = builds
      const isWanted = (): boolean => build === builds && !parts.signal.aborted
      return follow(parts, { documents, options, sure, began, isWanted, tell })
    },
  }
}

type Telling = {
  readonly up: () => void
  readonly down: (error: unknown) => void
  readonly refused: (error: unknown) => void
}

const createTelling = (log: FallbackOptions['log']): Telling => {
  let isDown = false
  let isRefusalTold = false
  return {
    up: () => {
      log.info(isDown ? 'OpenSearch answers again' : 'OpenSearch answers')
      isDown = false
    },
    down: (err) => {
      if (!isDown) log.warn({ err }, 'OpenSearch does not answer; the index of this process does')
      isDown = true
    },
    refused: (err) => {
      if (!isRefusalTold)
        log.warn({ err }, 'OpenSearch refuses a question; the index of this process answers such ones')
      isRefusalTold = true
    },
  }
}

type Following = {
  readonly documents: Iterable<SearchDocument>
  readonly options: SearchOptions
  readonly sure: SearchIndex
  readonly began: number
  readonly isWanted: () => boolean
  readonly tell: Telling
}

const follow = (
  { adapter, now, pauseMs = { least: 500, most: 10_000 } }: FallbackOptions,
  { documents, options: given, sure, began, isWanted, tell }: Following,
): SearchIndex => {
  let readAt = began
  const options = { ...given, readAt: () => readAt }
  const languages = new Set<string>()
  /** The index that is asked; the one that follows changes, which may not be ready; and what changes before there is one. */
  let asked: SearchIndex | undefined
  let following: SearchIndex | undefined
  let missed = new Map<number, SearchDocument | undefined>()

  const buildAnew = async (): Promise<SearchIndex> => {
    missed = new Map()
    const index = await adapter.build(documents, options)
    const changed = [...missed.values()].filter((document) => document !== undefined)
    const removed = [...missed].filter(([, document]) => !document).map(([id]) => id)
    if (missed.size > 0) index.update(changed, removed)
    following = index
    return index
  }
  const bringBack = async (): Promise<void> => {
    for (let pause = pauseMs.least; isWanted(); pause = Math.min(pause * 2, pauseMs.most)) {
      try {
        const index = following ?? (await buildAnew())
        for (const language of languages) await index.prepare(language)
        await index.search(trial)
        asked = index
        tell.up()
        return
      } catch (error) {
        if (!isWanted()) return
        if (error instanceof LostIndex) following = undefined
        tell.down(error)
        await wait(pause, undefined, { ref: false })
      }
    }
  }
  const lose = (index: SearchIndex, error: unknown): void => {
    if (asked !== index) return
    asked = undefined
    if (error instanceof LostIndex) following = undefined
    tell.down(error)
    void bringBack()
  }
  void bringBack()
  return {
    search: async (request) => {
      const index = asked
      if (index) {
        try {
          return await index.search(request)
        } catch (error) {
          if (error instanceof RefusedQuestion) tell.refused(error)
          else lose(index, error)
        }
      }
      return sure.search(request)
    },
    update: (changed, removed) => {
      readAt = now()
      if (following) following.update(changed, removed)
      else {
        for (const document of changed) missed.set(document.id, document)
        for (const id of removed) missed.set(id, undefined)
      }
      return sure.update(changed, removed)
    },
    prepare: async (language) => {
      languages.add(language)
      const index = asked
      await sure.prepare(language)
      if (index) await index.prepare(language).catch((error: unknown) => lose(index, error))
    },
  }
}
