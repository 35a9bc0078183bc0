import { day } from '#core/durations.ts'
import type { AccountDeps } from '#features/accounts/server/index.ts'
import type { Catalogue } from '#features/catalog/server/index.ts'
import { signGroupToken } from '#features/pricing/server/index.ts'

/** As long as an access token may be renewed without the profile being asked for again. */
const validMs = day

/** Proofs of price groups, in shops whose prices or taxes follow them. */
export const groupTokens =
  (catalogue: Catalogue): AccountDeps['groupTokenOf'] =>
  async ({ db, now, store }, groupId) => {
    const { user_group_tax, group_price_tiers } = catalogue.settingsOf(store.storeCode)
    if (user_group_tax === null && !group_price_tiers) return undefined
    return signGroupToken(db, { groupId, expires: new Date(now.getTime() + validMs).toISOString() })
  }
