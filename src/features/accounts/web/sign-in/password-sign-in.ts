import { isEmailLike, isPhoneLike } from '../../rules/contact.ts'
import { minPasswordLength } from '../../rules/limits.ts'
import { failureText, passwordFailure } from '../failure.ts'
import type { SignInWay } from './sign-in-way.ts'

/** By a password: an account that there is, one that is made, and a password that was forgotten. */
export const passwordSignIn = ({ t, call, account, contact, along, attempt, go, setError, onDone }: SignInWay) => {
  return {
    signInWithPassword: (password: string) =>
      attempt(async () => {
        const username = contact.trim()
        if (!isEmailLike(username) && !isPhoneLike(username)) return setError(t('account.incorrectContact'))
        const answer = await call('POST /api/user/login', { body: { username, password, ...along() } })
        if (!answer.ok) return setError(failureText(t, answer, 'REGISTER_FAIL'))
        const entered = await account.enterByPassword(answer.meta)
        return entered.second_factor ? go('second-factor') : onDone()
      }),
    /** The answer tells nobody whether the contact has an account already: whoever knows its password is signed in. */
    createAccount: (name: string, password: string) =>
      attempt(async () => {
        const email = contact.trim()
        if (!isEmailLike(email)) return setError(t('account.incorrectEmail'))
        if (name.trim() === '') return setError(t('account.enterName'))
        if (password.length < minPasswordLength)
          return setError(t('account.passwordShort', { count: minPasswordLength }))
        const [firstname = '', ...rest] = name.trim().split(/\s+/)
        const customer = { email, firstname, lastname: rest.join(' ') }
        const created = await call('POST /api/user/create', { body: { customer, password } })
        if (!created.ok) return setError(failureText(t, created, 'REGISTER_FAIL'))
        const answer = await call('POST /api/user/login', { body: { username: email, password, ...along() } })
        if (!answer.ok) return setError(failureText(t, answer, 'REGISTER_FAIL'))
        const entered = await account.enterByPassword(answer.meta)
        account.registered(entered)
        return onDone()
      }),
    /** Answers whether a mail is on its way, as far as anybody may know. */
    sendReset: () =>
      attempt(async () => {
        const email = contact.trim()
        if (!isEmailLike(email)) return setError(t('account.incorrectEmail'))
        if (!navigator.onLine) return setError(t('account.passwordOffline'))
        const answer = await call('POST /api/user/reset-password', { body: { email } })
        return answer.ok ? true : setError(passwordFailure(t, answer))
      }),
  }
}
