import type { Call } from '#core/endpoint.ts'
import type { AccountsContract } from '../../contract.ts'
import type { Account } from '../session/account.ts'

/** What an entry link names, and the address without it; undefined where it is none. */
export const readEntryLink = (search: string): { contact: string; code: string; rest: string } | undefined => {
  const params = new URLSearchParams(search)
  const [contact, code] = [params.get('contact'), params.get('code')]
  if (!contact || !code) return undefined
  params.delete('contact')
  params.delete('code')
  const rest = params.toString()
  return { contact, code, rest: rest === '' ? '' : `?${rest}` }
}

/** Signs in by a link; false where the shop refuses, or does not answer. */
export const enterByLink = async (
  { call, account }: { call: Call<AccountsContract>; account: Pick<Account, 'enter'> },
  {
    contact,
    code,
    cartId,
    claim,
  }: { contact: string; code: string; cartId: string | undefined; claim: string | undefined },
): Promise<boolean> => {
  const answer = await call('POST /api/user/fast-login', {
    body: { contact, code, ...(cartId === undefined ? {} : { cartId }), ...(claim === undefined ? {} : { claim }) },
  })
  if (!answer.ok) return false
  await account.enter(answer.value, answer.meta)
  return true
}
