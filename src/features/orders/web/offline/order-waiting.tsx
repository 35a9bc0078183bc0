import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { useIsOnline } from '#platform/web/call/use-online.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, useCloseDialog } from '#ui/dialog.tsx'
import { isFinal, isUnconfirmed } from '../../rules/offline-order.ts'
import type { SavedOrder } from '../../rules/offline-order.ts'
import { SavedOrderCard } from './saved-order-card.tsx'
import styles from './saved-orders.module.css'
import { useCustomerMissing } from './use-customer-missing.ts'
import { useSavedOrders } from './use-saved-orders.ts'
import { useWhatBecame } from './use-what-became.ts'

const isAskedAbout = (order: SavedOrder): boolean => isUnconfirmed(order) || order.state === 'attention'

/** Asks about orders that wait, wherever the shopper is, and tells what became of those that were under way. */
export const OrderWaiting = () => {
  const t = useText()
  const { orders, manage, isLoaded, isCustomerMissing } = useSavedOrders()
  const isOnline = useIsOnline()
  const { settings } = useShell()
  const isAutomatic = settings.automatic_order_transmission
  const [search, setSearch] = useSearchParams()
  const isLed = search.get('order') === 'offline'
  // the page of a saved order asks by itself
  const atOrder = search.get('saved')
  const { pathname } = useLocation()
  const [question, setQuestion] = useState<{ readonly ids: readonly string[]; readonly at: string }>()
  const asked = question?.ids
  const [isPutOff, setPutOff] = useState(false)
  // back online it is asked about anew
  if (isPutOff && !isOnline) setPutOff(false)
  useWhatBecame(orders, [...(asked ?? []), ...(atOrder === null ? [] : [atOrder])])
  useCustomerMissing(isCustomerMissing && isOnline)

  const waiting = orders.filter(isAskedAbout)
  const mayAsk = isLoaded && waiting.length > 0 && atOrder === null && (isLed || (isOnline && !isPutOff))
  if (asked === undefined && mayAsk && !(isAutomatic && waiting.every(isUnconfirmed)))
    setQuestion({ ids: waiting.map(({ order_id }) => order_id), at: pathname })
  // a link in it led on, or nothing of it is left
  const hasLedOn = question !== undefined && question.at !== pathname
  if (hasLedOn || (question && !orders.some(({ order_id }) => question.ids.includes(order_id)))) {
    setQuestion(undefined)
    if (hasLedOn) setPutOff(true)
  }
  // also those that come into sight later: once it is known who is here, or storage answers
  const mayGo = isOnline && isAutomatic && waiting.some(isUnconfirmed)
  useEffect(() => {
    if (mayGo) void manage.confirmAll()
  }, [mayGo, manage])
  useEffect(() => {
    for (const id of asked ?? []) void manage.tell(id, { kind: 'ask' })
  }, [asked, manage])

  if (asked === undefined) return null
  const shown = orders.filter(({ order_id }) => asked.includes(order_id))
  const unconfirmed = shown.filter(isUnconfirmed).map(({ order_id }) => order_id)
  const open = shown.filter((order) => !isFinal(order))
  const close = () => {
    setQuestion(undefined)
    setPutOff(true)
    if (isLed) {
      search.delete('order')
      setSearch(search, { replace: true })
    }
  }
  return (
    <Dialog
      title={t('saved.waitingTitle')}
      onClose={close}
      footer={<Answers onSend={unconfirmed.length > 0 ? () => void manage.confirm(unconfirmed) : undefined} />}
    >
      <div className={styles.list}>
        {open.length > 0 ? <p>{t('saved.waitingText', { count: open.length })}</p> : null}
        {shown.map((order) => (
          <SavedOrderCard key={order.order_id} order={order} manage={manage} isAsked />
        ))}
      </div>
    </Dialog>
  )
}

const Answers = ({ onSend }: { onSend: (() => void) | undefined }) => {
  const t = useText()
  const close = useCloseDialog()
  return (
    <>
      {onSend ? (
        // offline it is confirmed as well, and goes out once the shop is there
        <Button onClick={onSend}>{t('saved.send')}</Button>
      ) : null}
      <Button variant="ghost" onClick={close}>
        {t(onSend ? 'saved.notNow' : 'saved.close')}
      </Button>
    </>
  )
}
