import { isChangedSince } from '#core/changed-since.ts'
import { day } from '#core/durations.ts'
import { localize } from '#core/language.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { getSettings } from '#features/stores/server/index.ts'
import type { Db, RequestContext } from '#platform/server/context.ts'
import type { Handlers } from '#platform/server/http.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import { keepUpload, shownPath, showUploads, uploadPath } from '#platform/server/uploads/upload-files.ts'
import { contrastWarnings } from '../rules/contrast.ts'
import { readTokens } from '../rules/design-tokens.ts'
import type { officeCalls, WireVersion } from '../rules/office-calls.ts'
import { readPage } from '../rules/page-words.ts'
import { fromSettings, readSlides } from '../rules/slides.ts'
import type { Slide } from '../rules/slides.ts'
import { designSubject, findDesign, firstDesign } from './design.ts'
import type { DesignBody } from './design.ts'
import {
  findDraftPage,
  findOfficePage,
  findPageChangedSince,
  listOfficePages,
  pageSubject,
  publishPage,
} from './office-pages.ts'
import type { PageBody } from '../rules/page-words.ts'
import { listSkins } from './skins.ts'
import {
  addVersion,
  findShown,
  findVersion,
  listVersions,
  lockVersions,
  toWireVersion,
  withdrawVersion,
} from './versions.ts'
import type { Subject, VersionRow } from './versions.ts'

type Context = RequestContext<StoreView>

export type OfficeDeps = {
  readonly dataDir: string
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** Whether whoever publishes showed their second factor lately, where the shop asks for one. */
  readonly checkFresh: (context: Context) => Promise<Result<true, 'SECOND_FACTOR_NEEDED'>>
  readonly hasPicture: (path: string) => Promise<boolean>
}

const slidesSubject = { kind: 'slides', subject: '' } as const

/** The job that tells every process of a version whose time has come. */
export const dueJob = 'content-due'

export const officeHandlers = (deps: OfficeDeps): Handlers<typeof officeCalls, StoreView> => ({
  'GET /api/admin/design': async ({ query }, { db, now, store }) => {
    const [shown, skins, versions] = await Promise.all([
      findDesign(db, now),
      listSkins(db),
      listVersions(db, designSubject, query, now),
    ])
    const { language } = store.i18n
    return ok({
      ...shown,
      skins: skins.map(({ id, name, tokens }) => ({ id, name: localize(name, language), tokens })),
      versions,
    })
  },

  'POST /api/admin/design': async ({ body }, context) => {
    const { tokens, faults } = readTokens(body.tokens)
    if (Object.keys(faults).length > 0) return refuse('INVALID_INPUT', { fields: faults })
    const skin = body.skin ?? (await findDesign(context.db, context.now)).skin
    const base = (await listSkins(context.db)).find(({ id }) => id === skin)
    if (!base && skin !== firstDesign.skin) return refuse('INVALID_INPUT', { fields: { skin: 'UNKNOWN_SKIN' } })
    const next: DesignBody = { skin, tokens }
    if (!body.draft && body.seen) {
      await lockVersions(context.db, designSubject)
      const known = await findDesign(context.db, context.now)
      if (isChangedSince(['skin', 'tokens'], { known, next, seen: body.seen }))
        return refuse('DESIGN_CHANGED', { design: known })
    }
    const saved = await save(deps, context, { ...designSubject, body: next, ...whenOf(body) })
    if (!saved.ok) return saved
    return ok({ version: saved.value, warnings: contrastWarnings({ ...base?.tokens, ...tokens }) })
  },

  'GET /api/admin/slides': async ({ query }, { db, now, store }) =>
    ok({
      slides: [...(await findSlides(db, store, now))],
      versions: await listVersions(db, slidesSubject, query, now),
    }),

  'POST /api/admin/slides': async ({ body }, context) => {
    const { slides, faults } = readSlides(body.slides)
    const fields: Record<string, string> = { ...faults }
    for (const [index, { img, img_narrow: narrow = img }] of slides.entries()) {
      for (const [field, path] of Object.entries({ img, img_narrow: narrow }))
        if (!(await deps.hasPicture(path))) fields[`slides.${index}.${field}`] = 'NO_PICTURE'
    }
    if (Object.keys(fields).length > 0) return refuse('INVALID_INPUT', { fields })
    if (!body.draft && body.seen) {
      await lockVersions(context.db, slidesSubject)
      const { slides: known } = readSlides(await findSlides(context.db, context.store, context.now))
      const { slides: seen } = readSlides(body.seen)
      if (isChangedSince(['slides'], { known: { slides: known }, next: { slides }, seen: { slides: seen } }))
        return refuse('SLIDES_CHANGED', { slides: known })
    }
    const saved = await save(deps, context, { ...slidesSubject, body: { slides }, ...whenOf(body) })
    return saved.ok ? ok({ version: saved.value }) : saved
  },

  'POST /api/admin/slides/picture': async (_input, { wire }) => {
    const [picture] = wire?.pictures ?? []
    if (!picture) return refuse('INVALID_INPUT', { fields: { picture: 'REQUIRED' } })
    const name = await keepUpload(deps.dataDir, picture)
    await showUploads(deps.dataDir, [name])
    const { width, height } = picture
    return ok({ img: shownPath(name), address: uploadPath(name), swatch: await swatchOf(picture.bytes), width, height })
  },

  'POST /api/admin/versions/:id/publish': async ({ params, body }, context) => {
    const version = await findVersion(context.db, params.id)
    if (!version || version.withdrawn_at) return refuse('NOT_FOUND')
    const wasShown = version.publish_at !== null
    const { kind, subject, body: words } = version
    return save(deps, context, {
      kind,
      subject,
      body: words,
      ...whenOf(body),
      ...(wasShown ? { restores: version.id } : {}),
    })
  },

  'POST /api/admin/versions/:id/withdraw': async ({ params: { id } }, { db, now }) => {
    if (!(await findVersion(db, id))) return refuse('NOT_FOUND')
    const version = await withdrawVersion(db, id, now)
    return version ? ok(toWireVersion(version, undefined, now)) : refuse('ALREADY_SHOWN')
  },

  'GET /api/admin/pages': async ({ query }, { db }) => ok(await listOfficePages(db, query)),

  'GET /api/admin/page': async ({ query }, { db, now }) => {
    const key = { identifier: query.identifier, store_code: query.store_code ?? '' }
    const page = (await findOfficePage(db, key)) ?? (await findDraftPage(db, key))
    if (!page) return refuse('NOT_FOUND')
    return ok({ ...page, versions: await listVersions(db, pageSubject(key), query, now) })
  },

  'POST /api/admin/page': async ({ body }, context) => {
    const { page, faults } = readPage(body)
    if (Object.keys(faults).length > 0) return refuse('INVALID_INPUT', { fields: faults })
    if (!body.draft && body.seen) {
      await lockVersions(context.db, pageSubject(page))
      const known = await findPageChangedSince(context.db, page, body.seen)
      if (known) return refuse('PAGE_CHANGED', { page: known })
    }
    return save(deps, context, { ...pageSubject(page), body: page, draft: body.draft })
  },
})

