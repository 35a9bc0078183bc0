import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaInput } from '../../rules/catalogue-input.ts'
import { findPictureProblem } from '../pictures/picture-kind.ts'
import type { FileProduct } from './collect.ts'
import type { Issue } from './records.ts'

export type ImportPictures = {
  /** The product with paths below the media folder; pictures that are not there are left out and told once. */
  readonly finish: (product: FileProduct) => Promise<FileProduct>
  /** Puts into the media folder what is new or different there; answers how many. */
  readonly copy: () => Promise<number>
  readonly issues: readonly Issue[]
}

type Found = { readonly stored: string; readonly source: string | undefined } | { readonly problem: string }

/** Where imported pictures lie below the media folder. */
const mediaFolder = 'catalog'

export const openImportPictures = (imagesDir: string | undefined, mediaDir: string): ImportPictures => {
  const found = new Map<string, Found>()
  const told = new Set<string>()
  const issues: Issue[] = []

  const find = async (media: MediaInput): Promise<Found> => {
    const known = found.get(media.path)
    if (known) return known
    const result = await look(media)
    found.set(media.path, result)
    return result
  }

  const look = async ({ path, kind }: MediaInput): Promise<Found> => {
    const segments = toSegments(path)
    if (!segments) return { problem: 'is no path' }
    const stored = [mediaFolder, ...segments].join('/')
    // the path as it is, then its ends: exports of other systems have folders in front
    for (const source of imagesDir ? segments.map((_, index) => join(imagesDir, ...segments.slice(index))) : []) {
      if (!(await isFile(source))) continue
      const problem = kind === 'image' ? await findPictureProblem(source) : undefined
      return problem ? { problem } : { stored, source }
    }
    if (await isFile(join(mediaDir, stored))) return { stored, source: undefined }
    return {
      problem: imagesDir ? 'is not in the folder of --images' : 'is not in the shop yet: name its folder with --images',
    }
  }

  const tell = (
    product: FileProduct,
    { path, column = 'base_image' }: MediaInput & { column?: string },
    problem: string,
  ) => {
    // without a folder one word is enough for all
    const key = imagesDir ? path : ''
    if (told.has(key) || !product.place) return
    told.add(key)
    issues.push({
      ...product.place,
      column,
      kind: 'products',
      sku: product.sku,
      message: `the picture ${path} ${problem}`,
      isRefused: false,
    })
  }

  return {
    issues,
    finish: async (product) => {
      const media: MediaInput[] = []
      for (const one of product.media) {
        const result = await find(one)
        if ('problem' in result) tell(product, one, result.problem)
        else media.push({ path: result.stored, kind: one.kind, ...(one.label ? { label: one.label } : {}) })
      }
      return { ...product, media }
    },
    copy: async () => {
      const jobs = [...found.values()].flatMap((one) =>
        'problem' in one || !one.source ? [] : [{ from: one.source, to: join(mediaDir, one.stored) }],
      )
      let copied = 0
      const work = async () => {
        for (let job = jobs.pop(); job; job = jobs.pop()) if (await copyChanged(job.from, job.to)) copied++
      }
      await Promise.all([work(), work(), work(), work()])
      return copied
    },
  }
}

/** `/m/h/mh01.jpg`, or the path of an address; undefined where a part of it could lead elsewhere or hide. */
const toSegments = (path: string): string[] | undefined => {
  const plain = /^https?:\/\//.test(path) ? pathOfAddress(path) : path
  const segments = plain.split('/').filter(Boolean)
  // eslint-disable-next-line no-control-regex
  const isPlain = (segment: string) => !segment.startsWith('.') && !/[\\:\u0000-\u001f]/.test(segment)
  return segments.length && segments.every(isPlain) ? segments : undefined
}

const pathOfAddress = (address: string): string => {
  try {
    return decodeURIComponent(new URL(address).pathname)
  } catch {
    return ''
  }
}

const isFile = async (path: string): Promise<boolean> =>
  stat(path).then(
    (file) => file.isFile(),
    () => false,
  )

/** Written aside and renamed: the shop never shows half a picture. False where the same one lies there already. */
const copyChanged = async (from: string, to: string): Promise<boolean> => {
  const bytes = await readFile(from)
  const there = await stat(to).catch(() => undefined)
  if (there?.size === bytes.length && bytes.equals(await readFile(to))) return false
  await mkdir(dirname(to), { recursive: true })
  const aside = `${to}.${process.pid}.new`
  try {
    await writeFile(aside, bytes)
    await rename(aside, to)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
  return true
}
