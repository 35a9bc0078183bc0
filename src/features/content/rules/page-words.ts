import { isLanguage } from '#core/language.ts'
import type { Language, Localized } from '#core/language.ts'
import { hasMarkup, toLocalized } from './words.ts'

export const pageLimits = { title: 200, text: 5000, items: 50, blocks: 200 }

export type PageBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

/** A content page as its versions keep it. */
export type PageBody = {
  readonly identifier: string
  readonly store_code: string
  readonly title: Localized
  readonly content: Partial<Record<Language, readonly PageBlock[]>>
  readonly is_active: boolean
}

const identifierShape = /^[a-z0-9][a-z0-9._ -]{0,99}$/i

/** A page as it is kept, without what is blank, and the fields that cannot be taken with why. */
export const readPage = (written: {
  readonly identifier: string
  readonly store_code: string
  readonly title: Readonly<Record<string, string | undefined>>
  readonly content: Readonly<Record<string, readonly PageBlock[] | undefined>>
  readonly is_active?: boolean | undefined
}): { readonly page: PageBody; readonly faults: Readonly<Record<string, string>> } => {
  const faults: Record<string, string> = {}
  const title = toLocalized(written.title)
  if (!identifierShape.test(written.identifier)) faults.identifier = 'NO_IDENTIFIER'
  if (Object.keys(title).length === 0) faults.title = 'REQUIRED'
  if (Object.values(title).some(hasMarkup)) faults.title = 'NO_MARKUP'
  const content: PageBody['content'] = Object.fromEntries(
    Object.entries(written.content).flatMap(([language, blocks]) => {
      if (!isLanguage(language) || !blocks) return []
      blocks.forEach((block, index) => {
        if (textsOf(block).some(hasMarkup)) faults[`content.${language}.${index}`] = 'NO_MARKUP'
      })
      const kept = blocks.map(trimBlock).filter((block) => textsOf(block).some((text) => text !== ''))
      return kept.length > 0 ? [[language, kept]] : []
    }),
  )
  const { identifier, store_code, is_active = true } = written
  return { page: { identifier, store_code, title, content, is_active }, faults }
}

const textsOf = (block: PageBlock): readonly string[] => (block.kind === 'list' ? block.items : [block.text])

const trimBlock = (block: PageBlock): PageBlock =>
  block.kind === 'list'
    ? { kind: 'list', items: block.items.map((item) => item.trim()).filter((item) => item !== '') }
    : { kind: block.kind, text: block.text.trim() }
