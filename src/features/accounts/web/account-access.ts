import type { Call } from '#core/endpoint.ts'
import { clientCache } from '#platform/web/client-cache.ts'
import { browserSession, sessionLostEvent } from '#platform/web/session.ts'
import type { SessionLoss } from '#platform/web/session.ts'
import type { AccountsContract } from '../contract.ts'
import { showUser, userNow } from './account-state.ts'
import { createAccount } from './account.ts'
import type { Account } from './account.ts'

let opened: Account | undefined

/** The one account of this page, by the call that it was first asked for with. Only the browser asks for it. */
export const accountOf = (call: Call<AccountsContract>): Account => {
  if (opened) return opened
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('vitrine.account') : undefined
  const post = channel?.postMessage.bind(channel)
  const account = createAccount({
    session: browserSession(),
    call,
    cache: clientCache(),
    show: showUser,
    now: userNow,
    tellTabs: () => post?.({ kind: 'changed' }),
  })
  addEventListener(sessionLostEvent, (event) => {
    void account.lost((event as CustomEvent<SessionLoss>).detail.wasInUse)
  })
  channel?.addEventListener('message', () => void account.refresh())
  // later: whoever asks first may be in the middle of rendering
  queueMicrotask(() => void account.start())
  return (opened = account)
}
