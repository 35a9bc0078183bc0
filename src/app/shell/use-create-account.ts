import { useCallback } from 'react'
import type { AccountsContract } from '#features/accounts/contract.ts'
import { useUser } from '#features/accounts/web/index.ts'
import type { NewAccount } from '#features/checkout/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'

/** Opens an account with the order that was just placed; undefined for whoever has one. */
export const useCreateAccount = () => {
  const user = useUser()
  const call = useCall<AccountsContract>()
  const create = useCallback(
    async (account: NewAccount) =>
      (await import('#features/accounts/web/create-account.ts')).createAccountOf(call, account),
    [call],
  )
  return user ? undefined : create
}