/** When it is to be shown, of a body that may have more in it. */
const whenOf = ({ publish_at, draft }: Pick<Save, 'publish_at' | 'draft'>): Pick<Save, 'publish_at' | 'draft'> => ({
  publish_at,
  draft,
})

type Save = Subject & {
  readonly body: object
  readonly publish_at?: string | Date | null | undefined
  readonly draft?: boolean | undefined
  readonly restores?: number | null | undefined
}

/** Keeps a version: a draft, one that is shown at its time, or one that is shown from now on. */
const save = async (
  deps: OfficeDeps,
  context: Context,
  { kind, subject, body, publish_at, draft, restores }: Save,
): Promise<Result<WireVersion, 'INVALID_INPUT' | 'UNAUTHORIZED' | 'SECOND_FACTOR_NEEDED'>> => {
  const { db, now, session } = context
  if (!session) return refuse('UNAUTHORIZED')
  const at = typeof publish_at === 'string' ? new Date(publish_at) : now
  const isScheduled = typeof publish_at === 'string'
  if (isScheduled && (draft || !(at > now) || at.getTime() - now.getTime() > longestAhead))
    return refuse('INVALID_INPUT', { fields: { publish_at: draft ? 'DRAFT' : 'NOT_AHEAD' } })
  if (isScheduled && kind === 'page') return refuse('INVALID_INPUT', { fields: { publish_at: 'PAGES_AT_ONCE' } })
  if (!draft) {
    const fresh = await deps.checkFresh(context)
    if (!fresh.ok) return fresh
  }
  const row = await addVersion(db, {
    kind,
    subject,
    body,
    publishAt: draft ? undefined : at,
    restores: restores ?? undefined,
    authorId: session.customerId,
    now,
    before: () => bodyBefore(context, { kind, subject }, body),
  })
  if (kind === 'page' && !draft) await publishPage(db, body as PageBody, now)
  if (isScheduled) await deps.jobs.enqueue(db, dueJob, { version: row.id }, { startAfter: at })
  return ok(toWireVersion(row, await shownId(db, row, now), now))
}

const shownId = async (db: Db, row: VersionRow, now: Date) => (await findShown(db, row, now))?.id

/** A year: a schedule further ahead is a slip of the hand. */
const longestAhead = 366 * day

const bodyBefore = async (
  { db, now, store }: Context,
  { kind }: Subject,
  body: object,
): Promise<object | undefined> => {
  if (kind === 'design') return firstDesign
  if (kind === 'slides') return { slides: await findSlides(db, store, now) }
  const page = await findOfficePage(db, body as PageBody)
  if (!page) return undefined
  const { updated_at: _updated, ...before } = page
  return before
}

/** The windows that are shown now: the published ones, else those of the settings. */
export const findSlides = async (db: Db, store: StoreView, now: Date): Promise<readonly Slide[]> => {
  const shown = await findShown(db, slidesSubject, now)
  if (shown) return (shown.body as { slides: Slide[] }).slides
  return fromSettings((await getSettings(db, store.storeCode)).home_slides)
}

/** The colour of a picture at large. */
const swatchOf = async (bytes: Buffer): Promise<string> => {
  const { default: sharp } = await import('sharp')
  const pixel = await sharp(bytes).resize(1, 1).removeAlpha().toColourspace('srgb').raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}
