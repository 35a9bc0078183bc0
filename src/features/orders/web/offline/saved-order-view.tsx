import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { PaymentMethodSetting } from '#features/stores/rules/settings.ts'
import { useShell } from '#features/stores/web/index.ts'
import { usePanels } from '#platform/web/page/panels.ts'
import { useText } from '#platform/web/texts.tsx'
import { useIsOnline } from '#platform/web/call/use-online.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { RecordActions, RecordNote } from '#ui/record-card.tsx'
import type { OrderBody } from '../../contract.ts'
import { isUnconfirmed } from '../../rules/offline-order.ts'
import type { SavedOrder } from '../../rules/offline-order.ts'
import { SavedOrderActions } from './saved-order-actions.tsx'
import { SavedPieces, useReason } from './saved-order-card.tsx'
import styles from './saved-orders.module.css'
import { useSavedOrders } from './use-saved-orders.ts'

/** The page after an order that is not sent yet. While it is open all that waits goes out as soon as the shop is there. */
export const SavedOrderView = ({ id }: { id: string }) => {
  const { orders, manage, isKept, isLoaded, isCustomerMissing } = useSavedOrders()
  const isOnline = useIsOnline()
  const navigate = useNavigate()
  const order = orders.find(({ order_id }) => order_id === id)
  const isWaiting = order !== undefined && isUnconfirmed(order)
  const placed = order?.state === 'accepted' ? order.order : undefined
  useEffect(() => {
    if (isWaiting && isOnline) void manage.confirmAll()
  }, [isWaiting, isOnline, manage])
  useEffect(() => {
    if (placed) void navigate(`/order/${placed.id}`, { replace: true })
  }, [placed, navigate])
  if (!isLoaded) return null
  if (!order) return isCustomerMissing ? <CustomerMissing /> : <Gone />
  return (
    <Saved order={order} isKept={isKept}>
      <SavedOrderActions order={order} manage={manage} />
    </Saved>
  )
}

const Saved = ({ order, isKept, children }: { order: SavedOrder; isKept: boolean; children: ReactNode }) => {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { settings } = useShell()
  const reason = useReason(order)
  const { state } = order
  const isUnderWay = state === 'saved' || state === 'waiting' || state === 'sending'
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.view}>
      <h1 ref={heading} className="t-64" tabIndex={-1}>
        {t(isUnderWay ? 'saved.state.saved' : `saved.state.${state}`)}
      </h1>
      <div className={styles.told} role="status">
        {isUnderWay && !reason ? <p>{t(isKept ? 'saved.text' : 'saved.nothingYet')}</p> : null}
        {reason ? <p>{reason}</p> : null}
        {isUnderWay && isPaidByLink(order, settings.payment_methods) ? <p>{t('checkout.payLater')}</p> : null}
        {isUnderWay && !isKept ? (
          <RecordNote>
            <Icon name="info" size="s" /> {t('saved.notKept')}
          </RecordNote>
        ) : null}
      </div>
      <SavedPieces order={order} />
      <RecordActions>
        {children}
        <ButtonLink to="/" variant="ghost" size="s">
          {t('order.continue')}
        </ButtonLink>
      </RecordActions>
    </div>
  )
}

/** Whether it is paid on a page that is known only once the shop has the order. */
const isPaidByLink = ({ body }: SavedOrder, methods: readonly PaymentMethodSetting[]): boolean => {
  const chosen = body === '' ? undefined : (JSON.parse(body) as OrderBody).addressInformation.payment_method_code
  return methods.some(({ code, kind }) => code === chosen && kind !== 'offline')
}

/** Its sign-in is over: nothing of it is told, but that it is not lost. */
const CustomerMissing = () => {
  const t = useText()
  const panels = usePanels()
  return (
    <div className={styles.view}>
      <h1 className="t-64" tabIndex={-1}>
        {t('saved.state.saved')}
      </h1>
      <p>{t('saved.customerMissing')}</p>
      <Button onClick={() => panels.open('sign-in')}>{t('shell.signIn')}</Button>
    </div>
  )
}

/** It was put away, here or in another tab, or is another customer's, of whom nothing is told. */
const Gone = () => {
  const t = useText()
  return (
    <div className={styles.view}>
      <h1 className="t-64" tabIndex={-1}>
        {t('saved.gone404')}
      </h1>
      <ButtonLink to="/">{t('order.continue')}</ButtonLink>
    </div>
  )
}
