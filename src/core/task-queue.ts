import { backoffMs, leaseMs, longestWaitMs, mostBadAnswers } from './task-limits.ts'

/**
 * `waiting` to be sent, `held` until somebody says so, `sending` by one tab, `done` with a result that is kept, `failed` for
 * good, or in need of `attention`: the last two are what could not be sent.
 */
export type TaskState = 'waiting' | 'held' | 'sending' | 'done' | 'failed' | 'attention'

/** Why a task was not taken: what the shop said, or what the browser knows. */
export type TaskReason =
  | { readonly kind: 'said'; readonly message: string }
  | { readonly kind: 'bad-content-type' | 'wrong-shape' | 'no-cart' | 'signed-out' }

/** A call that must not be lost. The first fields are the specification's (shopping.md 3), times ISO. */
export type SyncTask = {
  readonly task_id: string
  /** The path with its parameters; `{{cartId}}` in it or in the body is the cart's id when it is sent. */
  readonly url: string
  readonly payload: {
    /** The call as its contract names it. */
    readonly key: string
    readonly store: string
    /** JSON, the same bytes at every try; null where whoever queued it keeps the body and gives it when it is sent. */
    readonly body: string | null
  }
  readonly transmited: boolean
  readonly transmited_at: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly result: unknown
  /** The status of the answer, 0 without one; null before. */
  readonly resultCode: number | null
  /** The name of a refusal. */
  readonly code: string | null
  readonly acknowledged: boolean
  readonly meta: Readonly<Record<string, unknown>> | null
  readonly callback_event: string | null
  readonly silent: boolean
  /** Tasks of a lane are sent one after the other. */
  readonly lane: string
  /** The place in the lane. */
  readonly seq: number
  readonly state: TaskState
  /** Times it was sent, and how many of them were answered badly. */
  readonly attempts: number
  readonly badAnswers: number
  /** Milliseconds of the clock. */
  readonly notBefore: number
  readonly lease: { readonly tab: string; readonly until: number } | null
  readonly needsSession: boolean
  readonly isResultCacheable: boolean
  readonly reason: TaskReason | null
}

export type TaskInput = Pick<
  SyncTask,
  'task_id' | 'url' | 'payload' | 'lane' | 'silent' | 'needsSession' | 'isResultCacheable' | 'callback_event'
> & { readonly isHeld: boolean }

/** What came of sending. */
export type TaskOutcome =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly code: string | null
      readonly result: unknown
      readonly meta: Readonly<Record<string, unknown>> | null
    }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'bad-content-type' | 'wrong-shape'; readonly status: number }
  | { readonly kind: 'no-cart' | 'signed-out' }
  /** A token was refused that is being renewed: it comes again. */
  | { readonly kind: 'token-refused' }
  /** Whoever keeps the body does not have it any more. */
  | { readonly kind: 'withdrawn' }

export type TaskStep =
  | { readonly kind: 'send'; readonly task: SyncTask }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'idle' }

export type Settled = {
  readonly task: SyncTask
  /** Whether it stays in the queue. */
  readonly isKept: boolean
  /** What the shopper is told. */
  readonly notice: TaskReason | undefined
  /** Whether it is over: done, failed or in need of attention. */
  readonly isOver: boolean
}

const toIso = (now: number): string => new Date(now).toISOString()

/** A task as it is queued; `seq` is its place in the lane. */
export const createTask = (input: TaskInput, { seq, now }: { seq: number; now: number }): SyncTask => ({
  task_id: input.task_id,
  url: input.url,
  payload: input.payload,
  transmited: false,
  transmited_at: null,
  created_at: toIso(now),
  updated_at: toIso(now),
  result: null,
  resultCode: null,
  code: null,
  acknowledged: false,
  meta: null,
  callback_event: input.callback_event,
  silent: input.silent,
  lane: input.lane,
  seq,
  state: input.isHeld ? 'held' : 'waiting',
  attempts: 0,
  badAnswers: 0,
  notBefore: 0,
  lease: null,
  needsSession: input.needsSession,
  isResultCacheable: input.isResultCacheable,
  reason: null,
})

const byPlace = (a: SyncTask, b: SyncTask): number => a.seq - b.seq || (a.task_id < b.task_id ? -1 : 1)

/** The lanes that there are tasks in, each once, in the order of their first tasks. */
export const lanesOf = (tasks: readonly SyncTask[]): string[] => [...new Set(tasks.map(({ lane }) => lane))]

/** The place behind everything that was queued, so that a clock set back changes no order. */
export const nextPlace = (tasks: readonly SyncTask[], now: number): number =>
  Math.max(now, ...tasks.map(({ seq }) => seq + 1))

