import { mkdir, readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { prepareImportDesk, shopifyFile } from '#test/support/import-desk.ts'
import { toCsv } from '#test/support/import-texts.ts'
import { zip } from '#test/support/zip.ts'

const desk = prepareImportDesk()

describe('what is brought', () => {
  const folder = () => join(desk.shop.config.dataDir, 'import-uploads')

  test('[ADMIN-91] is shown to nobody else, and goes after a day', async () => {
    const { result: upload } = await desk.bring({ '../../etc/pass\0wd.csv': shopifyFile })
    expect(upload.files[0]?.name).toBe('passwd.csv')
    expect(await readdir(join(folder(), upload.id))).toEqual(['0'])
    expect(await desk.ask('GET', `import-uploads/${upload.id}`)).toMatchObject({ code: 200 })
    expect(await desk.ask('GET', `import-uploads/${upload.id}`, undefined, 'admin')).toMatchObject({ code: 404 })
    expect(await desk.ask('POST', `import-uploads/${upload.id}/run`, { dry: false }, 'admin')).toMatchObject({
      code: 404,
    })
    desk.shop.setNow(new Date(Date.now() + 25 * 3_600_000))
    expect(await desk.ask('GET', `import-uploads/${upload.id}`)).toMatchObject({ code: 404 })
    await utimes(join(folder(), upload.id), 0, 0)
    await desk.bring({ 'next.csv': shopifyFile })
    await expect(stat(join(folder(), upload.id))).rejects.toThrow('ENOENT')
  })

  test('[ADMIN-91] pictures come in an archive and go to the shop with the import', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const { result: upload } = await desk.bring({
      'p.csv': toCsv([{ sku: 'PIC', product_type: 'simple', name: 'One', price: 5, base_image: '/m/h/red.png' }]),
      'pictures.zip': zip([
        { name: 'm/h/red.png', bytes: png },
        { name: 'note.txt', bytes: Buffer.from('hello') },
      ]),
    })
    expect(upload.files[1]).toMatchObject({ kind: 'pictures', rows: 1, left: 1, format: null })
    expect(await desk.run(upload, false)).toMatchObject({ state: 'done', new: 1 })
    expect((await stat(join(desk.shop.config.dataDir, 'media/catalog/m/h/red.png'))).size).toBe(png.length)
  })

  test('[ADMIN-91] is bounded, and what is refused leaves no file behind', async () => {
    await mkdir(folder(), { recursive: true })
    const before = await readdir(folder())
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}.csv`, 'a']))
    expect(await desk.bring(many)).toMatchObject({ code: 413 })
    expect(await desk.bring({})).toMatchObject({ code: 400, result: 'INVALID_INPUT' })
    expect(await desk.ask('POST', 'import-uploads', {})).toMatchObject({ code: 415 })
    expect(await desk.bring({ 'a.zip': Buffer.from('PK\x03\x04 and no more') })).toMatchObject({
      code: 400,
      meta: { fields: { files: 'a.zip: is a broken archive' } },
    })
    expect(await readdir(folder())).toEqual(before)
  })

  test('[ADMIN-556] an empty file is told to be empty, beside the others', async () => {
    const { result: upload } = await desk.bring({ 'none.csv': '', 'one.csv': shopifyFile })
    expect(upload.files).toMatchObject([
      { name: 'none.csv', rows: 0, size: 0, format: null, problem: 'it is empty' },
      { name: 'one.csv', format: 'Shopify', problem: null },
    ])
  })

  test('[IMPORT-135] a table that is not UTF-8 is told to be that, and nobody is asked what its columns are', async () => {
    // as a Russian Excel saves it
    const table = Buffer.from('sku;\u00ed\u00e0\u00e7\n1;\u00e2\u00e0\u00e7\u00e0\n', 'latin1')
    const { result: upload } = await desk.bring({ 'excel.csv': table })
    expect(upload.files).toMatchObject([
      { format: null, columns: [], problem: 'it is not UTF-8 (line 1): save it as CSV UTF-8' },
    ])
  })
})
