import { minute } from '#core/durations.ts'
import { ok, refuse } from '#core/result.ts'
import type { AccountDeps, Context } from '../deps.ts'
import { checkProof } from '../passwords/password-routes.ts'
import type { Proof } from '../passwords/password-routes.ts'
import { findCaller } from './sign-in.ts'

/** Who signed in so lately need not show it again. */
const recentMs = 15 * minute

/** Whether the caller signed in within the last 15 minutes, or shows again to be who is signed in. Outside of any transaction. */
export const checkRecent = async (deps: Pick<AccountDeps, 'passwords'>, proof: Proof, context: Context) => {
  const { db, session, now } = context
  const own = await db
    .selectFrom('session')
    .select('created_at')
    .where('id', '=', session?.id ?? '')
    .executeTakeFirst()
  if (own && now.getTime() - own.created_at.getTime() <= recentMs) return ok(true)
  const customer = await findCaller(context)
  if (!customer || (proof.code ?? proof.password) === undefined) return refuse('PROOF_NEEDED')
  return checkProof(deps, proof, customer, context)
}
