import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { askBeforeLeaving, userNow } from '#features/accounts/web/index.ts'
import { useIsOnline } from '#platform/web/call/use-online.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { isLeftBehind } from '../../rules/offline-order.ts'
import { SavedOrderCard } from './saved-order-card.tsx'
import styles from './saved-orders.module.css'
import { useSavedOrders } from './use-saved-orders.ts'

type Asked = {
  readonly ids: readonly string[]
  /** The page it was asked on: whoever goes on to another one stays signed in. */
  readonly at: string
  readonly answer: (isGoing: boolean) => void
}

/**
 * Before a customer logs out whose orders the shop does not have yet: they are sent, kept for when they sign in again, or cancelled one by
 * one. Whoever closes the dialog stays. Who comes back from acting for them is not asked. Source: reliability.md 3.
 */
export const LeaveQuestion = () => {
  const t = useText()
  const { orders, manage } = useSavedOrders()
  const isOnline = useIsOnline()
  const { pathname: at } = useLocation()
  const [asked, setAsked] = useState<Asked>()
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    let isGone = false
    let stay = () => {}
    const stop = askBeforeLeaving(async () => {
      const ids = (await manage.load()).filter(isLeftBehind).map(({ order_id }) => order_id)
      if (ids.length === 0 || userNow()?.actor) return true
      if (isGone) return false
      return new Promise((answer) => {
        stay = () => answer(false)
        setAsked({ ids, at, answer })
      })
    })
    return () => {
      isGone = true
      stop()
      stay()
    }
  }, [manage, at])
  if (asked && asked.at !== at) setAsked(undefined)
  if (asked?.at !== at) return null
  const shown = orders.filter(({ order_id }) => asked.ids.includes(order_id))
  const left = shown.filter(isLeftBehind)
  const end = (isGoing: boolean) => {
    setAsked(undefined)
    asked.answer(isGoing)
  }
  const send = async () => {
    setSending(true)
    await manage.confirm(asked.ids)
    await manage.run({ isBack: true })
    setSending(false)
    // what the shop has a word about stays in sight with it
    if (!manage.getView().orders.some((order) => asked.ids.includes(order.order_id) && isLeftBehind(order))) end(true)
  }
  return (
    <Dialog
      title={t('saved.leaveTitle')}
      onClose={() => end(false)}
      footer={
        <>
          {isOnline && left.some(({ state }) => state !== 'attention') ? (
            <Button isBusy={isSending} onClick={() => void send()}>
              {t('saved.sendAndLeave')}
            </Button>
          ) : null}
          <Button variant="ghost" onClick={() => end(true)}>
            {t(left.length > 0 ? 'saved.keepAndLeave' : 'account.logOut')}
          </Button>
        </>
      }
    >
      <div className={styles.list}>
        {left.length > 0 ? <p>{t('saved.leaveText', { count: left.length })}</p> : null}
        {shown.map((order) => (
          <SavedOrderCard key={order.order_id} order={order} manage={manage} isAsked />
        ))}
      </div>
    </Dialog>
  )
}
