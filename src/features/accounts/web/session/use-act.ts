import { useNavigate } from 'react-router'
import type { Result } from '#core/result.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import type { AccountsContract, WireUser } from '../../contract.ts'
import { useGetAccount } from './use-account.ts'

/** Begins to act in the name of a contact, or of the shop's blogger, on the front page; the refusal where that may not be. */
export const useAct = (): ((whose: { readonly contact: string } | 'blogger') => Promise<Result<WireUser>>) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const getAccount = useGetAccount()
  const navigate = useNavigate()
  const notices = useNotices()
  return async (whose) => {
    const answer =
      whose === 'blogger'
        ? await call('POST /api/user/login-as-blogger', { body: {} })
        : await call('POST /api/user/login-as', { body: whose })
    if (!answer.ok) return answer
    // the page of before may be one that the other must not see
    await navigate('/')
    await getAccount().act(answer.value, answer.meta)
    const text = t(whose === 'blogger' ? 'account.loggedAsBlogger' : 'account.loggedAsUser')
    notices.add({ kind: 'success', text })
    return answer
  }
}
