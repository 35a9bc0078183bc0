import { useState } from 'react'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { saveFile } from '#platform/web/call/save-file.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { AccountsContract, WireUser } from '../../contract.ts'
import styles from '../account.module.css'
import { CodeProof } from '../security/code-proof.tsx'
import { Section } from './section.tsx'
import { useGetAccount } from '../session/use-account.ts'

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

const Deletion = ({ user }: { user: WireUser }) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const getAccount = useGetAccount()
  return (
    <CodeProof
      user={user}
      text={t('account.deleteText')}
      action={t('account.deleteForGood')}
      told={t('account.deleted')}
      work={(code) => call('POST /api/user/delete', { body: { code } })}
      onDone={() => getAccount().leave()}
    />
  )
}
