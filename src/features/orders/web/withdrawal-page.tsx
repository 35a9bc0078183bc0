import { Suspense } from 'react'
import { LateTexts, PageHead, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import styles from './orders.module.css'
import { WithdrawalForm } from './returning/withdrawal-form.tsx'

/** Withdrawal from a contract without a sign-in. */
export const Component = () => {
  const t = useText()
  return (
    <div className={`wrap ${styles.page} ${styles.narrow}`}>
      <PageHead title={t('shell.withdrawal')} isIndexed={false} />
      <h1 className="t-64" tabIndex={-1}>
        {t('shell.withdrawal')}
      </h1>
      <Suspense>
        <LateTexts>
          <Form />
        </LateTexts>
      </Suspense>
    </div>
  )
}

const Form = () => {
  const t = useText()
  const { settings } = useShell()
  return (
    <>
      <p className="muted">{t('returning.intro', { days: settings.withdrawal_days })}</p>
      <WithdrawalForm />
    </>
  )
}