/** What there is to do in a lane now. A task that is sent keeps the ones behind it waiting; one that is held does not. */
export const nextStep = (tasks: readonly SyncTask[], lane: string, now: number): TaskStep => {
  const [first] = tasks
    .filter((task) => task.lane === lane && (task.state === 'waiting' || task.state === 'sending'))
    .toSorted(byPlace)
  if (!first) return { kind: 'idle' }
  const until = first.state === 'sending' ? (first.lease?.until ?? 0) : first.notBefore
  // what lies further ahead was written down while the clock was wrong
  return until > now && until <= now + longestWaitMs ? { kind: 'wait', until } : { kind: 'send', task: first }
}

/** The task as `tab` sends it: no other does so before the lease is over. */
export const startSending = (task: SyncTask, { tab, now }: { tab: string; now: number }): SyncTask => ({
  ...task,
  state: 'sending',
  attempts: task.attempts + 1,
  lease: { tab, until: now + leaseMs },
  updated_at: toIso(now),
})

type Moment = {
  readonly tab: string
  readonly now: number
  /** From 0 to 1. */
  readonly random: number
  /** Tries of a task that is not silent after which the shopper is told that it did not go through. */
  readonly maxAttempts: number
}

/** What becomes of a task that `tab` has sent. Undefined where another tab has taken it over meanwhile. */
export const settle = (task: SyncTask, outcome: TaskOutcome, moment: Moment): Settled | undefined => {
  if (task.state !== 'sending' || task.lease?.tab !== moment.tab) return undefined
  const { now, random } = moment
  const base: SyncTask = { ...task, state: 'waiting', lease: null, updated_at: toIso(now) }
  switch (outcome.kind) {
    case 'withdrawn':
      return { task: base, isKept: false, notice: undefined, isOver: true }
    case 'token-refused':
      // it was not judged: as if it had not been sent
      return again({ ...base, attempts: task.attempts - 1, notBefore: now })
    case 'no-answer':
      return again({ ...base, resultCode: 0, notBefore: now + backoffMs(task.attempts, random) })
    case 'no-cart':
      return over({ ...base, state: 'failed', reason: { kind: outcome.kind } })
    case 'signed-out':
      return over({ ...base, state: 'failed', reason: { kind: outcome.kind }, resultCode: 401, code: 'UNAUTHORIZED' })
    case 'bad-content-type':
    case 'wrong-shape':
      return tryLater({ ...base, reason: { kind: outcome.kind }, resultCode: outcome.status, code: null }, moment)
    case 'answer':
      return settleAnswer(base, outcome, moment)
  }
}

const settleAnswer = (
  task: SyncTask,
  { status, code, result, meta }: Extract<TaskOutcome, { kind: 'answer' }>,
  moment: Moment,
): Settled => {
  const answered = { ...task, result, resultCode: status, code, meta: meta ?? task.meta, reason: null }
  if (status === 200) {
    const done: SyncTask = { ...answered, state: 'done', transmited: true, transmited_at: toIso(moment.now) }
    return { task: done, isKept: task.isResultCacheable, notice: undefined, isOver: true }
  }
  const refused: SyncTask = {
    ...answered,
    reason: { kind: 'said', message: typeof meta?.['message'] === 'string' ? meta['message'] : '' },
  }
  if (saysNothing(status)) return tryLater(refused, moment)
  return over({ ...refused, state: status === 409 ? 'attention' : 'failed' })
}

/** Statuses that do not judge the task. */
const saysNothing = (status: number): boolean => status >= 500 || status === 408 || status === 425 || status === 429

const again = (task: SyncTask): Settled => ({ task, isKept: true, notice: undefined, isOver: false })

const over = (task: SyncTask): Settled => ({ task, isKept: true, notice: toldOf(task), isOver: true })

/** A shop that is away for hours keeps tasks waiting; one that stumbles over a task again and again has it set aside. */
const tryLater = (task: SyncTask, { now, random, maxAttempts }: Moment): Settled => {
  const isAway = (task.resultCode ?? 0) > 500 || task.resultCode === 429 || isOfSomebodyElse(task)
  const badAnswers = isAway ? Math.min(task.badAnswers + 1, mostBadAnswers - 1) : task.badAnswers + 1
  const counted = { ...task, badAnswers, notBefore: now + backoffMs(task.attempts, random) }
  if (badAnswers >= mostBadAnswers) return over({ ...counted, state: 'failed' })
  const isTold = task.badAnswers < badAnswers && badAnswers === Math.max(1, maxAttempts)
  return { ...again(counted), notice: isTold ? toldOf(counted) : undefined }
}

/** A page in the place of an answer: a network, or its proxy, wants people to sign in first, and the shop has heard of nothing. */
const isOfSomebodyElse = ({ reason, resultCode }: SyncTask): boolean =>
  reason?.kind === 'bad-content-type' && (resultCode === 200 || resultCode === 407)

/** Source: shopping.md 8, "Task errors". */
const toldOf = ({ silent, code, reason }: SyncTask): TaskReason | undefined =>
  silent || code === 'ENOTFOUND' || (reason?.kind === 'said' && reason.message === '')
    ? undefined
    : (reason ?? undefined)
