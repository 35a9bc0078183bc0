import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { zip } from '#test/support/zip.ts'
import type { ZipFile } from '#test/support/zip.ts'
import { archiveLimits, unpackPictures } from './picture-archive.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-archive-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const unpack = async (bytes: Uint8Array, limits = archiveLimits) => {
  await writeFile(join(folder, 'a.zip'), bytes)
  return unpackPictures(join(folder, 'a.zip'), join(folder, 'out', 'pictures'), limits)
}
const listed = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'a.zip')
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted()
const picture = (name: string, more: Partial<ZipFile> = {}): ZipFile => ({
  name,
  bytes: Buffer.from('a picture'),
  ...more,
})

describe('[ADMIN-91] an archive of pictures', () => {
  test('is unpacked with its folders, packed or not', async () => {
    const found = await unpack(zip([picture('a.jpg'), picture('m/h/b.PNG', { isStored: true }), picture('m/')]))
    expect(found).toEqual({ pictures: 2, left: 0 })
    expect(await listed()).toEqual(['out/pictures/a.jpg', 'out/pictures/m/h/b.PNG'])
    expect(await readFile(join(folder, 'out/pictures/m/h/b.PNG'), 'utf8')).toBe('a picture')
  })

  test('leaves out what is no picture, hides, or would lie elsewhere', async () => {
    const names = [
      '../a.jpg',
      '/a.jpg',
      'm/../../a.jpg',
      'c:\\a.jpg',
      '.a.jpg',
      '__MACOSX/._a.jpg',
      'a.php',
      'a.svg',
      '\0a.jpg',
    ]
    expect(
      await unpack(zip([...names.map((name) => picture(name)), picture('kept.webp'), picture('kept.webp/b.jpg')])),
    ).toEqual({
      pictures: 1,
      left: names.length + 1,
    })
    expect(await listed()).toEqual(['out/pictures/kept.webp'])
  })

  test('is no bomb: not by its list, and not by a list that lies', async () => {
    const large = { bytes: Buffer.alloc(100_000) }
    await expect(unpack(zip([picture('a.jpg', { ...large, told: 10 })]))).rejects.toThrow('more than')
    const limits = { ...archiveLimits, bytes: 150_000, entries: 2 }
    await expect(unpack(zip([picture('a.jpg', large), picture('b.jpg', large)]), limits)).rejects.toThrow('more than')
    await expect(unpack(zip(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => picture(name))), limits)).rejects.toThrow(
      'more than',
    )
    expect(await unpack(zip([picture('a.jpg', large)]), { ...limits, picture: 10 })).toEqual({ pictures: 0, left: 1 })
  })

  test('is refused where it is broken or encrypted', async () => {
    const whole = zip([picture('a.jpg')])
    for (const broken of [whole.subarray(0, 40), whole.subarray(10), Buffer.from('PK\x03\x04'), Buffer.alloc(0)])
      await expect(unpack(broken)).rejects.toThrow('broken')
    const garbled = Buffer.from(whole)
    garbled.fill(0xff, 36, 44)
    await expect(unpack(garbled)).rejects.toThrow('broken')
    const encrypted = Buffer.from(whole)
    encrypted.writeUInt8(1, whole.indexOf('PK\x01\x02') + 8)
    await expect(unpack(encrypted)).rejects.toThrow('encrypted')
  })

  test.each(['xl/workbook.xml', 'content.xml', 'Index/Document.iwa'])(
    '[ADMIN-451] a workbook (%s) is none: it is said what to bring instead',
    async (name) => {
      await expect(unpack(zip([picture('a.jpg'), picture(name)]))).rejects.toThrow('save its sheet as CSV UTF-8')
    },
  )
})
