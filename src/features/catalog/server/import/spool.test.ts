import { expect, test } from 'vitest'
import { openSpool } from './spool.ts'

test('[IMPORT-31] records come back as they were, over the borders of blocks and between writes', async () => {
  const spool = await openSpool()
  try {
    const refs = []
    const make = (index: number) => ({ index, text: 'щё瑜'.repeat(index % 700) })
    for (let index = 0; index < 800; index++) {
      refs.push(await spool.append(make(index)))
      if (index % 97 === 0) expect(await spool.read(refs[index] ?? { at: 0, length: 0 })).toEqual(make(index))
    }
    for (const index of [0, 799, 3, 400, 400, 798, 1])
      expect(await spool.read(refs[index] ?? { at: 0, length: 0 })).toEqual(make(index))
    const large = { text: 'x'.repeat(700_000) }
    expect(await spool.read(await spool.append(large))).toEqual(large)
  } finally {
    await spool.close()
  }
})
