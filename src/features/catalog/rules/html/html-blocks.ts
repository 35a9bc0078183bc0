import { decodeEntities } from './decode-entities.ts'
import { limitHtml } from './limit-html.ts'

/** A text as its blocks, plain words each. */
export type HtmlBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

/** Stands before the words of a heading while its markup is limited; no text has it. */
const headingMark = '\uE000'

/** Foreign HTML as headings, paragraphs and lists of plain words; pictures, links and layout go. */
export const toBlocks = (html: string): HtmlBlock[] => {
  const marked = html.replaceAll(headingMark, '').replace(/<h[1-6]\b[^>]*>/gi, (tag) => `${tag}${headingMark}`)
  const blocks: HtmlBlock[] = []
  let text = ''
  let items: string[] | undefined
  let depth = 0
  const end = () => {
    const isHeading = text.includes(headingMark)
    const words = toWords(text.replaceAll(headingMark, ''))
    text = ''
    if (!words) return
    if (items) items.push(words)
    else blocks.push({ kind: isHeading ? 'heading' : 'paragraph', text: words })
  }
  for (const [index, part] of limitHtml(marked)
    .split(/(<\/?(?:p|ul|ol|li)>|<br>)/)
    .entries()) {
    // words stand between the tags
    if (index % 2 === 0) {
      text += part
      continue
    }
    end()
    if (part === '<ul>' || part === '<ol>') {
      if (depth++ === 0) items = []
    } else if ((part === '</ul>' || part === '</ol>') && --depth === 0) {
      if (items?.length) blocks.push({ kind: 'list', items })
      items = undefined
    }
  }
  end()
  return blocks
}

/** Limited HTML as words. Emphasis is all the markup that is left; whatever else looks like a tag is a text that was escaped. */
const toWords = (html: string): string =>
  decodeEntities(html.replace(/<\/?(?:strong|em)>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
