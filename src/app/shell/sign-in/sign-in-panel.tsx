import { useEffect } from 'react'
import { LateTexts } from '#features/stores/web/index.ts'
import { SignInDialog } from '#features/accounts/web/sign-in/sign-in-dialog.tsx'
import { useGetAccount } from '#features/accounts/web/session/use-account.ts'
import { useGetCart } from '#features/cart/web/index.ts'

/** The sign-in dialog with the cart that goes along. */
export const SignInPanel = ({ onClose }: { onClose: () => void }) => {
  const account = useGetAccount()()
  const getCart = useGetCart()
  // what it holds is known by the time that somebody signs in
  useEffect(() => void getCart().whenSettled(), [getCart])
  return (
    <LateTexts>
      <SignInDialog account={account} cartIdNow={() => getCart().getView().cartId} onClose={onClose} />
    </LateTexts>
  )
}
