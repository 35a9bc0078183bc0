import { ok } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import { officeCalls } from '../contract.ts'
import { readDashboard } from './dashboard.ts'

/** Mounts the calls of the back office that no other feature owns. */
export const adminRoutes = (mount: Mount<StoreView>): void =>
  mount.mount(officeCalls, {
    'GET /api/manage/dashboard': async ({ query: { days = 30 } }, { db, now, store }) =>
      ok(await readDashboard(db, { days, now, language: store.i18n.language })),
  })
