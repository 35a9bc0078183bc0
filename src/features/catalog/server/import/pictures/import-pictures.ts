import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DownloadInput, MediaInput } from '../../../rules/catalogue-input.ts'
import { isPlainPath } from '../../../rules/media/plain-path.ts'
import { findPictureProblem } from '../../pictures/picture-problem.ts'
import type { FileProduct } from '../read/collect.ts'
import { copyChanged } from './copy-changed.ts'
import { toDownloadPath } from './picture-downloads.ts'
import type { Issue } from '../records.ts'

export type ImportPictures = {
  /** The product with paths below the media folder; pictures that are neither there nor to be fetched are left out and told once. */
  readonly finish: (product: FileProduct) => Promise<FileProduct>
  /** Puts into the media folder what is new or different there; answers how many. */
  readonly copy: () => Promise<number>
  /** Where pictures that are only named by an address will lie, by the address. */
  readonly awaited: ReadonlyMap<string, string>
  readonly issues: readonly Issue[]
}

type Found = { readonly stored: string; readonly source: string | undefined } | { readonly problem: string }

/** Where imported pictures lie below the media folder. */
const mediaFolder = 'catalog'

export const openImportPictures = (imagesDir: string | undefined, mediaDir: string): ImportPictures => {
  const found = new Map<string, Found>()
  const awaited = new Map<string, string>()
  const told = new Set<string>()
  const issues: Issue[] = []
  const files = new Map<string, string>()

  const find = async (media: MediaInput): Promise<Found> => {
    const known = found.get(media.path)
    if (known) return known
    const result = await look(media)
    found.set(media.path, result)
    return result
  }

  /** The path as it is, then its ends: exports of other systems have folders in front. */
  const findSource = async (segments: readonly string[]): Promise<string | undefined> => {
    for (const source of imagesDir ? segments.map((_, index) => join(imagesDir, ...segments.slice(index))) : [])
      if (await isFile(source)) return source
    return undefined
  }

  const look = async ({ path, kind }: MediaInput): Promise<Found> => {
    const segments = toSegments(path)
    const stored = segments && [mediaFolder, ...segments].join('/')
    if (stored) {
      const source = await findSource(segments)
      const problem = source && kind === 'image' ? await findPictureProblem(source) : undefined
      if (source) return problem ? { problem } : { stored, source }
      if (await isFile(join(mediaDir, stored))) return { stored, source: undefined }
    }
    if (isAddress(path)) return lookAway(path, kind)
    if (!stored) return { problem: 'is no path' }
    return {
      problem: imagesDir ? 'is not in the folder of --images' : 'is not in the shop yet: name its folder with --images',
    }
  }

  const lookAway = async (address: string, kind: MediaInput['kind']): Promise<Found> => {
    if (kind !== 'image') return { problem: 'is a video of another place: name its folder with --images' }
    if (!address.startsWith('https://') || !URL.canParse(address))
      return { problem: 'is not at an address that begins with https://' }
    const stored = toDownloadPath(address)
    if (!(await isFile(join(mediaDir, stored)))) awaited.set(address, stored)
    return { stored, source: undefined }
  }

  /** Files to sell or to try lie below the media folder like pictures; one that is not there keeps its name. */
  const findDownload = async (download: DownloadInput): Promise<DownloadInput> => {
    const segments = isAddress(download.file) ? undefined : toSegments(download.file)
    if (!segments) return download
    const file = [mediaFolder, ...segments].join('/')
    const source = await findSource(segments)
    if (source) files.set(file, source)
    return source || (await isFile(join(mediaDir, file))) ? { ...download, file } : download
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
    awaited,
    finish: async (product) => {
      const media: MediaInput[] = []
      for (const one of product.media) {
        const result = await find(one)
        if ('problem' in result) tell(product, one, result.problem)
        else media.push({ path: result.stored, kind: one.kind, ...(one.label ? { label: one.label } : {}) })
      }
      const downloads = await Promise.all((product.downloads ?? []).map(findDownload))
      return { ...product, media, ...(downloads.length ? { downloads } : {}) }
    },
    copy: async () => {
      const jobs = [...found.values()].flatMap((one) =>
        'problem' in one || !one.source ? [] : [{ from: one.source, to: join(mediaDir, one.stored) }],
      )
      for (const [to, from] of files) jobs.push({ from, to: join(mediaDir, to) })
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
  const plain = isAddress(path) ? pathOfAddress(path) : path
  const segments = plain.split('/').filter(Boolean)
  return segments.length && isPlainPath(segments) ? segments : undefined
}

const isAddress = (path: string): boolean => /^https?:\/\//i.test(path)

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
