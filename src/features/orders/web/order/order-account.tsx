import { useEffect, useState } from 'react'
import { useSignIn, useUser } from '#features/accounts/web/index.ts'
import { LateTexts } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import styles from '../returning.module.css'

type Props = {
  email: string
  /** Asks for the order anew: it is the customer's now. */
  look: () => void
}

/** An account after the order, one press away: the code goes to the order's address, and the order into the account. */
export const OrderAccount = (props: Props) => (
  <LateTexts>
    <Offer {...props} />
  </LateTexts>
)

const Offer = ({ email, look }: Props) => {
  const t = useText()
  const user = useUser()
  const signIn = useSignIn()
  const [isAsked, setAsked] = useState(false)
  const isTaken = isAsked && Boolean(user)
  useEffect(() => {
    if (isTaken) look()
  }, [isTaken, look])
  if (user !== null) return null
  const ask = () => {
    setAsked(true)
    signIn({ contact: email, asksCode: true })
  }
  return (
    <section aria-labelledby="order-account" className={`${styles.returns} ${styles.noPaper}`}>
      <h2 id="order-account" className="t-20">
        {t('returning.account')}
      </h2>
      <p className="t-14 muted">{t('returning.accountText', { email })}</p>
      <Button variant="ghost" onClick={ask}>
        {t('returning.accountCode')}
      </Button>
    </section>
  )
}
