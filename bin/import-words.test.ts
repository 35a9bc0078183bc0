import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readWords } from './import-words.ts'

const file = fileURLToPath(import.meta.url)

test('[IMPORT-30] wrong words are told with their remedy', async () => {
  await expect(readWords([])).rejects.toThrow('name at least one file\nusage: npm run import -- FILE…')
  await expect(readWords([file, '--store', 'xx'])).rejects.toThrow('--store is one of en')
  await expect(readWords([file, '--images', file])).rejects.toThrow('--images names a folder')
})

test('[IMPORT-68] --undo and --pictures stand alone', async () => {
  await expect(readWords(['--undo', 'file.csv'])).rejects.toThrow('--undo stands alone')
  await expect(readWords(['--undo', '--pictures'])).rejects.toThrow('--undo stands alone')
  await expect(readWords(['--pictures', 'file.csv'])).rejects.toThrow('--pictures stands alone')
  expect([(await readWords(['--undo'])).task, (await readWords(['--pictures'])).task]).toEqual(['undo', 'pictures'])
})
