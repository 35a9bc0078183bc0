import { useState } from 'react'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import type { AccountsContract, WireUser } from '../contract.ts'
import styles from './account.module.css'
import { Problem, Section } from './section.tsx'
import { codeLength } from './sign-in-flow.ts'
import { useChange } from './use-change.ts'
import { useGetAccount } from './use-account.ts'

/** What the shop knows of a person: all of it as a file, or gone for good. */
export const OwnData = ({ user }: { user: WireUser }) => {
  const t = useText()
  const { storeCode } = useStoreView()
  const [isAsking, setAsking] = useState(false)
  const [state, setState] = useState<'ready' | 'saving' | 'failed'>('ready')
  const save = async () => {
    setState('saving')
    const isSaved = await saveFile(`/api/user/export?store=${storeCode}`, 'my-data.json')
    setState(isSaved ? 'ready' : 'failed')
  }
  return (
    <Section title={t('account.data')} text={t('account.dataText')}>
      <Problem text={state === 'failed' ? t('account.REQUEST_FAILED') : undefined} />
      <div className={styles.actions}>
        <Button variant="ghost" size="s" isBusy={state === 'saving'} onClick={() => void save()}>
          {t('account.saveData')}
        </Button>
        <Button variant="ghost" size="s" onClick={() => setAsking(true)}>
          {t('account.deleteAccount')}
        </Button>
      </div>
      {isAsking ? (
        <Dialog title={t('account.deleteTitle')} onClose={() => setAsking(false)}>
          <Deletion user={user} />
        </Dialog>
      ) : null}
    </Section>
  )
}

/** The account goes once the code that was sent to its own contact is entered. */
const Deletion = ({ user }: { user: WireUser }) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const getAccount = useGetAccount()
  const change = useChange()
  const [code, setCode] = useState<string>()
  const contact = user.phone ?? user.email ?? user.contact
  const ask = async () => {
    const sent = await change.run(() =>
      call('POST /api/user/get-sms-code', { body: { phone: contact, platform: 'web' } }),
    )
    if (sent) setCode('')
  }
  const remove = async () => {
    if ((code ?? '').length < codeLength) return change.setError(t('account.incorrectCode'))
    const gone = await change.run(
      () => call('POST /api/user/delete', { body: { code: code ?? '' } }),
      t('account.deleted'),
    )
    return gone ? getAccount().leave() : undefined
  }
  return (
    <div className={styles.form}>
      <p>{t('account.deleteText')}</p>
      {code === undefined ? null : (
        <TextField
          label={t('account.codeFrom')}
          hint={t('account.codeHint', { contact })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength}
          value={code}
          onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
        />
      )}
      <Problem text={change.error} />
      <Button isBusy={change.isBusy} onClick={() => void (code === undefined ? ask() : remove())}>
        {t(code === undefined ? 'account.getCode' : 'account.deleteForGood')}
      </Button>
    </div>
  )
}
