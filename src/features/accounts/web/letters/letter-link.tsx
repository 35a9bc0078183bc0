import { useEffect, useEffectEvent } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import type { AccountsContract } from '../../contract.ts'

type Props = {
  token: string
  /** The link of a mail that ends the newsletter; else the one that confirms it. */
  isLeaving: boolean
}

/** Does what the link of a newsletter's mail is for, and tells what came of it. It shows nothing by itself. */
export const LetterLink = ({ token, isLeaving }: Props) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const notices = useNotices()
  const follow = async (leaves: boolean): Promise<void> => {
    const answer = await call(leaves ? 'POST /api/newsletter/leave' : 'POST /api/newsletter/confirm', {
      body: { token },
    })
    const leave = { label: t('letter.leave'), run: () => void follow(true) }
    const again = { label: t('letter.again'), run: () => void follow(leaves) }
    if (answer.ok && leaves) return notices.add({ kind: 'success', text: t('letter.left'), lifeMs: null })
    if (answer.ok) return notices.add({ kind: 'success', text: t('letter.confirmed'), lifeMs: null, action: leave })
    if (answer.code === 'TOKEN_INVALID')
      return notices.add({ kind: 'error', text: t(leaves ? 'notify.linkCut' : 'letter.badLink') })
    return notices.add({ kind: 'error', text: t('refusal.OFFLINE'), action: again })
  }
  const start = useEffectEvent(() => void follow(isLeaving))
  useEffect(() => start(), [])
  return null
}
