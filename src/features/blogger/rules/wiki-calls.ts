import { Type } from 'typebox'
import type { Static } from 'typebox'
import { endpoint } from '#core/endpoint.ts'
import { languages } from '#core/language.ts'
import { rowId } from '#core/row-id.ts'
import { blocksSchema } from '#features/content/rules/office-calls.ts'
import { pageLimits } from '#features/content/rules/page-words.ts'
import { wikiSchema } from './cabinet-shapes.ts'
import { wikiSize } from './limits.ts'

const access = 'manager' as const
const params = Type.Object({ id: rowId })
const inLanguages = <T extends Type.TSchema>(schema: T) =>
  Type.Object(Object.fromEntries(languages.map((language) => [language, Type.Optional(schema)])))
const words = { title: inLanguages(Type.String({ maxLength: pageLimits.title })), content: inLanguages(blocksSchema) }
const is_published = Type.Boolean()
const parts = { ...words, is_published }
const place = Type.Integer({ minimum: 0, maximum: wikiSize, description: 'Its place among all, from 0' })

const listedSchema = Type.Object({ ...wikiSchema.properties, is_published })
const writtenSchema = Type.Object({ ...listedSchema.properties, words: Type.Object(words) })
export type ManagedWiki = Static<typeof writtenSchema>

/** Instructions for bloggers, as managers write them. */
export const wikiCalls = {
  'GET /api/manage/wikis': endpoint({
    summary: 'Instructions for bloggers by their order, those not shown too',
    access,
    reply: Type.Object({ items: Type.Array(listedSchema), total: Type.Integer() }),
  }),
  'GET /api/manage/wikis/:id': endpoint({
    summary: 'One instruction with its words in every language',
    access,
    params,
    reply: writtenSchema,
    refusals: { NOT_FOUND: 404 },
  }),
  /** It goes last; 100 at most. */
  'POST /api/manage/wikis': endpoint({
    summary: 'Writes a new instruction',
    access,
    body: Type.Object({
      slug: Type.String({ pattern: '^[a-z0-9-]{1,100}$', description: 'Its address below /cabinet/wiki' }),
      ...words,
      is_published: Type.Optional(is_published),
    }),
    reply: writtenSchema,
    refusals: { INVALID_INPUT: 400, WIKI_EXISTS: 409, WIKIS_FULL: 409 },
  }),
  /** `WIKI_CHANGED` has `{wiki}` as it is by now. */
  'POST /api/manage/wikis/:id': endpoint({
    summary: 'Changes what is named of an instruction: its words, its place, whether it is shown',
    access,
    params,
    body: Type.Partial(
      Type.Object({
        ...parts,
        place,
        /** How it was when it was looked at: where any of it is something else by now, nothing is changed. */
        seen: Type.Partial(Type.Object(parts)),
      }),
    ),
    reply: writtenSchema,
    refusals: { INVALID_INPUT: 400, NOT_FOUND: 404, WIKI_CHANGED: 409 },
  }),
}
