import { expect, test } from 'vitest'
import { describeListing } from '#test/support/search-suite.ts'
import { describeTexts } from '#test/support/search-text-suite.ts'
import type { SearchDocument, SearchOptions } from '../search.ts'
import { embeddedSearch } from './index.ts'

describeListing('the index in this process', () => embeddedSearch, 400)
describeTexts('texts in the index in this process', () => embeddedSearch)

const options: SearchOptions = { variantCodes: new Set(), textFields: {}, findTexts: () => undefined }

test('an index full of gaps asks to be built anew', async () => {
  const style = (id: number, count: number): SearchDocument => ({
    id,
    keywords: {},
    numbers: { id },
    places: {},
    codes: [],
    variants: Array.from({ length: count }, (_, at) => ({
      key: `${id}-${at}`,
      isAvailable: true,
      keywords: {},
      numbers: {},
    })),
  })
  const index = await embeddedSearch.build([style(1, 1)], options)
  const answers = Array.from({ length: 1002 }, (_, at) => index.update([style(1, (at % 2) + 2)], []))
  expect(answers.at(0)).toBe(true)
  expect(answers.at(-1)).toBe(false)
})
