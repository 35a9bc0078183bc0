import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sendTimeoutMs } from './task-limits.ts'
import { queueTask } from './task-list.ts'
import { lanesOf, nextStep, settle, startSending } from './task-queue.ts'
import type { SyncTask, TaskOutcome } from './task-queue.ts'

const lanes = ['order', 'review', 'profile']
const tabs = ['a', 'b', 'c']

const outcomes: Record<string, TaskOutcome> = {
  taken: { kind: 'answer', status: 200, code: null, result: true, meta: null },
  refused: { kind: 'answer', status: 400, code: 'NO', result: 'NO', meta: { message: 'No' } },
  conflict: { kind: 'answer', status: 409, code: 'CHANGED', result: 'CHANGED', meta: null },
  broken: { kind: 'answer', status: 500, code: 'BUG', result: 'BUG', meta: null },
  away: { kind: 'answer', status: 503, code: 'NOT_READY', result: 'NOT_READY', meta: null },
  silence: { kind: 'no-answer' },
  expired: { kind: 'token-refused' },
  strange: { kind: 'wrong-shape', status: 200 },
}

type Sending = { readonly id: string; readonly at: number }

/** The browser's tasks, its tabs, and what the shop has seen. */
const createWorld = () => {
  let now = Date.parse('2026-11-20T12:00:00Z')
  let tasks: readonly SyncTask[] = []
  let count = 0
  const queued: string[] = []
  const taken: string[] = []
  const twice: string[] = []
  const setAside = new Set<string>()
  const underway = new Map<string, Sending>()
  /** When the shop last got a task that nobody has heard the end of. */
  const unheard = new Map<string, number>()

  const replace = (next: SyncTask) => {
    tasks = tasks.map((one) => (one.task_id === next.task_id ? next : one))
  }
  const finish = (tab: string, outcome: TaskOutcome) => {
    const sending = underway.get(tab)
    if (!sending) return
    underway.delete(tab)
    unheard.delete(sending.id)
    const task = tasks.find(({ task_id }) => task_id === sending.id)
    const settled = task && settle(task, outcome, { tab, now, random: 0.5, maxAttempts: 1 })
    if (!settled) return
    if (settled.isKept) replace(settled.task)
    else tasks = tasks.filter(({ task_id }) => task_id !== sending.id)
    if (settled.task.transmited) taken.push(sending.id)
    if (settled.isOver && !settled.task.transmited) setAside.add(sending.id)
  }
  return {
    put: (lane: string) => {
      count += 1
      const id = `${lane} ${String(count).padStart(3, '0')}`
      const answer = queueTask(
        tasks,
        {
          task_id: id,
          lane,
          url: '/',
          payload: { key: 'POST /', store: 'en', body: '{}' },
          silent: false,
          needsSession: false,
          isResultCacheable: false,
          callback_event: null,
          isHeld: false,
        },
        now,
      )
      if (answer.ok) tasks = [...tasks, answer.value]
      queued.push(id)
    },
    pass: (ms: number) => {
      now += ms
      // no tab waits longer for an answer
      for (const [tab, { at }] of underway) if (now - at >= sendTimeoutMs) finish(tab, { kind: 'no-answer' })
    },
    look: (tab: string, lane: string) => {
      if (underway.has(tab)) return
      const step = nextStep(tasks, lane, now)
      if (step.kind !== 'send') return
      const { task_id: id } = step.task
      const before = unheard.get(id)
      if (before !== undefined && now - before < sendTimeoutMs) twice.push(id)
      if ([...underway.values()].some((one) => one.id === id)) twice.push(id)
      replace(startSending(step.task, { tab, now }))
      underway.set(tab, { id, at: now })
      unheard.set(id, now)
    },
    finish,
    die: (tab: string) => void underway.delete(tab),
    /** The network is there for good, one tab is left. */
    heal: () => {
      for (const tab of tabs) underway.delete(tab)
      for (
        let round = 0;
        round < 2000 && tasks.some(({ state }) => state === 'waiting' || state === 'sending');
        round += 1
      ) {
        now += 1000
        for (const lane of lanesOf(tasks)) {
          const step = nextStep(tasks, lane, now)
          if (step.kind !== 'send') continue
          replace(startSending(step.task, { tab: 'a', now }))
          underway.set('a', { id: step.task.task_id, at: now })
          finish('a', outcomes['taken'] as TaskOutcome)
        }
      }
    },
    queued,
    taken,
    twice,
    setAside,
    left: () => tasks.filter(({ state }) => state !== 'failed' && state !== 'attention'),
  }
}

type World = ReturnType<typeof createWorld>
const lane = fc.constantFrom(...lanes)
const tab = fc.constantFrom(...tabs)
const event: fc.Arbitrary<(world: World) => void> = fc.oneof(
  lane.map((one) => (world: World) => world.put(one)),
  {
    weight: 3,
    arbitrary: fc.tuple(tab, lane).map(
      ([one, of]) =>
        (world: World) =>
          world.look(one, of),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(tab, fc.constantFrom(...Object.values(outcomes))).map(
      ([one, outcome]) =>
        (world: World) =>
          world.finish(one, outcome),
    ),
  },
  fc.integer({ min: 1, max: 40_000 }).map((ms) => (world: World) => world.pass(ms)),
  tab.map((one) => (world: World) => world.die(one)),
)

it('[QUEUE-18] whatever happens, tabs that die included: no task is lost, none is under way twice, lanes keep their order', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 5, maxLength: 120 }), (events) => {
      const world = createWorld()
      for (const happen of events) happen(world)
      world.heal()
      expect([world.left(), world.twice]).toEqual([[], []])
      expect([...world.taken, ...world.setAside].toSorted()).toEqual(world.queued.toSorted())
      for (const name of lanes) {
        const inLane = world.taken.filter((id) => id.startsWith(name))
        expect(inLane).toEqual(inLane.toSorted())
      }
    }),
    { numRuns: 500 },
  )
})
