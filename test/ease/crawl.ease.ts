import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { readHead } from '#test/support/page-head.ts'
import { startShop } from '#test/support/running-shop.ts'
import { problemsOfCategory, problemsOfProduct } from '#test/support/schema-org.ts'
import { mustBe, mustHold } from '../faults/support/fault.ts'
import type { FaultRun } from '../faults/support/fault.ts'

/** Store views that are walked through; `VIEWS` of the environment names some. */
const views = process.env.VIEWS?.split(',') ?? ['en', 'us', 'ru']
/** Answers that are waited for at once. */
const atOnce = 4
/** Addresses with choices in them are as many as there are choices: of each kind of page and of choice so many are followed. */
const mostAlike = 10

/** How often the shop may ask to come again. */
const mostLater = 500

type Page = {
  readonly status: number
  readonly isOpen: boolean
  readonly canonical: string | undefined
  readonly twins: Readonly<Record<string, string>>
}

/**
 * E5 and E13 of the goals: from the front pages along every link. No link is broken, structured data of every product and category are
 * valid, twins in other languages name each other, the sitemap is what may be indexed, and what is shared shows a picture of its size.
 */
export const run = async ({ say }: FaultRun): Promise<void> => {
  const shop = await startShop()
  try {
    const listed = new Set<string>()
    for (const view of views) for (const url of await addressesOf(shop.url, view)) listed.add(url)
    const pages = new Map<string, Page>()
    const pictures = new Set<string>()
    const problems = { broken: [] as string[], data: [] as string[], heads: [] as string[] }
    const note = (list: string[], ...found: string[]) => {
      list.push(...found)
      for (const problem of found) say(problem)
    }
    const counted = { products: 0, categories: 0, redirects: 0, later: 0 }
    const waiting = [...listed]
    const known = new Set(waiting)
    const alike = new Map<string, number>()
    const visit = async (url: string): Promise<void> => {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { accept: 'text/html' },
        signal: AbortSignal.timeout(30_000),
      })
      const body = await response.text()
      // a shop that is behind with its work asks to come again
      if (response.status === 503 && (counted.later += 1) < mostLater) {
        await pause(1000 * Number(response.headers.get('retry-after') ?? 1))
        return void waiting.push(url)
      }
      const follow = (to: string, from: string) => {
        const address = new URL(to, from)
        address.hash = ''
        const view = address.pathname.split('/')[1] ?? ''
        if (address.origin !== shop.url || known.has(address.href)) return
        if (/^[a-z]{2}$/.test(view) && !views.includes(view)) return
        known.add(address.href)
        const names = [...address.searchParams.keys()].join()
        const kind = `${address.pathname.slice(0, 6)} ${names}`
        alike.set(kind, (alike.get(kind) ?? 0) + 1)
        if (names !== '' && (alike.get(kind) ?? 0) > mostAlike) return
        waiting.push(address.href)
      }
      if (response.status >= 300 && response.status < 400) {
        counted.redirects += 1
        return follow(response.headers.get('location') ?? '', url)
      }
      if (response.status !== 200) note(problems.broken, `${url} answers ${response.status}`)
      if (!response.headers.get('content-type')?.startsWith('text/html')) return
      const head = readHead(body)
      const isOpen = head.robots === undefined && response.headers.get('x-robots-tag') === null
      if (pages.size % 200 === 199) say(`${pages.size + 1} pages, ${waiting.length} waiting`)
      pages.set(url, { status: response.status, isOpen, canonical: head.canonical, twins: head.twins })
      for (const link of head.links) if (/^(\/|https?:)/.test(link)) follow(link, url)
      if (!isOpen || head.canonical !== url) return
      const [title, description, picture] = ['og:title', 'og:description', 'og:image'].map(head.meta)
      if (!title || !description) note(problems.heads, `${url} has no words to share`)
      if (picture) pictures.add(picture)
      else note(problems.heads, `${url} has no picture to share`)
      if (url.includes('/p/')) {
        counted.products += 1
        note(problems.data, ...problemsOfProduct(url, body))
      } else if (body.includes('"ItemList"')) {
        counted.categories += 1
        note(problems.data, ...problemsOfCategory(url, body))
      }
    }
    await inParallel(waiting, visit)
    const indexable = [...pages].flatMap(([url, { isOpen, canonical }]) => (isOpen && canonical === url ? [url] : []))
    const missing = indexable.filter((url) => !listed.has(url))
    const tooMuch = [...listed].filter((url) => !indexable.includes(url))
    const twinsOf = (url: string) => Object.values(pages.get(url)?.twins ?? {})
    const oneSided = indexable.flatMap((url) =>
      twinsOf(url).filter((twin) => pages.has(twin) && !twinsOf(twin).includes(url)),
    )
    const wrong = await wrongPictures([...pictures])
    for (const problem of wrong) say(problem)
    for (const url of missing.slice(0, 10)) say(`not in the sitemap: ${url}`)
    for (const url of tooMuch.slice(0, 10)) say(`in the sitemap and not to be indexed: ${url}`)
    say(
      `E13: ${pages.size} pages of ${known.size} addresses, ${counted.redirects} redirects: ${problems.broken.length} broken links`,
    )
    say(
      `E13: ${listed.size} in the sitemap, ${indexable.length} may be indexed; ${missing.length} missing, ${tooMuch.length} too much`,
    )
    say(`E13: hreflang: ${oneSided.length} of one side only`)
    say(
      `E5: ${counted.products} product pages, ${counted.categories} categories: ${problems.data.length} faults in their data`,
    )
    say(
      `SEO-8: ${pictures.size} pictures to share, ${wrong.length} wrong; ${problems.heads.length} pages without words or picture`,
    )
    mustHold(
      'E5 there are products and categories',
      counted.products > 300 * views.length && counted.categories > 50 * views.length,
    )
    mustBe('E13 broken links', problems.broken.length, 0)
    mustBe('E13 sitemap', [missing.length, tooMuch.length], [0, 0])
    mustBe('E13 hreflang', oneSided.length, 0)
    mustBe('E5 faults', problems.data.length, 0)
    mustBe('SEO-8 shared', [wrong.length, problems.heads.length], [0, 0])
  } finally {
    await shop.remove()
  }
}

