import { failureText } from '../failure.ts'
import { pickPasskey } from '../security/passkey.ts'
import type { PasskeyAnswer } from '../security/passkey.ts'
import type { SignInWay } from './sign-in-way.ts'

/** By a passkey: one that the browser offers by itself in the field, or one that is asked for. */
export const passkeySignIn = ({ t, call, account, along, attempt, goOn, setError }: SignInWay) => {
  const enterByPasskey = (response: PasskeyAnswer) =>
    attempt(async () => {
      const answer = await call('POST /api/user/passkeys/login', { body: { response, ...along() } })
      if (!answer.ok) return setError(failureText(t, answer, 'REGISTER_FAIL'))
      await account.enter(answer.value, answer.meta)
      return goOn(answer.value)
    })
  return {
    enterByPasskey,
    signInWithPasskey: async () => {
      const picked = await attempt(() => pickPasskey(call))
      if (picked && !picked.ok) return setError(failureText(t, picked, 'REGISTER_FAIL'))
      return picked && enterByPasskey(picked.value)
    },
  }
}
