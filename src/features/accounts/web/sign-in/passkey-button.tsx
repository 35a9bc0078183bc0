import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import type { AccountsContract } from '../../contract.ts'
import { fillsPasskeys, hasPasskeys, pickPasskey } from '../security/passkey.ts'
import type { SignInFlow } from './sign-in-flow.ts'

/** A challenge lives 5 minutes: the field asks for the next one before. */
const askAgainMs = 4 * 60_000

/** The way in with a passkey: by this button, and from the list that the browser shows below the field of the contact. */
export const PasskeyButton = ({ flow }: { flow: SignInFlow }) => {
  const t = useText()
  const [round, setRound] = useState(0)
  const startAnew = () => setRound((before) => before + 1)
  if (!hasPasskeys()) return null
  const press = async () => {
    await flow.signInWithPasskey()
    // the browser answers one question at a time: that of the field is over
    startAnew()
  }
  return (
    <>
      <InField key={round} flow={flow} onOver={startAnew} />
      <button type="button" className="link t-14" onClick={() => void press()}>
        {t('account.withPasskey')}
      </button>
    </>
  )
}

/** Waits for a passkey from the field, as long as the step is shown and the challenge lives. */
const InField = ({ flow, onOver }: { flow: SignInFlow; onOver: () => void }) => {
  const call = useCall<AccountsContract>()
  const over = useEffectEvent(onOver)
  const wait = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await fillsPasskeys()) || signal.aborted) return
    const picked = await pickPasskey(call, signal)
    // what nobody asked for fails in silence
    if (picked.ok && !signal.aborted) await flow.enterByPasskey(picked.value)
  })
  useEffect(() => {
    const controller = new AbortController()
    void wait(controller.signal)
    const timer = setTimeout(() => over(), askAgainMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [])
  return null
}
