import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { importAnew } from '#features/catalog/server/index.ts'
import type { AnewOptions } from '#features/catalog/server/index.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { StoreCode, StoreView } from '#features/stores/rules/store-view.ts'
import type { Db, RequestContext } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { tryLock, unlock, watchForLoss } from '#platform/server/session-locks.ts'
import { updateCalls } from '../rules/update-calls.ts'

export type UpdateDeps = {
  readonly dataDir: string
  readonly settingsOf: (db: Db, code: StoreCode) => Promise<Pick<Settings, 'import_feeds'>>
  /** Reads the skins again and shows them, in every process. */
  readonly updateSkins: (db: Db) => Promise<{ readonly skins: number; readonly refused: number }>
  /** For tests: how feeds are fetched. */
  readonly fetch?: AnewOptions['fetch']
}

type Context = RequestContext<StoreView>
type Progress = Parameters<NonNullable<AnewOptions['onProgress']>>[0]

/** Nobody else reads the skins at the same time, on whatever process. */
const skinsKey = 7_406_324

/** The sources of the shop and its skins, brought up to date by whoever may. */
export const updateRoutes = (mount: Mount<StoreView>, deps: UpdateDeps): void => {
  let progress: Progress | undefined
  const update = async (_: unknown, { db, store, now }: Context) => {
    const { import_feeds: feeds } = await deps.settingsOf(db, store.storeCode)
    const onProgress = (told: Progress) => void (progress = told)
    const { dataDir, fetch } = deps
    const result = await importAnew(db, {
      dataDir,
      feeds,
      storeCode: store.storeCode,
      now,
      onProgress,
      ...(fetch ? { fetch } : {}),
    })
    // whoever was refused for another's sake ends nothing of it
    if (result.ok || result.code !== 'ALREADY_RUNNING') progress = undefined
    return result
  }
  const updateSkins = (_: unknown, { db }: Context) => alone(db, skinsKey, () => deps.updateSkins(db))
  mount.mount(updateCalls, {
    'GET /api/manage/update': update,
    'POST /api/manage/update': update,
    'GET /api/manage/update/progress': async () =>
      ok({
        step: progress?.step ?? null,
        percent: progress?.total ? Math.min(100, Math.floor((100 * progress.done) / progress.total)) : 0,
      }),
    'GET /api/manage/skin-update': updateSkins,
    'POST /api/manage/skin-update': updateSkins,
  })
}

const alone = <T>(db: Db, key: number, work: () => Promise<T>): Promise<Result<T, 'ALREADY_RUNNING'>> =>
  db.connection().execute(async (connection) => {
    await watchForLoss(connection)
    if (!(await tryLock(connection, key))) return refuse('ALREADY_RUNNING')
    try {
      return ok(await work())
    } finally {
      await unlock(connection, key)
    }
  })
