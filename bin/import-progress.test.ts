import { expect, test } from 'vitest'
import { createImportProgress } from './import-progress.ts'

const watch = (isTTY: boolean) => {
  const written: string[] = []
  let time = 0
  const onProgress = createImportProgress({ isTTY, write: (text) => written.push(text) }, () => time)
  return {
    written,
    at: (ms: number, done: number, step: 'reading' | 'writing' = 'writing') => (
      (time = ms),
      onProgress({ step, done, total: 1000 })
    ),
  }
}

test('[IMPORT-71] a log gets a line every five seconds and one at the end of each step', () => {
  const { written, at } = watch(false)
  at(0, 0, 'reading')
  at(100, 1000, 'reading')
  at(200, 0)
  at(1000, 100)
  at(5300, 500)
  at(6000, 600)
  at(9000, 1000)
  at(9001, 1000)
  expect(written).toEqual(['reading 100 %, 0.0 MB/s\n', 'writing 50 %, 98 rows/s\n', 'writing 100 %, 114 rows/s\n'])
})

test('[IMPORT-71] a terminal gets one line that repaints itself', () => {
  const { written, at } = watch(true)
  at(0, 0)
  at(50, 10)
  at(200, 500)
  at(400, 1000)
  expect(written).toHaveLength(2)
  expect(written[0]).toMatch(/^\rwriting █{15}░{15} 50 %, 2500 rows\/s {3}$/)
  expect(written[1]).toMatch(/^\rwriting █{30} 100 %, 2500 rows\/s {3}\n$/)
})

test('[IMPORT-146] of pictures those that were had and those that could not be are counted apart', () => {
  const written: string[] = []
  let time = 0
  const onProgress = createImportProgress({ write: (text) => written.push(text) }, () => time)
  onProgress({ step: 'pictures', done: 0, total: 4, failed: 0 })
  time = 2000
  onProgress({ step: 'pictures', done: 4, total: 4, failed: 3 })
  expect(written).toEqual(['pictures 100 %, 2 pictures/s, 1 fetched, 3 failed\n'])
})
