import { useState } from 'react'
import type { ManagedOrder } from '#features/orders/contract.ts'
import { saveFile } from '#platform/web/call/save-file.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { hasGoods, PackingSlip } from './packing-slip.tsx'

/** The papers of an order: two files, and the slip that the page itself prints. */
export const OrderPapers = ({ order }: { order: ManagedOrder }) => {
  const t = useText()
  const [error, setError] = useState<string>()
  const save = async (file: 'invoice' | 'receipt') => {
    const isSaved = await saveFile(`/api/order/${order.id}/${file}.pdf`, `${file}-${order.number}.pdf`)
    setError(isSaved ? undefined : t('account.REQUEST_FAILED'))
  }
  return (
    <div className={styles.actions}>
      <Button variant="ghost" size="s" onClick={() => void save('invoice')}>
        {t('order.invoice')}
      </Button>
      {order.paid ? (
        <Button variant="ghost" size="s" onClick={() => void save('receipt')}>
          {t('order.receipt')}
        </Button>
      ) : null}
      {hasGoods(order) ? (
        <>
          <Button variant="ghost" size="s" onClick={() => window.print()}>
            {t('office.printSlip')}
          </Button>
          <PackingSlip order={order} />
        </>
      ) : null}
      <Problem text={error} />
    </div>
  )
}
