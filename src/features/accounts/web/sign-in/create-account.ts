import type { Call } from '#core/endpoint.ts'
import type { Result } from '#core/result.ts'
import type { AccountsContract } from '../../contract.ts'
import { accountOf } from '../session/account-access.ts'

type Opening = {
  readonly email: string
  readonly phone: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
}

/** Opens an account with a password and signs in with it. */
export const createAccountOf = async (
  call: Call<AccountsContract>,
  { email, phone, firstName, lastName, password }: Opening,
): Promise<Result<unknown>> => {
  const customer = { email, phone: phone || null, firstname: firstName, lastname: lastName }
  const created = await call('POST /api/user/create', { body: { customer, password } })
  if (!created.ok) return created
  const answer = await call('POST /api/user/login', { body: { username: email, password } })
  if (!answer.ok) return answer
  const account = accountOf(call)
  account.registered(await account.enterByPassword(answer.meta))
  return answer
}
