import { randomUUID } from 'node:crypto'
import type { KeepMarkup } from '#platform/web/page/kept-markup.ts'

/** What was drawn of objects that never change, for as long as these live. */
export type Markup = {
  readonly find: (of: object) => Buffer | undefined
  readonly put: (of: object, html: Buffer) => void
}

/** Keeps so many bytes together: what no page showed while the younger filled up is forgotten. */
export const createMarkup = (mostBytes: number): Markup => {
  let young = new WeakMap<object, Buffer>()
  let old = new WeakMap<object, Buffer>()
  let bytes = 0
  const put = (of: object, html: Buffer): void => {
    if (bytes + html.length > mostBytes / 2) {
      old = young
      young = new WeakMap()
      bytes = 0
    }
    young.set(of, html)
    bytes += html.length
  }
  const find = (of: object): Buffer | undefined => {
    const known = young.get(of)
    if (known) return known
    const older = old.get(of)
    if (older) put(of, older)
    return older
  }
  return { find, put }
}

/** Stands around what is kept while a page is drawn, and in none that is sent. Nobody outside knows it, so no text can have it. */
const seam = randomUUID()

/** One drawing of a page: `toBytes` puts what was kept into React's text, and keeps what is new. */
export const startDrawing = (
  markup: Markup,
): { readonly keep: KeepMarkup; readonly toBytes: (html: string) => Buffer } => {
  const all: { readonly of: object; readonly html: Buffer | undefined }[] = []
  return {
    keep: (of, drawing) => {
      const html = markup.find(of)
      const place = `${seam}${all.push({ of, html }) - 1}${seam}`
      if (html) return place + seam
      return (
        <>
          {place}
          {drawing}
          {seam}
        </>
      )
    },
    toBytes: (html) =>
      Buffer.concat(
        // in turn: text of the page, number of what is kept, what was drawn of it
        html.split(seam).map((text, index, texts) => {
          if (index % 3 === 1) return nothing
          const kept = index % 3 === 2 ? all[Number(texts[index - 1])] : undefined
          if (kept?.html) return kept.html
          const bytes = Buffer.from(text)
          if (kept) markup.put(kept.of, bytes)
          return bytes
        }),
      ),
  }
}

const nothing = Buffer.alloc(0)
