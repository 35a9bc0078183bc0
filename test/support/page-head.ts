/** What a page tells crawlers. */
export type Head = {
  readonly canonical: string | undefined
  readonly robots: string | undefined
  /** Address by language. */
  readonly twins: Readonly<Record<string, string>>
  readonly meta: (name: string) => string | undefined
  /** Rooted or absolute addresses of its links, without fragments. */
  readonly links: readonly string[]
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}
const decode = (text: string): string =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)

type Tag = Readonly<Record<string, string>>

/** The attributes of every tag of a name, in lower case; pages are our own and regular. */
const tagsOf = (html: string, name: string): Tag[] =>
  [...html.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-zA-Z:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  )

export const readHead = (html: string): Head => {
  const links = tagsOf(html, 'link')
  const metas = tagsOf(html, 'meta')
  const meta = (name: string) => metas.find((tag) => tag.name === name || tag.property === name)?.content
  return {
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    robots: meta('robots'),
    twins: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [])),
    ),
    meta,
    links: tagsOf(html, 'a').flatMap(({ href }) => (href ? [href.replace(/#.*$/, '')] : [])),
  }
}