/** Works on a list that grows while it is worked on. */
const inParallel = async (waiting: string[], visit: (url: string) => Promise<void>): Promise<void> => {
  let busy = 0
  const work = async (): Promise<void> => {
    for (;;) {
      const url = waiting.shift()
      if (url === undefined && busy === 0) return
      if (url === undefined) {
        await pause(5)
        continue
      }
      busy += 1
      await visit(url).finally(() => (busy -= 1))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

const locationsIn = async (url: string): Promise<string[]> =>
  [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)/g)].map(([, found = '']) => found)

const addressesOf = async (shop: string, view: string): Promise<string[]> => {
  const files = await locationsIn(`${shop}/${view}/sitemap.xml`)
  return (await Promise.all(files.map(locationsIn))).flat()
}

/** As networks ask for them: without a word of which formats they take. */
const wrongPictures = async (urls: string[]): Promise<string[]> => {
  const wrong: string[] = []
  await inParallel(urls, async (url) => {
    const response = await fetch(url, { headers: { accept: '*/*' } })
    const type = response.headers.get('content-type') ?? ''
    const { width, height } = response.ok ? await sharp(await response.arrayBuffer()).metadata() : {}
    const isShop = url.includes('/icons/')
    if (!/^image\/(jpeg|png)$/.test(type) || `${width}x${height}` !== (isShop ? '512x512' : '1200x630'))
      wrong.push(`${url} is ${type} of ${width}x${height}`)
  })
  return wrong
}
