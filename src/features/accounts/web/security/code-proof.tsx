import { useState } from 'react'
import type { Result } from '#core/result.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import type { AccountsContract, WireUser } from '../../contract.ts'
import styles from '../account.module.css'
import { codeLength } from '../sign-in/code-sign-in.ts'
import { SentCode } from '../sign-in/sent-code.tsx'
import { useChange } from '../use-change.ts'

type Props = {
  user: WireUser
  /** What is about to happen. */
  text: string
  /** On the button that does it. */
  action: string
  /** Said once it is done. */
  told?: string
  work: (code: string) => Promise<Result<unknown>>
  onDone: () => unknown
}

/** What is grave is done once the code that was sent to one's own contact is entered. */
export const CodeProof = ({ user, text, action, told, work, onDone }: Props) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const change = useChange()
  const [code, setCode] = useState<string>()
  const [askedAt, setAskedAt] = useState(0)
  const { contact } = user
  const ask = async () => {
    const sent = await change.run(() =>
      call('POST /api/user/get-sms-code', { body: { phone: contact, platform: 'web' } }),
    )
    if (!sent) return
    setCode('')
    setAskedAt(performance.now())
  }
  const act = async (entered: string) => {
    if (entered.length < codeLength) return change.setError(t('account.incorrectCode'))
    return (await change.run(() => work(entered), told)) ? onDone() : undefined
  }
  return (
    <div className={styles.form}>
      <p>{text}</p>
      {code === undefined ? null : (
        <SentCode contact={contact} value={code} onChange={setCode} askedAt={askedAt} onAgain={() => void ask()} />
      )}
      <Problem text={change.error} />
      <Button isBusy={change.isBusy} onClick={() => void (code === undefined ? ask() : act(code))}>
        {code === undefined ? t('account.getCode') : action}
      </Button>
    </div>
  )
}
