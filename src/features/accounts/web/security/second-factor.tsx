import { useEffect, useRef, useState } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Problem } from '#ui/problem.tsx'
import type { AccountsContract } from '../../contract.ts'
import styles from '../account.module.css'
import { useUser } from '../session/account-state.ts'
import { FactorForm } from './factor-form.tsx'
import type { Shown } from './factor-form.tsx'
import { FactorSetUp, RecoveryCodes } from './factor-set-up.tsx'
import { Section } from '../profile/section.tsx'
import { useChange } from '../use-change.ts'
import { useGetAccount } from '../session/use-account.ts'

type Doing = 'nothing' | 'entering' | 'setting-up'

/** The second factor of one of the shop's people; nothing where the shop asks for none. */
export const SecondFactor = () => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const getAccount = useGetAccount()
  const change = useChange()
  const isWaiting = useUser()?.second_factor !== undefined
  const { answer, look } = useOne<AccountsContract, 'GET /api/user/second-factor'>('GET /api/user/second-factor')
  const waited = useRef(isWaiting)
  useEffect(() => {
    // shown in the sign-in, above this: a recovery code may be gone with it
    if (waited.current && !isWaiting) look()
    waited.current = isWaiting
  }, [isWaiting, look])
  const [doing, setDoing] = useState<Doing>('nothing')
  const [codes, setCodes] = useState<readonly string[]>([])
  if (answer === undefined) return <Skeleton shape="line" />
  if (!answer.ok || !answer.value.is_required) return null
  const { is_set_up: isSetUp, recovery_codes_left: left } = answer.value
  const take = async ({ user, recoveryCodes }: Shown) => {
    setCodes(recoveryCodes)
    setDoing('nothing')
    change.setError(undefined)
    look()
    await getAccount().update(user)
  }
  /** What is far-reaching asks for the digits first, where they were not shown lately. */
  const renew = async () => {
    const renewed = await change.run(async () => {
      const made = await call('POST /api/user/second-factor/recovery-codes', {})
      if (!made.ok && made.code === 'SECOND_FACTOR_NEEDED') setDoing('entering')
      return made
    })
    if (!renewed) return
    setCodes(renewed.codes)
    look()
  }
  return (
    <Section
      title={t('account.factor')}
      text={isSetUp ? t('account.factorOn', { count: left }) : t('account.factorOff')}
    >
      <Problem text={change.error} />
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
      ) : doing === 'setting-up' || !isSetUp ? (
        <FactorSetUp onShown={(shown) => void take(shown)} onNeeded={() => setDoing('entering')} />
      ) : doing === 'entering' || isWaiting ? (
        <FactorForm label={t('account.factorCode')} onShown={(shown) => void take(shown)} />
      ) : (
        <div className={styles.actions}>
          <Button variant="ghost" size="s" isBusy={change.isBusy} onClick={() => void renew()}>
            {t('account.newRecoveryCodes')}
          </Button>
          <Button variant="ghost" size="s" onClick={() => setDoing('setting-up')}>
            {t('account.otherAuthenticator')}
          </Button>
        </div>
      )}
    </Section>
  )
}
