import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { findRunning, importAnew } from '#features/catalog/server/index.ts'
import type { AnewOptions } from '#features/catalog/server/index.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { StoreCode, StoreView } from '#features/stores/rules/store-view.ts'
import type { Db, RequestContext } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { isLocked, tryLock, unlock, watchForLoss } from '#platform/server/database/session-locks.ts'
import { updateCalls } from '../rules/update-calls.ts'

export type UpdateDeps = {
  readonly dataDir: string
  readonly settingsOf: (db: Db, code: StoreCode) => Promise<Pick<Settings, 'import_feeds'>>
  /** Reads the skins again and shows them, in every process. */
  readonly updateSkins: (db: Db) => Promise<{ readonly skins: number; readonly refused: number }>
  /** How feeds are fetched. */
  readonly fetch?: AnewOptions['fetch']
}

type Context = RequestContext<StoreView>

/** Nobody else reads the skins at the same time, on whatever process. */
const skinsKey = 7_406_324

/** The sources of the shop and its skins, brought up to date by whoever may. */
export const updateRoutes = (mount: Mount<StoreView>, deps: UpdateDeps): void => {
  const update = async (_: unknown, { db, store, now }: Context) => {
    const { import_feeds: feeds } = await deps.settingsOf(db, store.storeCode)
    const { dataDir, fetch } = deps
    return importAnew(db, { dataDir, feeds, storeCode: store.storeCode, now, ...(fetch ? { fetch } : {}) })
  }
  const updateSkins = (_: unknown, { db }: Context) => alone(db, skinsKey, () => deps.updateSkins(db))
  mount.mount(updateCalls, {
    'GET /api/manage/update': update,
    'POST /api/manage/update': update,
    'GET /api/manage/update/progress': async (_, { db }) => {
      const progress = await findRunning(db)
      return ok({
        step: progress?.step ?? null,
        percent: progress?.total ? Math.min(100, Math.floor((100 * progress.done) / progress.total)) : 0,
        skins: await isLocked(db, skinsKey),
      })
    },
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
