import type { ContentBlock } from '#platform/server/tables/content.ts'
import type { Language, Localized } from '#core/language.ts'
import { de } from './pages-de.ts'
import { en } from './pages-en.ts'
import { ru } from './pages-ru.ts'
import { uk } from './pages-uk.ts'
import { zh } from './pages-zh.ts'

export const pageKeys = ['delivery', 'terms-of-use', 'privacy', 'returns'] as const
export type PageKey = (typeof pageKeys)[number]
export type PageTexts = Record<PageKey, { title: string; blocks: ContentBlock[] }>

const texts: Record<Language, PageTexts> = { en, ru, de, uk, zh }

/** The demo's legal pages, written in five languages, for all store views. */
export const demoPages = (): { identifier: PageKey; title: Localized; content: Record<Language, ContentBlock[]> }[] =>
  pageKeys.map((identifier) => ({
    identifier,
    title: {
      en: en[identifier].title,
      ru: ru[identifier].title,
      de: de[identifier].title,
      uk: uk[identifier].title,
      zh: zh[identifier].title,
    },
    content: {
      en: texts.en[identifier].blocks,
      ru: texts.ru[identifier].blocks,
      de: texts.de[identifier].blocks,
      uk: texts.uk[identifier].blocks,
      zh: texts.zh[identifier].blocks,
    },
  }))
