import { useCall } from '#platform/web/call/call-context.ts'
import type { AccountsContract } from '../../contract.ts'
import { accountOf } from './account-access.ts'
import type { Account } from './account.ts'

/** The account of this page. Only what is loaded late has it, in the browser alone. */
export const useGetAccount = (): (() => Account) => {
  const call = useCall<AccountsContract>()
  return () => accountOf(call)
}
