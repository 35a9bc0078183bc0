import type { Call } from '#core/endpoint.ts'
import type { AccountsContract, KeptAddress } from '../../contract.ts'

/** Where a customer's orders go to, as the shop has it, else as this browser knew it last; the address book comes with the question. */
export const findDefaultAddress = async (
  call: Call<AccountsContract>,
  userId: number,
): Promise<KeptAddress | undefined> => {
  const { readBook } = await import('./use-addresses.ts')
  const { addresses = [] } = await readBook(call, userId)
  return addresses.find((address) => address.default) ?? addresses[0]
}
