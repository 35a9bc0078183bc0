import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { isNoAnswer } from '#platform/web/tasks/send-or-queue.ts'
import { useText } from '#platform/web/texts.tsx'
import { useUpload } from '#platform/web/call/use-upload.ts'
import { pictureKinds } from '#ui/picture-kinds.ts'
import { Problem } from '#ui/problem.tsx'
import type { AccountsContract, WireUser } from '../../contract.ts'
import styles from '../account.module.css'
import { Avatar } from './avatar.tsx'
import { useChange } from '../use-change.ts'
import { useGetAccount } from '../session/use-account.ts'

/** Bytes that a photo may have. */
const mostBytes = 10 * 1024 * 1024

/** The own photo. A picture that got no answer stays chosen and is sent by a press; it is too big to be kept in the browser. */
export const PhotoForm = ({ user }: { user: WireUser }) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const upload = useUpload<AccountsContract>()
  const getAccount = useGetAccount()
  const change = useChange()
  const [chosen, setChosen] = useState<File>()
  const send = async (file: File) => {
    let isSilent = false
    const saved = await change.run(async () => {
      const answer = await upload('POST /api/user/photo', { photo: [file] })
      isSilent = !answer.ok && isNoAnswer(answer.code)
      return answer
    }, t('account.updated'))
    setChosen(isSilent ? file : undefined)
    if (isSilent) change.setError(t('account.photoNotSent', { name: file.name }))
    return saved ? getAccount().update(saved) : undefined
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return undefined
    return file.size > mostBytes ? change.setError(t('account.photoTooBig')) : send(file)
  }
  const remove = async () => {
    const saved = await change.run(() => call('POST /api/user/photo/remove', {}), t('account.updated'))
    if (saved) await getAccount().update(saved)
  }
  return (
    <div className={styles.photo}>
      <Avatar user={user} isBig />
      <div className={styles.links}>
        <label className={`link ${styles.file}`}>
          {t(user.photo ? 'account.photoChange' : 'account.photoAdd')}
          <input type="file" accept={pictureKinds} onChange={(event) => void choose(event)} />
        </label>
        {chosen ? (
          <button type="button" className="link" onClick={() => void send(chosen)}>
            {t('account.photoSend')}
          </button>
        ) : null}
        {user.photo ? (
          <button type="button" className="link" onClick={() => void remove()}>
            {t('account.photoRemove')}
          </button>
        ) : null}
      </div>
      <Problem text={change.error} />
    </div>
  )
}
