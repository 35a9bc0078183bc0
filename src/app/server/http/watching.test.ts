import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '#test/support/app.ts'
import type { TestApp } from '#test/support/app.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const textOf = (path: string): Promise<string> => readFile(`${root}${path}`, 'utf8')

let shop: TestApp
let told: string
beforeAll(async () => {
  shop = await createTestApp(async () => {})
  await shop.app.inject('/healthz')
  told = (await shop.app.inject('/metrics')).body
})
afterAll(() => shop.close())

type Query = { readonly file: string; readonly expr: string }

const findQueries = async (): Promise<Query[]> => {
  const alerts = await textOf('deploy/alerts.yaml')
  const { panels } = JSON.parse(await textOf('deploy/dashboard.json')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  }
  return [
    ...[...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => ({ file: 'alerts.yaml', expr })),
    ...panels.flatMap(({ targets }) => targets).map(({ expr }) => ({ file: 'dashboard.json', expr })),
  ]
}

/** Names in a query that are neither functions, words of the language nor labels. */
const namesIn = (expr: string): string[] =>
  [
    ...expr
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|without) \([^)]*\)/g, '')
      .replaceAll(/\b(and|or|unless|sum|offset \w+)\b(?! *\()/g, '')
      .matchAll(/\b[a-z_]{2,}\b(?! *\()/g),
  ].map(([name]) => name)

/** `http_request_duration_seconds` is told with three endings. */
const namesTold = (): ReadonlySet<string> => new Set(told.matchAll(/^(\w+)[ {]/gm).map(([, name = '']) => name))
const familiesTold = (): ReadonlySet<string> => new Set(told.matchAll(/^# TYPE (\w+) /gm).map(([, name = '']) => name))

const labelsIn = (expr: string, label: string): string[] =>
  [...expr.matchAll(new RegExp(`\\b${label}(?:=|!=|=~)"([^"]+)"`, 'g'))].flatMap(([, value = '']) => value.split('|'))

test('[SHELL-331] alerts and the dashboard ask for names that /metrics answers', async () => {
  const queries = await findQueries()
  expect(queries.filter(({ file }) => file === 'alerts.yaml').length).toBeGreaterThan(9)
  expect(queries.filter(({ file }) => file === 'dashboard.json').length).toBeGreaterThan(9)
  const unknown = queries.flatMap(({ file, expr }) =>
    namesIn(expr)
      // what Prometheus says itself; a counter has its type before its first event
      .filter((name) => name !== 'up' && !namesTold().has(name) && !familiesTold().has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
  expect(queries.flatMap(({ expr }) => namesIn(expr))).toContain('security_events_total')
})

test('[SHELL-331] they ask for states, events and ways that there are', async () => {
  const [queries, events] = await Promise.all([findQueries(), textOf('src/app/server/http/security-events.ts')])
  const labels = (label: string) => queries.flatMap(({ expr }) => labelsIn(expr, label))
  expect(labels('state').length).toBeGreaterThan(3)
  for (const state of labels('state')) expect(told).toContain(`{state="${state}"}`)
  const ways = [...labels('event'), ...labels('method').filter((method) => method !== 'POST')]
  expect(ways.length).toBeGreaterThan(6)
  for (const one of ways) expect(events).toContain(`'${one}'`)
})

test('[SHELL-331] what operating.md calls worth an alert has one', async () => {
  const [table = ''] = /\| what \| when \|[\s\S]*?\n\n/.exec(await textOf('docs/operating.md')) ?? []
  const asked = (await findQueries()).filter(({ file }) => file === 'alerts.yaml').map(({ expr }) => expr)
  const names = table.matchAll(/`([a-z_]+)(?:`|\{)/g).map(([, name = '']) => name)
  const wanted = [...new Set(names)]
  expect(wanted.length).toBeGreaterThan(5)
  expect(wanted.filter((name) => !asked.some((expr) => expr.includes(name)))).toEqual([])
})
