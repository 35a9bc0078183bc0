import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Call } from '#core/endpoint.ts'
import type { Result } from '#core/result.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { clientCache } from '#platform/web/storage/client-cache.ts'
import { browserConnectivity } from '#platform/web/call/connectivity.ts'
import { sendInTurn } from '#platform/web/tasks/send-or-queue.ts'
import { browserSession } from '#platform/web/session/session.ts'
import { taskQueue } from '#platform/web/tasks/task-queue.ts'
import type { SyncTask } from '#platform/web/tasks/task-queue.ts'
import type { AccountsContract, KeptAddress } from '../../contract.ts'
import { withChanges } from '../../rules/address-book.ts'
import type { AddressChange, ShownAddress } from '../../rules/address-book.ts'

type Sending = AddressChange & { readonly user_id: number }

/** The address book as this browser knew it last. */
type KeptBook = { readonly userId: number; readonly addresses: readonly KeptAddress[] }
const cacheKey = 'addresses'

const keys = {
  save: 'POST /api/user/addresses',
  remove: 'POST /api/user/addresses/remove',
  default: 'POST /api/user/addresses/default',
} as const
const kinds = new Map<string, AddressChange['kind']>(
  (Object.keys(keys) as AddressChange['kind'][]).map((kind) => [keys[kind], kind]),
)

/**
 * A customer's addresses as they will be: what the shop has, else what this browser knew last, with what waits to be sent on top.
 * Undefined while nobody knows; `isUnknown` where nobody answers.
 */
export const useAddresses = (userId: number) => {
  const call = useCall<AccountsContract>()
  const queue = taskQueue()
  const tasks = useSyncExternalStore(queue.subscribe, queue.view, queue.view)
  const [kept, setKept] = useState<readonly ShownAddress[]>()
  const [isUnknown, setUnknown] = useState(false)
  const waiting = changesOf(tasks, userId)
  const [seen, setSeen] = useState<readonly AddressChange[]>([])
  const asked = useRef(0)

  const know = useCallback(
    (addresses: readonly KeptAddress[]) => {
      // what was asked for before is older
      asked.current += 1
      setKept(addresses)
      setUnknown(false)
      void clientCache().put('user', cacheKey, { userId, addresses } satisfies KeptBook)
    },
    [userId],
  )
  const look = useCallback(() => {
    const turn = (asked.current += 1)
    void readBook(call, userId).then((book) => {
      // the page is closed, or knows better
      if (turn !== asked.current) return
      if (book.isNew) return know(book.addresses)
      setUnknown(book.addresses === undefined)
      setKept((known) => known ?? book.addresses)
    })
  }, [call, userId, know])
  useEffect(() => {
    look()
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') look()
    }
    document.addEventListener('visibilitychange', lookWhenSeen)
    return () => {
      document.removeEventListener('visibilitychange', lookWhenSeen)
      asked.current += 1
    }
  }, [look])
  useEffect(() => {
    let before = changesOf(taskQueue().view(), userId).length
    const hear = () => {
      const now = changesOf(taskQueue().view(), userId).length
      // the shop has judged something
      if (now < before) look()
      before = now
    }
    const ends = [taskQueue().subscribe(hear), browserConnectivity().subscribe(look)]
    return () => ends.forEach((end) => end())
  }, [look, userId])
  // until the shop says what it has, what was sent is taken for done
  if (JSON.stringify(seen) !== JSON.stringify(waiting)) {
    const sent = seen.filter((one) => !waiting.some((other) => JSON.stringify(other) === JSON.stringify(one)))
    if (sent.length > 0 && kept) setKept(withChanges(kept, sent).map(({ isWaiting: _sent, ...rest }) => rest))
    setSeen(waiting)
  }

  return {
    addresses: kept || waiting.length > 0 ? withChanges(kept ?? [], waiting) : undefined,
    isUnknown: isUnknown && kept === undefined,
    /** Sends a change, or queues it behind those that wait. */
    change: async (change: AddressChange): Promise<Result<'queued' | 'sent'>> => {
      const { kind, ...what } = change
      const body = { ...what, user_id: userId }
      const key = keys[kind]
      const signIn = browserSession().signIn()
      const answer = await sendInTurn<KeptAddress[], string>(() => call(key, { body }), {
        lane: 'profile',
        key,
        payload: body,
        needsSession: true,
      })
      if (!answer.ok) return answer
      // of whoever has signed out meanwhile nothing is kept
      if (answer.value !== 'queued' && browserSession().signIn() === signIn) know(answer.value)
      return { ...answer, value: answer.value === 'queued' ? 'queued' : 'sent' }
    },
  }
}

type Book =
  | { readonly isNew: true; readonly addresses: readonly KeptAddress[] }
  | { readonly isNew: false; readonly addresses: readonly KeptAddress[] | undefined }

/** What the shop has, else what this browser knew last; undefined where it never did. */
export const readBook = async (call: Call<AccountsContract>, userId: number): Promise<Book> => {
  const answer = await call('GET /api/user/addresses', {})
  if (answer.ok) return { isNew: true, addresses: answer.value }
  const book = await clientCache().get<KeptBook>('user', cacheKey)
  return { isNew: false, addresses: book?.userId === userId ? book.addresses : undefined }
}

/** What waits of a customer's changes, in the order they were made. */
const changesOf = (tasks: readonly SyncTask[], userId: number): readonly AddressChange[] =>
  tasks.flatMap(({ payload, state }) => {
    const kind = kinds.get(payload.key)
    if (!kind || payload.body === null || (state !== 'waiting' && state !== 'sending')) return []
    const { user_id: owner, ...what } = JSON.parse(payload.body) as Sending
    return owner === userId ? [{ ...what, kind } as AddressChange] : []
  })
