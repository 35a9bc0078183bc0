import { findSiblings } from '#platform/server/processes/siblings.ts'
import { createFront } from './front.ts'
import type { Life } from './ground.ts'
import { openShop } from './open-shop.ts'

/** One of several processes of a shop. The one that starts them has the data directory and the database, and says when to take requests. */
export const openWorker = async (life: Life): Promise<void> => {
  // a restart is the first one's work, also where a terminal tells all of them
  process.on('SIGHUP', () => undefined)
  const { databaseUrl, port, host } = life.config
  const siblings = findSiblings()
  if (!databaseUrl || !siblings) throw new Error('this process is started by another one of the shop')
  const front = createFront(life.root)
  await openShop({ ...life, source: { url: databaseUrl }, front })
  const mayOpen = new Promise<void>((resolve) => {
    const deafen = siblings.onHear(({ is }) => {
      if (is !== 'open') return
      deafen()
      resolve()
    })
  })
  siblings.onHear(({ is }) => {
    if (is === 'retire') void front.retire().then(() => process.kill(process.pid, 'SIGTERM'))
  })
  siblings.tell({ is: 'ready' })
  await mayOpen
  await front.open(port, host)
}
