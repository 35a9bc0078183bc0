import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../log.ts'
import type { SocketConnection } from '../postgres/postmaster.ts'
import { endClient } from '../database/end-client.ts'

export type Listeners = {
  readonly on: Readonly<Record<string, (payload: string) => void>>
  /** Something may have been said while nobody listened. */
  readonly onGap: () => void
}

export type Listening = {
  readonly stop: () => Promise<void>
  /** Shows in the name of the connection what this process has seen, for others to look at (`pg_stat_activity`). */
  readonly show: (seen: number) => void
}

/** Hears PostgreSQL's NOTIFY on these channels until it is stopped; the promise holds once they are listened to. */
export type Listen = (listeners: Listeners) => Promise<Listening>

/** How a listening connection is called; what it shows stands behind it. */
export const listenerName = 'vitrine listener'

type Connection = { readonly connection?: SocketConnection; readonly url?: string }

const longestWaitMs = 5000
/** A connection that died without a word is noticed by asking it. */
const heartbeatMs = 15_000

/** Listens on a connection of its own, which is made anew whenever it breaks. */
export const createListen =
  ({ connection, url }: Connection, log: Pick<Log, 'warn'>): Listen =>
  async ({ on, onGap }) => {
    const channels = Object.keys(on)
    let client: Client | undefined
    let isStopped = false
    let heartbeat: NodeJS.Timeout | undefined
    let shown: number | undefined
    const toName = () => (shown === undefined ? listenerName : `${listenerName} ${shown}`)

    const connect = async (): Promise<void> => {
      const fresh = new Client({
        ...(url ? { connectionString: url } : connection),
        application_name: toName(),
        connectionTimeoutMillis: 5000,
        query_timeout: 5000,
        keepAlive: true,
      })
      let isLost = false
      const lose = (error?: Error): void => {
        if (isLost || isStopped) return
        isLost = true
        clearInterval(heartbeat)
        log.warn({ err: error }, 'the database no longer tells of changes; asking again')
        void endClient(fresh)
        void reconnect()
      }
      // one that breaks while it is made says so by what was asked of it
      fresh.on('error', () => undefined)
      fresh.on('notification', ({ channel, payload }) => on[channel]?.(payload ?? ''))
      try {
        await fresh.connect()
        for (const channel of channels) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
      } catch (error) {
        void endClient(fresh)
        throw error
      }
      fresh.on('error', lose)
      fresh.on('end', () => lose())
      client = fresh
      heartbeat = setInterval(() => void fresh.query('select 1').catch(lose), heartbeatMs)
      heartbeat.unref()
      if (isStopped) await stop()
    }

    const reconnect = async (): Promise<void> => {
      for (let pause = 100; !isStopped; pause = Math.min(pause * 2, longestWaitMs)) {
        await wait(pause, undefined, { ref: false })
        try {
          await connect()
          if (!isStopped) onGap()
          return
        } catch {
          // that it is gone was told; it is tried again after a longer pause
        }
      }
    }

    const stop = async (): Promise<void> => {
      isStopped = true
      clearInterval(heartbeat)
      if (client) await endClient(client)
    }

    await connect()
    const show = (seen: number): void => {
      if (seen === shown) return
      shown = seen
      // a connection that breaks over it takes the name along when it is made anew
      void Promise.allSettled([client?.query(`set application_name = '${toName()}'`)])
    }
    return { stop, show }
  }
