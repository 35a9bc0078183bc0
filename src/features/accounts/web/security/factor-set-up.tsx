import { useState } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import type { AccountsContract } from '../../contract.ts'
import styles from '../account.module.css'
import { FactorForm } from './factor-form.tsx'
import type { Shown } from './factor-form.tsx'
import { QrPicture } from './qr-picture.tsx'
import { useChange } from '../use-change.ts'

type Props = {
  onShown: (shown: Shown) => void
  /** The authenticator of before is to be shown first. */
  onNeeded?: () => void
}

/** Sets an authenticator up: its secret as a picture and as text, then the first digits. */
export const FactorSetUp = ({ onShown, onNeeded }: Props) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const change = useChange()
  const [secret, setSecret] = useState<{ readonly secret: string; readonly uri: string }>()
  const start = async () =>
    setSecret(
      await change.run(async () => {
        const started = await call('POST /api/user/second-factor/start', {})
        if (!started.ok && started.code === 'SECOND_FACTOR_NEEDED') onNeeded?.()
        return started
      }),
    )
  if (!secret) {
    return (
      <div className={styles.form}>
        <p className="muted">{t('account.factorSetUpText')}</p>
        <Problem text={change.error} />
        <Button isBusy={change.isBusy} onClick={() => void start()}>
          {t('account.factorSetUp')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.form}>
      <p>{t('account.factorScan')}</p>
      <QrPicture text={secret.uri} label={t('account.factorPicture')} />
      <p>
        <code className={styles.secret}>{secret.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        <br />
        <a className="link t-14" href={secret.uri}>
          {t('account.factorOpen')}
        </a>
      </p>
      <FactorForm label={t('account.factorDigits')} onShown={onShown} />
    </div>
  )
}

/** Recovery codes, this one time. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const t = useText()
  return (
    <div className={styles.form}>
      <p>
        <b>{t('account.recoveryTitle')}</b> {t('account.recoveryText')}
      </p>
      <ul className={styles.codes} aria-label={t('account.recoveryTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>{t('account.recoveryDone')}</Button>
    </div>
  )
}
