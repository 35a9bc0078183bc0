import { useState } from 'react'
import type { ManagedOrder, OrderContract } from '#features/orders/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { SureButton } from '../screen-parts/sure-button.tsx'

type Props = { order: ManagedOrder; onChange: (order: ManagedOrder) => void }

/** Makes a blogger's order free; pressed twice, for it cannot be taken back. */
export const OrderFree = ({ order, onChange }: Props) => {
  const t = useText()
  const call = useCall<OrderContract>()
  const work = useWork()
  const [isSure, setSure] = useState(false)
  const press = async () => {
    if (!isSure) return setSure(true)
    const free = await work.run(
      () => call('POST /api/manage/orders/:id/free', { params: { id: order.id } }),
      t('office.freeNow'),
    )
    return free && onChange(free)
  }
  return (
    <Part title={t('office.free')} text={t('office.freeText')}>
      <Problem text={work.error} />
      <div className={styles.actions}>
        <SureButton isSure={isSure} isBusy={work.isBusy} onClick={() => void press()} onKeep={() => setSure(false)}>
          {isSure ? t('office.freeSure') : t('office.free')}
        </SureButton>
      </div>
    </Part>
  )
}
