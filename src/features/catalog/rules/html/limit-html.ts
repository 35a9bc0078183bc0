import { decodeEntities } from './decode-entities.ts'

/** What a description may hold, and what stands in for the rest: all attributes go, so nothing can run or load. */
const kept: Readonly<Record<string, string>> = {
  p: 'p',
  div: 'p',
  section: 'p',
  article: 'p',
  blockquote: 'p',
  h1: 'p',
  h2: 'p',
  h3: 'p',
  h4: 'p',
  h5: 'p',
  h6: 'p',
  tr: 'p',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
}

/** Gone with everything they hold. */
const dropped = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
])
const blocks = new Set(['p', 'ul', 'ol', 'li'])

/** A paragraph, a list item or a list ends those that it cannot stand in. */
const endedBy: Readonly<Record<string, readonly string[]>> = {
  p: ['p', 'strong', 'em'],
  ul: ['p', 'strong', 'em'],
  ol: ['p', 'strong', 'em'],
  li: ['p', 'strong', 'em', 'li'],
}

const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>?|[^<]+|</g

/** Foreign HTML as paragraphs, lists and emphasis, balanced and without attributes: safe to show as it is. */
export const limitHtml = (html: string): string => {
  const open: string[] = []
  let output = ''
  let inside: string | undefined
  const close = (until: number) => {
    while (open.length > until) output += `</${open.pop()}>`
  }
  for (const [whole, slash, name] of html.matchAll(token)) {
    const tag = name?.toLowerCase()
    if (inside) {
      if (tag === inside && slash) inside = undefined
      continue
    }
    if (!tag) {
      if (!whole.startsWith('<!--')) output += escapeText(decodeEntities(whole))
      continue
    }
    if (dropped.has(tag)) {
      if (!slash && !whole.endsWith('/>')) inside = tag
      continue
    }
    if (tag === 'br') output += '<br>'
    const meant = kept[tag]
    if (!meant) continue
    if (slash) {
      const at = open.lastIndexOf(meant)
      if (at >= 0) close(at)
      continue
    }
    let keep = open.length
    while (keep > 0 && endedBy[meant]?.includes(open[keep - 1] ?? '')) keep--
    close(keep)
    if (meant === 'li' && !isList(open.at(-1))) {
      open.push('ul')
      output += '<ul>'
    }
    open.push(meant)
    output += `<${meant}>`
  }
  close(0)
  return tidy(output)
}

const isList = (tag: string | undefined): boolean => tag === 'ul' || tag === 'ol'

const tidy = (html: string): string => {
  let text = html.replace(/[ \t\r\f\u00a0]+/g, ' ')
  for (const block of blocks) text = text.replace(new RegExp(`\\s*<(/?)${block}>\\s*`, 'g'), `<$1${block}>`)
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(/<(p|li|ul|ol|strong|em)>(?:\s|<br>)*<\/\1>/g, '')
  }
  return text.replace(/<p>•([^]*?)<\/p>/g, toList).trim()
}

/** Paragraphs of lines that all begin with a bullet are lists that somebody typed. */
const toList = (whole: string, text: string): string => {
  // emphasis that goes over a line's end cannot be parted
  if (/<(?!br>)/.test(text)) return whole
  const lines = `•${text}`.split('<br>').map((line) => line.trim())
  if (!lines.every((line) => line.startsWith('•'))) return whole
  const items = lines.map((line) => line.slice(1).trim()).filter(Boolean)
  return items.length ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : ''
}

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A name or a label: entities decoded, tags gone, blanks single. */
export const toPlainText = (text: string): string =>
  decodeEntities(text)
    .replace(/<\/?[a-zA-Z][^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
