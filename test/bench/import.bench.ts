import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bigCatalogue, oneStyleFile, writeBigCatalogue } from './big-catalogue.ts'
import { writeFile } from 'node:fs/promises'
import { judged, noted } from './table.ts'
import type { Row } from './table.ts'

type Say = (line: string) => void
type Ended = { readonly seconds: number; readonly peakMb: number; readonly last: string }

const root = fileURLToPath(new URL('../..', import.meta.url))
const rowsOfStyle = 1 + bigCatalogue.variantsEach
const styles = Math.ceil(50_000 / rowsOfStyle)
const rows = styles * rowsOfStyle

/** `npm run import` with a private database of its own; the most memory that its process, without the database's, ever had. */
const run = async (dataDir: string, ...words: readonly string[]): Promise<Ended> => {
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'bin/import.ts'), ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: dataDir },
  })
  let said = ''
  let peakKb = 0
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const look = setInterval(() => {
    void readFile(`/proc/${child.pid}/status`, 'utf8').then(
      (text) => {
        peakKb = Math.max(peakKb, Number(/^VmHWM:\s+(\d+)/m.exec(text)?.[1] ?? 0))
      },
      () => undefined,
    )
  }, 50)
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(look)
  if (code !== 0) throw new Error(`the import ended with ${code}: ${said.slice(-2000)}`)
  return {
    seconds: (performance.now() - began) / 1000,
    peakMb: peakKb / 1024,
    last: said.trimEnd().split('\n').at(-1) ?? '',
  }
}

/** 50,000 rows against one style: what the rows themselves cost, in memory and in time. */
export const measure = async (say: Say): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-import-bench-'))
  try {
    const small = join(dataDir, 'small.csv')
    const big = join(dataDir, 'big.csv')
    await writeFile(small, oneStyleFile(0, 20))
    await writeBigCatalogue(big, styles)
    say('a database, and one style')
    await run(dataDir, small)
    const floor = await run(dataDir, small)
    say(`${rows} rows`)
    const first = await run(dataDir, big)
    const again = await run(dataDir, big)
    say('undone')
    const undone = await run(dataDir, '--undo')
    const growth = Math.max(first.peakMb, again.peakMb) - floor.peakMb
    const net = first.seconds - floor.seconds
    if (!again.last.includes(` 0 changed, ${rows} unchanged`)) throw new Error(`the second run: ${again.last}`)
    return [
      noted(
        'import of one style, start and end of the database with it',
        `${floor.seconds.toFixed(1)} s, ${floor.peakMb.toFixed(0)} MB`,
      ),
      noted(`import of ${rows} rows`, `${first.seconds.toFixed(1)} s, ${Math.round(rows / net)} rows/s`),
      noted(
        'the same again, nothing changed',
        `${again.seconds.toFixed(1)} s, ${Math.round(rows / (again.seconds - floor.seconds))} rows/s`,
      ),
      noted('undone', `${undone.seconds.toFixed(1)} s`),
      judged(`growth of memory with ${rows} rows`, `${growth.toFixed(0)} MB`, '150 MB', growth < 150),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
