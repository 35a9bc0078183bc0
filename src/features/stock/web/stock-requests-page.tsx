import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LateTexts, PageHead } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { stockContract } from '../contract.ts'
import { failureText } from './failure-text.ts'
import styles from './notify-dialog.module.css'

type State = 'asking' | 'sending' | 'done'

/** The page that the mails lead to: withdraws what a contact still waits for. One press, so that no robot does it by looking. */
export const Component = () => (
  <Suspense
    fallback={
      <div className="wrap page">
        <Skeleton shape="line" />
      </div>
    }
  >
    <LateTexts>
      <Requests />
    </LateTexts>
  </Suspense>
)

const Requests = () => {
  const t = useText()
  const call = useCall<typeof stockContract>()
  const [search] = useSearchParams()
  const [state, setState] = useState<State>('asking')
  const [error, setError] = useState<string>()
  const token = search.get('token') ?? ''
  const withdraw = async () => {
    setState('sending')
    setError(undefined)
    const answer = await call('POST /api/stock/notify/cancel', { body: { token } })
    setState(answer.ok ? 'done' : 'asking')
    if (answer.ok) return
    setError(failureText(t, answer))
  }
  const words = token === '' ? 'notify.linkCut' : state === 'done' ? 'notify.canceled' : 'notify.cancelText'
  return (
    <div className={`wrap page ${styles.form}`}>
      <PageHead title={t('notify.cancelTitle')} isIndexed={false} />
      <h1 className="t-64" tabIndex={-1}>
        {t('notify.cancelTitle')}
      </h1>
      <p role="status">{t(words)}</p>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      <p>
        {words === 'notify.cancelText' ? (
          <Button isBusy={state === 'sending'} onClick={() => void withdraw()}>
            {t('notify.cancelButton')}
          </Button>
        ) : (
          <ButtonLink to="/">{t('notify.toShop')}</ButtonLink>
        )}
      </p>
    </div>
  )
}
