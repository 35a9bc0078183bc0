import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'

/** How something that the shop depends on behaves. */
export type Mood = 'well' | (typeof troubles)[number]
export const troubles = ['slow', 'down', 'garbage', 'refuses', 'cuts off', 'hangs'] as const

/** Stands before a real server and passes everything on, or spoils it. */
export type BadDependency = {
  readonly port: number
  readonly become: (mood: Mood) => Promise<void>
  /** Connections, and pieces of answers, that met the trouble it is in. */
  readonly met: () => number
  /** Pieces of answers in all. */
  readonly heard: () => number
  readonly close: () => Promise<void>
}

type Options = {
  /** Where the real one is: a port here, or the path of a Unix socket. */
  readonly target: { readonly port: number; readonly host: string } | { readonly path: string }
  /** What this protocol says to somebody it does not want to serve. */
  readonly refusal: Buffer
  readonly slowMs?: number
  readonly ownPort?: number
}

const garbage = Buffer.from(Array.from({ length: 700 }, (_, at) => (Math.imul(at + 1, 2654435761) >>> 11) & 255))

export const startBadDependency = async ({ target, refusal, slowMs = 700 }: Options): Promise<BadDependency> => {
  let mood: Mood = 'well'
  let met = 0
  let heard = 0
  const open = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    open.add(socket)
    // that it breaks is what it is for
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    return socket
  }
  const answer = (client: Socket, chunk: Buffer): void => {
    heard += 1
    if (mood === 'well') return void client.write(chunk)
    met += 1
    if (mood === 'slow') return void setTimeout(() => client.destroyed || client.write(chunk), slowMs)
    if (mood === 'hangs') return
    if (mood === 'garbage') return void client.write(garbage)
    if (mood === 'cuts off')
      client.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => client.resetAndDestroy())
    else client.destroy()
  }
  const serve = (socket: Socket): void => {
    const client = keep(socket)
    if (mood !== 'well') met += 1
    if (mood === 'refuses') {
      // read first: a line that is closed over unread words is reset, and the refusal with it
      client.once('data', () => client.end(refusal))
      if (refusal.subarray(0, 3).toString() === '421') client.end(refusal)
      return
    }
    const server = keep(connect(target))
    client.on('close', () => server.destroy())
    server.on('close', () => void (mood === 'well' && client.end()))
    client.on('data', (chunk) => void (mood === 'hangs' || server.write(chunk)))
    server.on('data', (chunk) => answer(client, chunk))
  }
  let listener = await listen(serve, 0)
  const { port } = listener.address() as AddressInfo
  const closeAll = async (): Promise<void> => {
    if (!listener.listening) return
    const closed = once(listener, 'close')
    listener.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  return {
    port,
    become: async (next) => {
      const was = mood
      mood = next
      met = 0
      if (next === 'down') await closeAll()
      else if (!listener.listening) listener = await listen(serve, port)
      // who refuses throws out those who are in; and what was spoiled on a line cannot be mended on it
      if (next === 'refuses' || (next === 'well' && was !== 'slow')) for (const socket of open) socket.destroy()
    },
    met: () => met,
    heard: () => heard,
    close: closeAll,
  }
}

const listen = async (serve: (socket: Socket) => void, port: number): Promise<Server> => {
  const server = createServer(serve).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** As a server of HTTP says that it cannot now. */
export const httpRefusal = Buffer.from(
  'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno',
)
export const smtpRefusal = Buffer.from('421 4.3.2 too busy\r\n')

/** As PostgreSQL says that it has too many connections. */
export const postgresRefusal = (() => {
  const fields = Buffer.from('SFATAL\0VFATAL\0C53300\0Msorry, too many clients already\0\0')
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
})()
