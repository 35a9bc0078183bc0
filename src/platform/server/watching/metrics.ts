import type { Pool } from 'pg'
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Log } from '../log.ts'
import type { SecurityEvent } from './security-log.ts'
import { findSiblings } from '../processes/siblings.ts'
import type { Measures, Siblings } from '../processes/siblings.ts'

/** What `/metrics` says of the shop's processes on this machine. Seconds throughout, as Prometheus has it. */
export type Metrics = {
  readonly contentType: string
  /** The text of `/metrics`. */
  readonly read: () => Promise<string>
  /** `route` is the pattern, never the address: that names people. */
  readonly countRequest: (method: string, route: string, status: number, seconds: number) => void
  readonly countStatement: (seconds: number) => void
  readonly countSecurityEvent: (event: Pick<SecurityEvent, 'event' | 'outcome' | 'method'>) => void
  /** The pool's connections, and how many jobs stand in which state. */
  readonly watch: (pool: Pool) => void
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export const createMetrics = (siblings = findSiblings()): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the end of the answer, by the pattern of its route.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  const statements = new Histogram({
    name: 'db_statement_duration_seconds',
    help: 'Time of one SQL statement, without the wait for a connection.',
    buckets,
    registers: [registry],
  })
  const securityEvents = new Counter({
    name: 'security_events_total',
    help: 'Security events, as the log has them.',
    labelNames: ['event', 'outcome', 'method'],
    registers: [registry],
  })
  const readAll = siblings && shareMeasures(registry, siblings)
  return {
    contentType: registry.contentType,
    read: readAll ?? (() => registry.metrics()),
    countRequest: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    countStatement: (seconds) => statements.observe(seconds),
    countSecurityEvent: ({ event, outcome, method = '' }) => securityEvents.inc({ event, outcome, method }),
    watch: (pool) => {
      registry.registerMetric(connections(pool))
      registry.registerMetric(jobs(pool))
    },
  }
}

/** Milliseconds for the first process, which itself waits a second for the others. */
const patience = 2000

/** Tells what this process measured when it is asked; answers a way to read all of them as one, or its own where nobody collects them. */
const shareMeasures = (registry: Registry, { tell, onHear }: Siblings): (() => Promise<string>) => {
  const asked = new Map<number, (measures: readonly Measures[]) => void>()
  let number = 0
  onHear((message) => {
    // a measure that cannot be taken is its own gap; the others are told without it
    if (message.is === 'tell')
      void registry.getMetricsAsJSON().then((measures) => tell({ is: 'measures', id: message.id, measures }))
    if (message.is === 'answer') asked.get(message.id)?.(message.measures)
  })
  return async () => {
    const id = (number += 1)
    const measures = await new Promise<readonly Measures[] | undefined>((resolve) => {
      const late = setTimeout(resolve, patience, undefined)
      asked.set(id, (all) => {
        clearTimeout(late)
        resolve(all)
      })
      tell({ is: 'ask', id })
    })
    asked.delete(id)
    return measures ? AggregatorRegistry.aggregate([...measures]).metrics() : registry.metrics()
  }
}

const connections = (pool: Pool) =>
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections that are busy or idle, and requests that wait for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })

const jobs = (pool: Pool) =>
  new Gauge({
    name: 'jobs',
    help: 'Jobs of all processes by state; created and retry wait for their turn.',
    labelNames: ['state'],
    registers: [],
    // of the database, so the same whoever counts
    aggregator: 'first',
    async collect() {
      const counts = await countJobs(pool)
      this.reset()
      for (const state of jobStates) this.set({ state }, counts.get(state) ?? 0)
    },
  })

const jobStates = ['created', 'retry', 'active', 'failed']

/** None while the database is away: the rest is told all the same. */
const countJobs = (pool: Pool): Promise<ReadonlyMap<string, number>> =>
  pool
    .query<{ state: string; amount: number }>(
      'select state::text, count(*)::int as amount from job.job where state = any($1) group by state',
      [jobStates],
    )
    .then(
      ({ rows }) => new Map(rows.map(({ state, amount }) => [state, amount])),
      () => new Map(),
    )

/** Seconds from which a statement is worth a line of the log. */
const slow = 1

/** Counts each statement, and logs the slow ones by their text: values may be anybody's. */
export const watchStatements =
  (metrics: Metrics, log: Pick<Log, 'warn'>) =>
  (statement: string, seconds: number): void => {
    metrics.countStatement(seconds)
    if (seconds >= slow) log.warn({ statement, seconds }, 'a slow statement')
  }
