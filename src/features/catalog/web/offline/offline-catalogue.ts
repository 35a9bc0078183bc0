import { refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { CallLayer } from '#platform/web/call/call-layers.ts'
import type { Connectivity } from '#platform/web/call/connectivity.ts'
import type { WireProduct } from '../../rules/product/product.ts'
import type { KeptAnswer, KeptCatalogue } from './kept-catalogue.ts'
import { toRead } from './reads.ts'
import type { Input, Read } from './reads.ts'
import type { Want } from './page-wants.ts'

type Parts = {
  readonly kept: KeptCatalogue
  readonly connectivity: Pick<Connectivity, 'isOnline'>
  /** Milliseconds. */
  readonly now: () => number
  /** Of this page's code: what another one kept may be shaped otherwise, and is not shown where the shop can be asked. */
  readonly release: string
  /** A page was shown from what is kept, and the shop's own answer differs. */
  readonly onOutdated: () => void
  /** What was kept is in sight because the shop did not answer a page. */
  readonly onStandIn: () => void
  /** The shopper looked at a category or a product: it is wanted offline as well. */
  readonly onWant: (want: Want) => void
}

/** Milliseconds: how old what is kept may be to be shown while the shop is asked, and how long an answer counts as just given. */
const shownFor = 24 * 3_600_000
const freshFor = 10_000

const noAnswer = ['OFFLINE', 'TIMEOUT', 'BAD_CONTENT_TYPE', 'NOT_READY']

/**
 * Keeps what the catalogue answers everybody, and answers from it when the shop does not. A page that says it will do with
 * what is kept gets that at once; it is told when the shop's own answer differs.
 */
export const offlineCatalogue =
  ({ kept, connectivity, now, release, onOutdated, onStandIn, onWant }: Parts): CallLayer =>
  (next) => {
    const fresh = new Map<string, { readonly answer: Result<unknown>; readonly at: number }>()
    let isAsking = 0
    let isOutdated = false

    const keep = async (read: Read, input: Input, answer: Result<unknown>): Promise<void> => {
      if (!answer.ok) {
        if (answer.code === 'NOT_FOUND') await kept.forgetAnswer(read)
        return
      }
      const at = new Date(now()).toISOString()
      if (read.kind === 'product') {
        const [found] = (answer.value as { items: readonly WireProduct[] }).items
        if (found) await kept.keepProduct({ product: withoutChoice(found), at })
      }
      await kept.keepAnswer(read, { value: answer.value, meta: answer.meta, at, release })
      if (read.kind !== 'other' && read.kind !== 'similar') {
        const { toWants } = await import('./wants.ts')
        for (const want of toWants(read, input, answer.value)) onWant(want)
      }
    }
    const ask = async (read: Read, ...asked: Parameters<AnyCall>): Promise<Result<unknown>> => {
      const answer = await next(...asked)
      if (answer.ok || answer.code === 'NOT_FOUND') {
        fresh.set(read.id, { answer, at: now() })
        void keep(read, asked[1], answer)
      }
      return answer
    }
    /** Asks the shop while what is kept is in sight already. */
    const check = async (read: Read, shown: KeptAnswer, ...asked: Parameters<AnyCall>): Promise<void> => {
      isAsking += 1
      const answer = await ask(read, ...asked)
      const [, , options] = asked
      isAsking -= 1
      // nobody can say whether it is still so
      if (isNoAnswer(answer) && !options?.signal?.aborted) onStandIn()
      const isOther = answer.ok ? !isSame(answer.value, shown.value) : answer.code === 'NOT_FOUND'
      isOutdated ||= isOther
      // one page asks several things: it is loaded again once
      if (isAsking > 0 || !isOutdated) return
      isOutdated = false
      onOutdated()
    }
    // also what a clock that was set back puts into the future
    const forgetOld = (): void => {
      for (const [id, { at }] of fresh) if (Math.abs(now() - at) > freshFor) fresh.delete(id)
    }

    return async (key, input, options) => {
      const read = toRead(key, input)
      if (!read) return next(key, input, options)
      if (!connectivity.isOnline()) return (await answerKept(kept, read, input)) ?? notKept()
      if (options?.keptWillDo) {
        forgetOld()
        const just = fresh.get(read.id)
        if (just) return just.answer
        const shown = await kept.findAnswer(read)
        if (shown && shown.release === release && Math.abs(now() - Date.parse(shown.at)) < shownFor) {
          void check(read, shown, key, input, options)
          return { ok: true, value: shown.value, meta: shown.meta }
        }
      }
      const answer = await ask(read, key, input, options)
      if (answer.ok || !isNoAnswer(answer) || options?.signal?.aborted) return answer
      const instead = await answerKept(kept, read, input)
      // a slow shop is no reason to say that there is nothing
      const isEmpty = instead?.ok && instead.meta?.noresults === true
      if (!instead || (isEmpty && answer.code !== 'OFFLINE')) return answer
      if (options?.keptWillDo) onStandIn()
      return instead
    }
  }

/** How the shop answers comes when it does not: where not even that is kept, nothing else is. */
const answerKept = async (kept: KeptCatalogue, read: Read, input: Input): Promise<Result<unknown> | undefined> => {
  const code = await import('./answer-kept.ts').catch(() => undefined)
  return code?.answerKept(kept, read, input)
}

/** What is said of a single thing that is not kept. */
const notKept = (): Result<unknown> => refuse('OFFLINE', { offline: true })

const isNoAnswer = (answer: Result<unknown>): boolean => !answer.ok && noAnswer.includes(answer.code)

const withoutChoice = (product: WireProduct): WireProduct => {
  const { selected_child: _, ...style } = product
  return style
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
