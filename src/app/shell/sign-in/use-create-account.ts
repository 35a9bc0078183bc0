import { useCallback } from 'react'
import type { AccountsContract } from '#features/accounts/contract.ts'
import type { NewAccount } from '#features/checkout/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'

/** Opens an account with the order that was just placed. */
export const useCreateAccount = () => {
  const call = useCall<AccountsContract>()
  return useCallback(
    async (account: NewAccount) =>
      (await import('#features/accounts/web/sign-in/create-account.ts')).createAccountOf(call, account),
    [call],
  )
}
