/**
 * Draws the demo's pictures: `node db/demo/pictures/draw.ts [--only PREFIX] [--jobs N] [--out DIR]`.
 * Masters whose specification has not changed since `index.json` was written are left alone.
 */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { VERSIONS, buildView, paintView } from './render.ts'
import { drawScenes } from './scenes/index.ts'
import type { NamedScene } from './scenes/index.ts'
import { SECOND_VIEW, masterPath } from './spec.ts'
import type { PictureSpec, View } from './spec.ts'

/** What the drawing needs of a style of the catalogue. */
interface DrawnStyle {
  readonly key: string
  readonly picture?: PictureSpec
  readonly colours: readonly string[]
}

type Index = Record<string, { hash: string; files: string[] }>
type Report = { readonly key: string; readonly entry: Index[string] }

const AVIF = { quality: 60, effort: 1, chromaSubsampling: '4:4:4' } as const
const HERE = dirname(fileURLToPath(import.meta.url))

/** Changes with everything that shows in a style's masters. */
const hashOf = (style: DrawnStyle): string =>
  createHash('sha256')
    .update(JSON.stringify([style.picture && VERSIONS[style.picture.template], style.picture, style.colours]))
    .digest('hex')
    .slice(0, 16)

async function drawOne(style: DrawnStyle & { picture: PictureSpec }, out: string): Promise<string[]> {
  const files: string[] = []
  const write = async (view: View, colours: readonly string[]): Promise<void> => {
    const lit = await buildView(style.picture, view)
    for (const colour of colours) {
      const file = masterPath(style.key, colour, view)
      mkdirSync(join(out, style.key), { recursive: true })
      await paintView(lit, style.picture, colour).avif(AVIF).toFile(join(out, file))
      files.push(file)
    }
  }
  await write('front', style.colours)
  await write(SECOND_VIEW[style.picture.template], style.colours.slice(0, 1))
  return files
}

const isCurrent = (style: DrawnStyle, index: Index, out: string): boolean => {
  const entry = index[style.key]
  return entry?.hash === hashOf(style) && entry.files.every((file) => existsSync(join(out, file)))
}

function readIndex(out: string): Index {
  const file = join(out, 'index.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Index) : {}
}

function writeIndex(out: string, index: Index): void {
  const sorted = Object.fromEntries(Object.entries(index).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(out, 'index.json'), `${JSON.stringify(sorted, null, 1)}\n`)
}

function* sliceOf<T>(all: readonly T[], part: number, parts: number): Generator<T> {
  for (let i = part; i < all.length; i += parts) yield all[i]!
}

async function drawAll(styles: readonly DrawnStyle[], out: string, report: (r: Report) => void): Promise<void> {
  for (const style of styles) {
    if (!style.picture) continue
    const files = await drawOne({ ...style, picture: style.picture }, out)
    report({ key: style.key, entry: { hash: hashOf(style), files } })
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      jobs: { type: 'string' },
      out: { type: 'string' },
      slice: { type: 'string' },
      'no-scenes': { type: 'boolean' },
    },
  })
  const out = values.out ?? join(HERE, 'masters')
  const jobs = Math.max(1, Number(values.jobs ?? 1))
  mkdirSync(out, { recursive: true })
  const { styles } = (await import('../styles.ts')) as { styles: readonly DrawnStyle[] }
  const index = readIndex(out)
  const due = styles.filter((s) => s.picture && s.key.startsWith(values.only ?? '') && !isCurrent(s, index, out))
  if (values.slice) {
    const [part, parts] = values.slice.split('/').map(Number) as [number, number]
    await drawAll([...sliceOf(due, part, parts)], out, (r) => process.send?.(r))
    return
  }
  const started = performance.now()
  let done = 0
  const finished = ({ key, entry }: Report): void => {
    index[key] = entry
    done++
    if (done % 10 === 0 || done === due.length) writeIndex(out, index)
    const seconds = (performance.now() - started) / 1000
    const left = Math.round((seconds / done) * (due.length - done))
    const bytes = entry.files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0)
    console.log(
      `${done}/${due.length} ${key}: ${entry.files.length} pictures, ${Math.round(bytes / entry.files.length / 1024)} kB each, ${left} s left`,
    )
  }
  if (jobs === 1) await drawAll(due, out, finished)
  else await Promise.all(Array.from({ length: jobs }, (_, i) => drawSlice(i, jobs, out, values.only, finished)))
  if (values['no-scenes']) return
  const { scenes } = (await import('../scenes.ts')) as { scenes: readonly NamedScene[] }
  await drawScenes(styles, scenes, join(out, 'scenes'), values.only)
}

function drawSlice(
  part: number,
  parts: number,
  out: string,
  only: string | undefined,
  finished: (r: Report) => void,
): Promise<void> {
  const args = ['--slice', `${part}/${parts}`, '--out', out, ...(only ? ['--only', only] : [])]
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), args)
    child.on('message', (r) => finished(r as Report))
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`drawing stopped with ${code}`))))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
