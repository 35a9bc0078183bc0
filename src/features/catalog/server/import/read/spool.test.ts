import { expect, test } from 'vitest'
import { openSpool } from './spool.ts'
import type { Ref } from './spool.ts'

test('[IMPORT-31] records come back as they were, over the borders of blocks and between writes', async () => {
  const spool = await openSpool()
  try {
    const make = (index: number) => ({ index, text: 'щё瑜'.repeat(index % 700) })
    const refs: Ref[] = []
    const early: unknown[] = []
    for (let index = 0; index < 800; index++) {
      const ref = await spool.append(make(index))
      refs.push(ref)
      if (index % 97 === 0) early.push(await spool.read(ref))
    }
    expect(early).toEqual(Array.from({ length: 9 }, (_, index) => make(index * 97)))
    const back: unknown[] = []
    for (const ref of refs.toReversed()) back.push(await spool.read(ref))
    expect(back).toEqual(refs.map((_, index) => make(799 - index)))
    const large = { text: 'x'.repeat(700_000) }
    expect(await spool.read(await spool.append(large))).toEqual(large)
  } finally {
    await spool.close()
  }
})
