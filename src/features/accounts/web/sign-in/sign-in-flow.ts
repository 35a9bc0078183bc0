import { useNotices } from '#platform/web/page/notices.ts'
import type { WireUser } from '../../contract.ts'
import { isEmailLike } from '../../rules/contact.ts'
import { useCodeSignIn } from './code-sign-in.ts'
import { failureText } from '../failure.ts'
import { passkeySignIn } from './passkey-sign-in.ts'
import { passwordSignIn } from './password-sign-in.ts'
import { useSignInWay } from './sign-in-way.ts'
import type { FlowDeps } from './sign-in-way.ts'

/** The way into an account, step by step. One call at a time; what went wrong stays until something is typed. */
export const useSignInFlow = (deps: FlowDeps) => {
  const notices = useNotices()
  const way = useSignInWay(deps)
  const { step, go, error, setError, isBusy, contact, setContact, remember, setRemember } = way
  const byCode = useCodeSignIn(way)
  return {
    step,
    go,
    error,
    setError,
    isBusy,
    contact,
    setContact,
    isPhone: !isEmailLike(contact),
    remember,
    setRemember,
    ...byCode,
    ...passkeySignIn(way),
    ...passwordSignIn(way),
    /** Another answer of the server about whoever is signed in. */
    takeFactor: async (entered: WireUser) => {
      await way.account.update(entered)
      return way.goOn(entered)
    },
    saveName: (name: string) =>
      way.attempt(async () => {
        if (name.trim() === '') return setError(way.t('account.enterName'))
        const answer = await way.call('POST /api/user/profile-account', { body: { name: name.trim() } })
        if (!answer.ok) return setError(failureText(way.t, answer, 'REGISTER_FAIL'))
        await way.account.update(answer.value)
        way.account.registered(answer.value)
        notices.add({ kind: 'success', text: way.t('account.nameSaved') })
        return way.onDone()
      }),
  }
}
export type SignInFlow = ReturnType<typeof useSignInFlow>
