import { createFront } from './front.ts'
import { openSource, prepare } from './ground.ts'
import type { Life } from './ground.ts'

/** The shop as one process. */
export const openAlone = async (life: Life): Promise<void> => {
  const front = createFront()
  await front.open(life.config.port, life.config.host)
  const source = await openSource(life)
  // read when the port answers already
  const { openShop } = await import('./open-shop.ts')
  await openShop({ ...life, source, front, prepare: (db) => prepare(db, life) })
}
