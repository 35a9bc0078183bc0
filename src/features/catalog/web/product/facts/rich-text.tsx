import type { ReactNode } from 'react'

const tags = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em'])
const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/**
 * A description as elements: the few tags that the catalogue keeps, balanced and without attributes. As elements, because
 * pages may set no HTML where Trusted Types are enforced.
 */
export const RichText = ({ html }: { html: string }) => {
  const stack: { tag: string; children: ReactNode[] }[] = [{ tag: '', children: [] }]
  const put = (node: ReactNode) => stack.at(-1)?.children.push(node)
  const close = () => {
    const done = stack.pop()
    const Tag = done?.tag as 'p'
    if (done) put(<Tag key={stack.at(-1)?.children.length}>{done.children}</Tag>)
  }
  for (const [whole, slash, name = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>|[^<]+/g)) {
    if (name === 'br') put(<br key={stack.at(-1)?.children.length} />)
    else if (!name) put(whole.replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity))
    else if (!tags.has(name)) continue
    else if (!slash) stack.push({ tag: name, children: [] })
    else if (stack.length > 1) close()
  }
  while (stack.length > 1) close()
  return <>{stack[0]?.children}</>
}
