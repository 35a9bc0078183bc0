import { join } from 'node:path'
import type { Db } from '#platform/server/context.ts'
import type { Log } from '#platform/server/log.ts'
import { fetchPictures } from './picture-downloads.ts'
import type { FetchOptions } from './picture-downloads.ts'

type Options = {
  readonly db: Db
  /** DATA_DIR: pictures go to `media` below it. */
  readonly dataDir: string
  readonly log: Log
  readonly now: () => Date
  readonly everyMs?: number
  readonly fetch?: FetchOptions['fetch']
}

/** Fetches, while the shop runs, the pictures that imports left to be fetched: what waits at the start, and what comes later. */
export const watchDownloads = ({ db, dataDir, log, now, everyMs = 30_000, fetch }: Options) => {
  let timer: NodeJS.Timeout | undefined
  let work: Promise<void> = Promise.resolve()
  const end = new AbortController()

  const round = async (): Promise<void> => {
    try {
      const { fetched, givenUp } = await fetchPictures(db, {
        mediaDir: join(dataDir, 'media'),
        now,
        forMs: everyMs,
        fetch: { ...fetch, signal: end.signal },
      })
      if (fetched) log.info({ fetched }, 'pictures fetched')
      for (const { url, problem } of givenUp) log.warn({ url: withoutQuery(url), problem }, 'picture given up')
    } catch (error) {
      log.error({ err: error }, 'pictures to be fetched')
    }
    if (!end.signal.aborted) timer = setTimeout(begin, everyMs).unref()
  }
  const begin = () => {
    work = round()
  }

  return {
    start: begin,
    /** Ends what is being fetched: the next start takes it up. */
    stop: async (): Promise<void> => {
      end.abort()
      clearTimeout(timer)
      await work
    },
  }
}

/** What stands behind an address may be the key that opens it. */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '')
