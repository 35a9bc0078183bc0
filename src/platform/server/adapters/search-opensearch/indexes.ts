import { readIndexes } from './answers.ts'
import type { OpenSearch } from './client.ts'
import { indexBody } from './fields.ts'
import { writeWithinMs } from './writer.ts'

/** The name an index is asked and written by, which only an index of ours has. */
export const entryOf = (index: string): string => `${index}-entry`

/** Makes the index where there is none; several processes may ask at once. What only lists names is quick, or OpenSearch is not well. */
export const makeIndex = async (server: OpenSearch, index: string, listWithinMs: number): Promise<void> => {
  const isThere = async (): Promise<boolean> => index in (await listIndexes(server, listWithinMs))
  if (await isThere()) return
  try {
    const body = { ...indexBody, aliases: { [entryOf(index)]: {} } }
    await server.call({ method: 'PUT', path: `/${index}`, body }, writeWithinMs)
  } catch (error) {
    if (!(await isThere())) throw error
  }
}

/** Lets the alias mean a full index. The one it meant before stays, those before that go. */
export const switchTo = async (server: OpenSearch, index: string, listWithinMs: number): Promise<void> => {
  const all = await listIndexes(server, listWithinMs)
  const before = Object.keys(all).filter((name) => name !== index && server.alias in (all[name]?.aliases ?? {}))
  if (!(server.alias in (all[index]?.aliases ?? {}))) {
    const actions = [
      ...before.map((name) => ({ remove: { index: name, alias: server.alias } })),
      { add: { index, alias: server.alias } },
    ]
    await server.call({ method: 'POST', path: '/_aliases', body: { actions } }, writeWithinMs)
    for (const name of Object.keys(all)) {
      if (name === index || before.includes(name)) continue
      await server.call({ method: 'DELETE', path: `/${name}`, query: { ignore_unavailable: true } }, writeWithinMs)
    }
  }
}

const listIndexes = async (server: OpenSearch, withinMs: number) => {
  const all = readIndexes(await server.call({ method: 'GET', path: `/${server.alias}-*/_alias` }, withinMs))
  // another shop's alias may begin like ours
  return Object.fromEntries(
    Object.entries(all).filter(([index, { aliases }]) => isOurs(index, server.alias) && entryOf(index) in aliases),
  )
}

const isOurs = (index: string, alias: string): boolean =>
  index.startsWith(`${alias}-`) && /^[0-9a-f]{16}$/.test(index.slice(alias.length + 1))
