import type { ContentBlock } from '#platform/server/tables/content.ts'
import { languages } from '#core/language.ts'
import type { Language, Localized } from '#core/language.ts'
import { bloggerPages } from './blogger-pages.ts'
import { de } from './pages-de.ts'
import { en } from './pages-en.ts'
import { ru } from './pages-ru.ts'
import { uk } from './pages-uk.ts'
import { zh } from './pages-zh.ts'

const pageKeys = ['delivery', 'terms-of-use', 'privacy', 'returns'] as const
export type PageKey = (typeof pageKeys)[number]
export type PageTexts = Record<PageKey, { title: string; blocks: ContentBlock[] }>

const texts: Record<Language, PageTexts> = { en, ru, de, uk, zh }
const bloggerKeys = ['blogger-user-agreement', 'blogger-privacy-policy'] as const

type DemoPage = { identifier: string; title: Localized; content: Record<Language, ContentBlock[]> }

const inAllLanguages = <Key extends string>(
  identifier: Key,
  from: Record<Language, Record<Key, { title: string; blocks: ContentBlock[] }>>,
): DemoPage => ({
  identifier,
  title: Object.fromEntries(languages.map((language) => [language, from[language][identifier].title])),
  content: Object.fromEntries(
    languages.map((language) => [language, from[language][identifier].blocks]),
  ) as DemoPage['content'],
})

/** The demo's legal pages and those for bloggers, written in five languages, for all store views. */
export const demoPages = (): DemoPage[] => [
  ...pageKeys.map((key) => inAllLanguages(key, texts)),
  ...bloggerKeys.map((key) => inAllLanguages(key, bloggerPages)),
]
