import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { createRandom } from './random.ts'

/**
 * What becomes of one connection: passed on; refused; every piece late; cut after so many bytes towards the server or back;
 * the request sent a second time on a connection of its own; the reply swallowed; the reply never sent while the line stays open.
 */
export const troubles = ['pass', 'refuse', 'delay', 'cut there', 'cut back', 'replay', 'swallow', 'half-open'] as const
export type Trouble = (typeof troubles)[number]

export type ChaosProxy = {
  readonly url: string
  /** How often each trouble was met. */
  readonly met: Readonly<Record<Trouble, number>>
  readonly close: () => Promise<void>
}

type Options = { readonly seed: number; readonly choose?: readonly Trouble[]; readonly halfOpenMs?: number }

/**
 * TCP in front of a shop that fails by the plan of its seed: the n-th connection meets the n-th trouble. For clients that
 * take a connection for each call.
 */
export const startChaosProxy = async (
  target: string,
  { seed, choose = troubles, halfOpenMs = 300 }: Options,
): Promise<ChaosProxy> => {
  const { hostname, port } = new URL(target)
  const random = createRandom(seed)
  const met = Object.fromEntries(troubles.map((trouble) => [trouble, 0])) as Record<Trouble, number>
  const open = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    open.add(socket)
    // a line that breaks is what this is for: its end closes the other side
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    return socket
  }
  const reach = (): Socket => keep(connect(Number(port), hostname))

  const serve = (client: Socket): void => {
    const trouble = random.pick(choose)
    const bytes = random.between(1, 400)
    const lateMs = random.between(1, 40)
    met[trouble] += 1
    if (trouble === 'refuse') return void client.destroy()
    const server = reach()
    const endBoth = () => {
      client.destroy()
      server.destroy()
    }
    client.on('close', () => server.destroy())
    server.on('close', () => void setTimeout(() => client.end(), 2 * lateMs))
    const later = (socket: Socket, chunk: Buffer) => {
      if (trouble !== 'delay') return void socket.write(chunk)
      return void setTimeout(() => socket.destroyed || socket.write(chunk), lateMs)
    }

    let sent = 0
    const heard: Buffer[] = []
    client.on('data', (chunk: Buffer) => {
      heard.push(chunk)
      if (trouble === 'cut there' && sent + chunk.length >= bytes) {
        server.write(chunk.subarray(0, bytes - sent))
        return void setTimeout(endBoth, 5)
      }
      sent += chunk.length
      later(server, chunk)
    })
    let answered = 0
    server.on('data', (chunk: Buffer) => {
      if (trouble === 'swallow') return endBoth()
      if (trouble === 'half-open') return void setTimeout(endBoth, halfOpenMs)
      if (trouble === 'replay' && answered === 0) {
        const again = reach()
        again.on('data', () => again.destroy())
        again.write(Buffer.concat(heard))
      }
      if (trouble === 'cut back' && answered + chunk.length >= bytes) {
        client.write(chunk.subarray(0, bytes - answered))
        return void setTimeout(endBoth, 5)
      }
      answered += chunk.length
      return later(client, chunk)
    })
  }

  const proxy = createServer((client) => serve(keep(client))).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    met,
    close: async () => {
      const closed = once(proxy, 'close')
      proxy.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
