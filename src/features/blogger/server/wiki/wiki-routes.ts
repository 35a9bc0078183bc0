import { isChangedSince } from '#core/changed-since.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { readPage } from '#features/content/rules/page-words.ts'
import type { PageBlock, PageBody } from '#features/content/rules/page-words.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Handlers } from '#platform/server/http.ts'
import type { ManagedWiki, wikiCalls } from '../../rules/wiki-calls.ts'
import type { Context } from '../deps.ts'
import {
  changeWiki,
  findManagedWiki,
  insertWiki,
  keepWikiCount,
  listWikis,
  lockWikis,
  moveWiki,
} from './wikis-store.ts'

type Written = {
  readonly title?: Readonly<Record<string, string | undefined>>
  readonly content?: Readonly<Record<string, readonly PageBlock[] | undefined>>
}

/** Words as pages of the shop take them: no markup, nothing blank, and a title in one language at least. */
const checkWords = ({
  title = {},
  content = {},
}: Written): Result<Pick<PageBody, 'title' | 'content'>, 'INVALID_INPUT'> => {
  const { page, faults } = readPage({ identifier: 'instruction', store_code: '', title, content })
  return Object.keys(faults).length > 0 ? refuse('INVALID_INPUT', { fields: faults }) : ok(page)
}

type Parts = Written & { readonly is_published?: boolean | undefined }

const oneWiki = async (id: number, { db, store }: Context): Promise<Result<ManagedWiki, 'NOT_FOUND'>> => {
  const wiki = await findManagedWiki(db, id, store.i18n.language)
  return wiki ? ok(wiki) : refuse('NOT_FOUND')
}

/** What managers write for bloggers to read. */
export const wikiHandlers = (): Handlers<typeof wikiCalls, StoreView> => ({
  'GET /api/manage/wikis': async (_, { db, store }) => {
    const items = await listWikis(db, store.i18n.language, { isForStaff: true })
    return ok({
      items: items.map((wiki) => ({ ...wiki, is_published: wiki.is_published === true })),
      total: items.length,
    })
  },
  'GET /api/manage/wikis/:id': ({ params: { id } }, context) => oneWiki(id, context),

  'POST /api/manage/wikis': async ({ body }, context) => {
    const { db, now } = context
    const words = checkWords(body)
    if (!words.ok) return words
    const isPublished = body.is_published ?? false
    await lockWikis(db)
    const id = await insertWiki(db, { slug: body.slug, words: words.value, isPublished, now })
    if (id === undefined) return refuse('WIKI_EXISTS')
    if (id === 'full') return refuse('WIKIS_FULL')
    await keepWikiCount(db, now)
    const made = await oneWiki(id, context)
    if (!made.ok) throw new Error('the instruction was not kept')
    return made
  },

  'POST /api/manage/wikis/:id': async ({ params: { id }, body }, context) => {
    const { db, now, store } = context
    await lockWikis(db)
    const before = await findManagedWiki(db, id, store.i18n.language)
    if (!before) return refuse('NOT_FOUND')
    const isWritten = body.title !== undefined || body.content !== undefined
    const words = isWritten ? checkWords({ ...before.words, ...body }) : undefined
    if (words?.ok === false) return words
    const known: Parts = { ...before.words, is_published: before.is_published }
    const next = { ...words?.value, is_published: body.is_published }
    if (isChangedSince<Parts>(['title', 'content', 'is_published'], { known, next, seen: body.seen }))
      return refuse('WIKI_CHANGED', { wiki: before })
    await changeWiki(db, id, { words: words?.value, isPublished: body.is_published, now })
    if (body.place !== undefined) await moveWiki(db, id, body.place)
    await keepWikiCount(db, now)
    return oneWiki(id, context)
  },
})
