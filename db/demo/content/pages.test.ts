import { expect, it } from 'vitest'
import { languages } from '#core/language.ts'
import { demoPages } from './pages.ts'

it('[CONTENT-43] every page of the demo is written in five languages, with words of its own', () => {
  const pages = demoPages()
  expect(pages.map(({ identifier }) => identifier)).toEqual([
    'delivery',
    'terms-of-use',
    'privacy',
    'returns',
    'blogger-user-agreement',
    'blogger-privacy-policy',
  ])
  for (const { title, content } of pages) {
    expect(languages.filter((language) => !title[language])).toEqual([])
    for (const language of languages) expect(content[language].length).toBeGreaterThan(2)
    expect(new Set(languages.map((language) => JSON.stringify(content[language]))).size).toBe(languages.length)
  }
})
