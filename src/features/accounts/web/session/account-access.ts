import type { Call } from '#core/endpoint.ts'
import { openChannel } from '#platform/web/channel.ts'
import { clientCache } from '#platform/web/storage/client-cache.ts'
import { browserSession, sessionLostEvent } from '#platform/web/session/session.ts'
import type { SessionLoss } from '#platform/web/session/session.ts'
import type { AccountsContract } from '../../contract.ts'
import { showUser, userNow } from './account-state.ts'
import { createAccount } from './account.ts'
import type { Account } from './account.ts'

/** The queue has sent a change of the profile, or the shop has refused it: what the shop has now is asked for. */
export const profileSentEvent = 'vitrine:profile-sent'

let opened: Account | undefined

/** The one account of this page, by the call that it was first asked for with. Only the browser asks for it. */
export const accountOf = (call: Call<AccountsContract>): Account => {
  if (opened) return opened
  const channel = openChannel('vitrine.account')
  const account = createAccount({
    session: browserSession(),
    call,
    cache: clientCache(),
    show: showUser,
    now: userNow,
    tellTabs: () => channel.tell('changed'),
  })
  addEventListener(sessionLostEvent, (event) => {
    void account.lost((event as CustomEvent<SessionLoss>).detail)
  })
  addEventListener(profileSentEvent, () => void account.renew())
  channel.hear(() => void account.renew())
  // later: whoever asks first may be in the middle of rendering
  queueMicrotask(() => void account.start())
  return (opened = account)
}
