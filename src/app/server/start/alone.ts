import { createFront } from './front.ts'
import { openSource, prepare } from './ground.ts'
import type { Life } from './ground.ts'

/** The shop as one process. */
export const openAlone = async (life: Life): Promise<void> => {
  const front = createFront(life.root)
  await front.open(life.config.port, life.config.host)
  // read when the port answers already, and the database comes up
  let opening: Promise<typeof import('./open-shop.ts')> | undefined
  const read = () => (opening ??= import('./open-shop.ts'))
  const source = await openSource(life, () => void read())
  const { openShop } = await read()
  await openShop({ ...life, source, front, prepare: (db) => prepare(db, life) })
}
