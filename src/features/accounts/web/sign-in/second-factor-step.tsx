import { Suspense, lazy, useState } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useUser } from '../session/account-state.ts'
import { FactorForm } from '../security/factor-form.tsx'
import type { Shown } from '../security/factor-form.tsx'
import type { SignInFlow } from './sign-in-flow.ts'
import styles from './sign-in.module.css'

const FactorSetUp = lazy(async () => ({ default: (await import('../security/factor-set-up.tsx')).FactorSetUp }))
const RecoveryCodes = lazy(async () => ({ default: (await import('../security/factor-set-up.tsx')).RecoveryCodes }))

/** The second factor of the shop's people: asked for, or set up at the first time. */
export const SecondFactorStep = ({ flow }: { flow: SignInFlow }) => {
  const t = useText()
  const [isSetUp] = useState(useUser()?.second_factor === 'set_up')
  const [shown, setShown] = useState<Shown>()
  const take = (next: Shown) => {
    if (next.recoveryCodes.length > 0) setShown(next)
    else void flow.takeFactor(next.user)
  }
  return (
    <div className={styles.form}>
      <Suspense fallback={<Skeleton shape="line" />}>
        {shown ? (
          <RecoveryCodes codes={shown.recoveryCodes} onDone={() => void flow.takeFactor(shown.user)} />
        ) : isSetUp ? (
          <FactorSetUp onShown={take} />
        ) : (
          <>
            <p className="muted">{t('account.factorText')}</p>
            <FactorForm label={t('account.factorCode')} onShown={take} />
          </>
        )}
      </Suspense>
    </div>
  )
}
