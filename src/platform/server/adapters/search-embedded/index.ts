import { setImmediate } from 'node:timers/promises'
import type {
  SearchAdapter,
  SearchAnswer,
  SearchDocument,
  SearchIndex,
  SearchOptions,
  SearchRequest,
} from '../search.ts'
import { clearPlace, createColumns, isPlacedAlike, writePlace } from './columns.ts'
import { createMemory, forgetAll } from './conditions.ts'
import type { Engine } from './engine.ts'
import { countFacet } from './facets.ts'
import { toFound } from './found.ts'
import type { Found } from './found.ts'
import { createLayout, placeDocument, vacate } from './layout.ts'
import { match, planOf } from './matching.ts'
import type { ChosenVariants } from './matching.ts'
import { pageOf } from './order.ts'
import { buildTextIndex } from './text-index.ts'
import type { TextIndex } from './text-index.ts'
import { createTextMemory } from './text-memory.ts'
import { foldCode } from './words.ts'

/** An index in this process: bitsets for what is filtered and counted, MiniSearch for text. */
export const embeddedSearch: SearchAdapter = {
  build: async (documents, options) => {
    const index = createIndex(options)
    let started = performance.now()
    for (const document of documents) {
      index.write(document)
      if (performance.now() - started < longestStepMs) continue
      await setImmediate()
      started = performance.now()
    }
    return index
  },
}

const longestStepMs = 10
/** Gaps beyond this share of the documents make every question slower. */
const mostGaps = 0.5

type Code = { readonly id: number; readonly variant: string | undefined }

const createIndex = (options: SearchOptions): SearchIndex & { write: (document: SearchDocument) => void } => {
  const engine: Engine = {
    layout: createLayout(),
    columns: createColumns(),
    memory: createMemory(),
    orders: new Map(),
    variantCodes: options.variantCodes,
  }
  const { orders } = engine
  const codes = new Map<string, Code[]>()
  const codesOf = new Map<number, readonly string[]>()
  const texts = new Map<string, Promise<TextIndex>>()
  const ready = new Map<string, TextIndex>()
  const finds = createTextMemory<Found>()

  const forgetCodes = (id: number): void => {
    for (const code of codesOf.get(id) ?? []) {
      const others = (codes.get(code) ?? []).filter((each) => each.id !== id)
      if (others.length > 0) codes.set(code, others)
      else codes.delete(code)
    }
    codesOf.delete(id)
  }

  const write = (document: SearchDocument): void => {
    const old = engine.layout.placeOf.get(document.id)
    const isAlike = old !== undefined && isPlacedAlike(engine.columns, old, document)
    if (old !== undefined) {
      clearPlace(engine.columns, engine.layout, old)
      forgetCodes(document.id)
    }
    const place = placeDocument(engine.layout, document)
    // with more or fewer variants it stands elsewhere
    if (!isAlike || place !== old) orders.clear()
    writePlace(engine.columns, engine.layout, place, document, options.variantCodes)
    const folded = document.codes.map(({ code, variant }) => ({ code: foldCode(code), variant }))
    for (const { code, variant } of folded) codes.set(code, [...(codes.get(code) ?? []), { id: document.id, variant }])
    codesOf.set(document.id, [...new Set(folded.map(({ code }) => code))])
  }

  const prepare = (language: string): Promise<TextIndex> => {
    const known = texts.get(language)
    if (known) return known
    const ids = [...engine.layout.placeOf.keys()]
    const building = buildTextIndex(ids, (id) => options.findTexts(id, language), {
      fields: options.textFields,
      language,
    })
    texts.set(language, building)
    building.then(
      (index) => {
        ready.set(language, index)
        for (const id of changedMeanwhile.get(language) ?? []) index.replace(id, options.findTexts(id, language))
        changedMeanwhile.delete(language)
      },
      () => texts.delete(language),
    )
    return building
  }
  /** What changed while a language was being read, which may have read the old text. */
  const changedMeanwhile = new Map<string, Set<number>>()

  const replaceTexts = (ids: readonly number[]): void => {
    for (const language of texts.keys()) {
      const index = ready.get(language)
      for (const id of ids) {
        if (index) index.replace(id, options.findTexts(id, language))
        else changedMeanwhile.set(language, (changedMeanwhile.get(language) ?? new Set()).add(id))
      }
    }
  }

  const find = async ({ language, query }: NonNullable<SearchRequest['text']>): Promise<Found> => {
    const index = ready.get(language) ?? (await prepare(language))
    return finds.recall(`${language} ${query}`, () => toFound(engine, index.search(query), findCodes(query)))
  }

  const findCodes = (query: string): Map<number, string | undefined> => {
    const exact = new Map<number, string | undefined>()
    for (const code of [query, ...query.split(/\s+/)].map(foldCode)) {
      for (const { id, variant } of codes.get(code) ?? []) {
        const place = engine.layout.placeOf.get(id)
        if (place !== undefined) exact.set(place, exact.get(place) ?? variant)
      }
    }
    return exact
  }

  const search = async (request: SearchRequest): Promise<SearchAnswer> => {
    const text = request.text && (await find(request.text))
    const plan = planOf(engine, request.conditions, request.cheapestBy, text?.documents)
    const matched = match(engine, plan)
    const facets = request.facets.map((facet) => [facet.code, countFacet(engine, plan, facet, matched)] as const)
    const hits = pageOf(engine, request, matched, text).map((place) => {
      const variant = matched.variants
        ? engine.layout.variantKeys[variantAt(matched.variants, place)]
        : text?.exact.get(place)
      return { id: engine.layout.ids[place] ?? 0, ...(variant === undefined ? {} : { variant }) }
    })
    return {
      total: matched.documents.size(),
      hits,
      facets: Object.fromEntries(facets),
      ...(text?.corrected === undefined ? {} : { corrected: text.corrected }),
    }
  }

  return {
    write,
    search,
    prepare: async (language) => {
      await prepare(language)
    },
    update: (documents, removed) => {
      forgetAll(engine.memory)
      finds.clear()
      if (removed.length > 0) orders.clear()
      // what was computed of a set is kept with it: changed sets are new ones
      engine.layout.alive = engine.layout.alive.clone()
      engine.layout.available = engine.layout.available.clone()
      for (const document of documents) write(document)
      for (const id of removed) {
        const place = engine.layout.placeOf.get(id)
        forgetCodes(id)
        if (place === undefined) continue
        clearPlace(engine.columns, engine.layout, place)
        vacate(engine.layout, place)
      }
      replaceTexts([...documents.map(({ id }) => id), ...removed])
      return engine.layout.gaps <= Math.max(1000, engine.layout.placeOf.size * mostGaps)
    },
  }
}

/** The chosen variant of a document, which stands in order among the places. */
const variantAt = ({ places, at }: ChosenVariants, place: number): number => {
  let low = 0
  let high = places.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((places[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return at[low] ?? 0
}
