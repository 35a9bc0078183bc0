import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Db } from '#platform/server/context.ts'
import { legalPages } from '../rules.ts'

type Flag = (typeof legalPages)[number]['flag']
type Written = readonly { readonly identifier: string; readonly store_code: string }[]

type Deps = {
  readonly db: Db
  /** A text that changes with everything pages show. */
  readonly revision: () => string
}

/** The flags of legal pages that nobody has written in a store view, all off; read anew whenever what pages show has changed. */
export const createUnwrittenFlags = ({ db, revision }: Deps) => {
  let kept: { readonly revision: string; readonly written: Written } | undefined
  return async ({ storeCode }: StoreView): Promise<Partial<Record<Flag, false>>> => {
    const current = revision()
    if (kept?.revision !== current) kept = { revision: current, written: await listWritten(db) }
    const { written } = kept
    const missing = legalPages.filter(
      ({ identifier }) =>
        !written.some((page) => page.identifier === identifier && ['', storeCode].includes(page.store_code)),
    )
    return Object.fromEntries(missing.map(({ flag }) => [flag, false]))
  }
}

const listWritten = (db: Db): Promise<Written> =>
  db
    .selectFrom('cms_page')
    .select(['identifier', 'store_code'])
    .where(
      'identifier',
      'in',
      legalPages.map(({ identifier }) => identifier),
    )
    .where('is_active', '=', true)
    .execute()
