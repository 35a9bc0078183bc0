import { mkdir, mkdtemp, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPictureStore, sweepPictures } from './picture-store.ts'

test('[PICTURE-150] a size that nobody asked for in a long time goes, and is made anew when somebody does', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-sizes-'))
  try {
    await mkdir(join(dataDir, 'media'))
    await sharp({ create: { width: 62, height: 77, channels: 3, background: '#236' } }).toFile(
      join(dataDir, 'media/tee.jpg'),
    )
    const now = new Date()
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
    const store = createPictureStore({
      dataDir,
      demoDir: join(dataDir, 'demo'),
      log: { warn: () => undefined },
      now: () => now,
    })
    const ask = async (): Promise<string> => {
      const found = await store.find('tee.jpg', '210x300', 'webp')
      if (!found || !('file' in found.at)) throw new Error('there is no file')
      return found.at.file
    }
    const isThere = (file: string) =>
      stat(file).then(
        () => true,
        () => false,
      )
    const file = await ask()
    await utimes(file, ago(61), ago(61))
    await ask()
    await sweepPictures(dataDir, ago(60))
    expect(await isThere(file)).toBe(true)
    await utimes(file, ago(61), ago(61))
    await sweepPictures(dataDir, ago(60))
    expect(await isThere(file)).toBe(false)
    expect([await ask(), await isThere(file)]).toEqual([file, true])
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
