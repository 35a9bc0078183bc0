import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDelimiter, readRows } from './csv.ts'
import type { CsvRow } from './csv.ts'
import { detectFormat } from './detect.ts'
import { formats } from './index.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-csv-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let number = 0
const write = async (content: string | Uint8Array) => {
  const path = join(folder, `${++number}.csv`)
  await writeFile(path, content)
  return { path, name: path }
}
const readAll = async (content: string | Uint8Array, delimiter = ','): Promise<CsvRow[]> => {
  const rows: CsvRow[] = []
  for await (const row of readRows(await write(content), delimiter)) rows.push(row)
  return rows
}
const detect = async (content: string | Uint8Array) => (await detectFormat(await write(content), formats)).format.name

describe('[IMPORT-5] lines', () => {
  test('a row is named by the line it begins in, over quoted line breaks, blank lines and mixed line ends', async () => {
    const rows = await readAll('sku,name,note\nA,"one\ntwo",x\r\n\r\nB,plain,"a\r\nb"\nC,last,\n')
    expect(rows.map(({ line, cells }) => [line, cells['sku']])).toEqual([
      [2, 'A'],
      [5, 'B'],
      [7, 'C'],
    ])
    expect(rows[0]?.cells).toEqual({ sku: 'A', name: 'one\ntwo', note: 'x' })
  })

  test('quotes in the middle, short rows and empty cells at the end are taken, too many cells are a problem', async () => {
    const rows = await readAll('sku,name,note\nA,5" wide,"say ""hi"""\nB,short\nC,x,y,,\nD,x,y,z\n')
    expect(rows.map(({ cells, problem }) => [cells['name'], cells['note'], problem])).toEqual([
      ['5" wide', 'say "hi"', undefined],
      ['short', undefined, undefined],
      ['x', 'y', undefined],
      ['x', 'y', '4 cells where the header has 3'],
    ])
  })

  test('a byte order mark, blanks and capitals in the header do not matter; neither does UTF-16 with its mark', async () => {
    const text = '\ufeff SKU , Name\nA,Größe 瑜伽\n'
    expect((await readAll(text))[0]?.cells).toEqual({ sku: 'A', name: 'Größe 瑜伽' })
    expect((await readAll(Buffer.from(text, 'utf16le')))[0]?.cells).toEqual({ sku: 'A', name: 'Größe 瑜伽' })
  })
})

test.each(['sep=;', 'SEP=;', '"sep=;"', '\ufeffsep=;'])(
  '[IMPORT-133] %j before the header names the delimiter',
  async (name) => {
    const text = `${name}\r\nsku;name,a,b,c,d;product_type\r\nA;one;simple\r\n`
    expect(findDelimiter(text)).toBe(';')
    expect(await detect(text)).toBe('Magento 2 products')
    expect(await readAll(text, ';')).toEqual([
      { line: 3, cells: { sku: 'A', 'name,a,b,c,d': 'one', product_type: 'simple' } },
    ])
    expect(await readAll(Buffer.from(`\ufeff${text}`, 'utf16le'), ';')).toHaveLength(1)
    expect(await detect(`${name}\nID;Tyyppi;Nimi\n7;simple;Muki\n`)).toBe('WooCommerce')
  },
)

describe('[IMPORT-1] formats', () => {
  test.each([
    ['sku,product_type,name,price', 'Magento 2 products'],
    ['\ufeffSKU;Attribute_Set_Code;name', 'Magento 2 products'],
    ['sku\tstore_view_code\tname', 'Magento 2 products'],
    ['sku,kind,linked_sku', 'Magento 2 links'],
    ['sku,rating_code,rating_value,title,review,reviewer,email', 'Magento 2 reviews'],
  ])('%j', async (header, name) => {
    expect(await detect(`${header}\n`)).toBe(name)
  })

  test.each([
    ['', 'empty'],
    ['name,price\nA,1\n', 'none that we know'],
    ['<html><body>', 'none that we know'],
    [Buffer.from('PK\u0003\u0004\u0000\u0000xlsx'), 'no text'],
  ])('%j is refused as a whole', async (content, message) => {
    await expect(detect(content)).rejects.toThrow(message)
  })

  test('a file that is not there, or a folder', async () => {
    await expect(detectFormat({ path: join(folder, 'none'), name: 'none' }, formats)).rejects.toThrow('no such file')
    await expect(detectFormat({ path: folder, name: 'folder' }, formats)).rejects.toThrow('it is a folder')
  })

  test('a quote that is never closed says where', async () => {
    await expect(readAll('sku,name\nA,x\nB,"open\nC,y\n')).rejects.toThrow('after line 2 is never closed')
  })

  test('[IMPORT-101] of bytes that are no UTF-8 the line is told, in whichever piece of the file they lie', async () => {
    const row = 'A,żółw\n'
    for (const rows of [1, 20_000])
      for (const bad of [[0xe9, 0x0a], [0xe9]]) {
        const file = Buffer.concat([Buffer.from(`sku,name\n${row.repeat(rows)}B,caf`), Buffer.from(bad)])
        await expect(readAll(file)).rejects.toThrow(`it is not UTF-8 (line ${rows + 2}): save it as CSV UTF-8`)
      }
  })

  test.each(['utf-16le', 'utf-16be'])('[IMPORT-134] %s that is cut off is told as what it is', async (encoding) => {
    const file = Buffer.from('\ufeffsku,name\nA,żółw\nB,x', 'utf16le')
    if (encoding === 'utf-16be') file.swap16()
    await expect(readAll(file.subarray(0, -1))).rejects.toThrow(
      'it is UTF-16 that is cut off or broken (line 3): save it as CSV UTF-8',
    )
  })
})

test('[IMPORT-31] 24 MB are read without keeping them', async () => {
  const row = `A-000000,"${'soft and warm, '.repeat(30)}"\n`
  const { path, name } = await write(`sku,name\n${row.repeat(50_000)}`)
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  let most = 0
  let rows = 0
  const before = used()
  for await (const { cells } of readRows({ path, name }, ',')) {
    rows += cells['sku'] ? 1 : 0
    if (rows % 20_000 === 0) most = Math.max(most, used() - before)
  }
  expect(rows).toBe(50_000)
  expect(most).toBeLessThan(5_000_000)
})
