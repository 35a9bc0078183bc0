import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SocketConnection } from '#platform/server/postgres/postmaster.ts'
import type { Subject } from './load.ts'

const program = fileURLToPath(new URL('./floor-server.ts', import.meta.url))

export type Floors = { readonly url: string; readonly pid: number; readonly stop: () => void }

/** The floors in a process of their own; those of the database too where there is one. */
export const startFloors = async (connection?: SocketConnection): Promise<Floors> => {
  const child = fork(program, connection ? [JSON.stringify(connection)] : [], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill() }
}

/** A floor as a subject is asked: at a new address each time where that is, which takes whoever asks half as long again. */
export const floorOf = (
  { url, pid }: Floors,
  floor: 'bare' | 'page' | 'render',
  { paths }: Pick<Subject, 'paths'>,
): Subject => {
  let turn = 0
  return paths ? { url, pid, paths: () => `/${floor}?turn=${(turn += 1)}` } : { url: `${url}/${floor}`, pid }
}
