import { setImmediate } from 'node:timers/promises'
import type {
  SearchAdapter,
  SearchAnswer,
  SearchDocument,
  SearchIndex,
  SearchRequest,
} from '#platform/server/adapters/search.ts'
import { embeddedSearch } from '#platform/server/adapters/search-embedded/index.ts'
import { storeViews } from '#config/stores/index.ts'
import type { Catalogue } from '#features/catalog/server/index.ts'
import type { CatalogueSnapshot } from '#features/catalog/rules/catalogue.ts'
import { documentMaker, documentsOf, isStyle, variantCodesOf } from './documents.ts'
import { priceViews } from './price-views.ts'
import { attributeCode } from '../rules/fields.ts'
import { usualSortKeys } from '../rules/sort-keys.ts'
import { textFields, textsOf } from './texts.ts'

/** The products of the catalogue as a search engine has them, following every change. */
export type ProductIndex = {
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>
  /** Reads the texts of these languages, or of those of the store views, so that the first question waits for nothing. */
  readonly prepare: (languages?: readonly string[]) => Promise<void>
  readonly variantCodes: () => ReadonlySet<string>
}

type Seen = { snapshot: CatalogueSnapshot; now: string }
type State = Seen & { readonly index: SearchIndex; readonly variantCodes: ReadonlySet<string> }

export type SearchParts = { readonly catalogue: Catalogue; readonly adapter?: SearchAdapter }

/** One language after another; one that fails is read when it is asked for. */
const prepareAll = async (index: SearchIndex, languages: Iterable<string>): Promise<void> => {
  for (const language of languages) await index.prepare(language)
}

const spokenLanguages = (): readonly string[] =>
  Object.values(storeViews)
    .filter(({ isActive }) => isActive)
    .map(({ i18n }) => i18n.language)

/** The index of this catalogue, in this process unless another adapter is given. */
export const createSearch = async ({ catalogue, adapter = embeddedSearch }: SearchParts): Promise<ProductIndex> => {
  const languages = new Set<string>()
  const state = await catalogue.attach<State>({
    build: async (snapshot, now) => {
      const variantCodes = variantCodesOf(snapshot)
      const seen: Seen = { snapshot, now }
      // whoever walks over them later meets the documents as they are then
      const documents = { [Symbol.iterator]: () => documentsOf(seen.snapshot, variantCodes, seen.now) }
      const index = await adapter.build(documents, {
        variantCodes,
        textFields,
        findTexts: (id, language) => {
          const product = seen.snapshot.products.get(id)
          return product && textsOf(seen.snapshot, product, language)
        },
      })
      // the first shopper shall not wait for what every listing needs
      for (const { code, view } of priceViews(snapshot)) {
        const usual = {
          conditions: [],
          facets: [],
          cheapestBy: code,
          sort: usualSortKeys(view, code),
          from: 0,
          size: 1,
        }
        await index.search(usual)
        // putting a large catalogue in order takes a turn of its own
        await setImmediate()
      }
      // the words of the languages asked for before; listings do not wait for them
      void Promise.allSettled([prepareAll(index, languages)])
      return Object.assign(seen, { index, variantCodes })
    },
    update: (current, snapshot, styles, now) => {
      current.snapshot = snapshot
      current.now = now
      const documents: SearchDocument[] = []
      const removed: number[] = []
      const toDocument = documentMaker(snapshot, current.variantCodes, now)
      let isComplete = true
      for (const id of styles) {
        const product = snapshot.products.get(id)
        if (!product || !isStyle(snapshot, product)) {
          removed.push(id)
          continue
        }
        documents.push(toDocument(product))
        if (product.variantAttributes.some((code) => !current.variantCodes.has(attributeCode(code)))) isComplete = false
      }
      return current.index.update(documents, removed) && isComplete
    },
  })
  const prepare = async (wanted = spokenLanguages()): Promise<void> => {
    for (const language of wanted) languages.add(language)
    await prepareAll(state().index, wanted)
  }
  return {
    prepare,
    search: (request) => {
      if (request.text) languages.add(request.text.language)
      return state().index.search(request)
    },
    variantCodes: () => state().variantCodes,
  }
}
