import { describeListing } from '#test/support/search-suite.ts'
import type { SearchAdapter, SearchDocument } from '#platform/server/adapters/search.ts'
import { matchKept } from './kept-match.ts'

/** The same questions as every search engine is asked: what a browser keeps has to answer like the shop. */
const inTheBrowser: SearchAdapter = {
  build: async (given, { variantCodes }) => {
    const documents = new Map<number, SearchDocument>([...given].map((document) => [document.id, document]))
    return {
      search: async ({ cheapestBy = '', ...request }) =>
        matchKept([...documents.values()], variantCodes, { ...request, cheapestBy }),
      update: (changed, removed) => {
        for (const id of removed) documents.delete(id)
        for (const document of changed) documents.set(document.id, document)
        return true
      },
      prepare: async () => undefined,
    }
  },
}

describeListing('what the browser keeps', () => inTheBrowser, 150)
