import { ok } from '#core/result.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Mount } from '#platform/server/http.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import { officeCalls } from '../contract.ts'
import { deskCalls } from '../rules/desk-calls.ts'
import { readDashboard } from './dashboard.ts'
import { jobHandlers } from './job-desk.ts'
import { outboxHandlers } from './outbox.ts'

/** Mounts the calls of the back office that no other feature owns. */
export const adminRoutes = (
  mount: Mount<StoreView>,
  { jobs, lowStock }: { readonly jobs: Jobs; readonly lowStock: () => number },
): void => {
  mount.mount(deskCalls, { ...outboxHandlers(jobs), ...jobHandlers(jobs) })
  mount.mount(officeCalls, {
    'GET /api/manage/dashboard': async ({ query: { days = 30 } }, { db, now, store }) =>
      ok(await readDashboard(db, { days, now, language: store.i18n.language, lowStock: lowStock() })),
  })
}
