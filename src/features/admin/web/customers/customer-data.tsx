import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AccountsContract, ManagedCustomer } from '#features/accounts/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { offerFile } from '#platform/web/call/save-file.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { SureButton } from '../screen-parts/sure-button.tsx'

type Props = { customer: ManagedCustomer; mayErase: boolean }

/** What the law lets somebody ask of the shop: their data, and that it goes; pressed twice, for it cannot be taken back. */
export const CustomerData = ({ customer: { id }, mayErase }: Props) => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const navigate = useNavigate()
  const work = useWork()
  const [isSure, setSure] = useState(false)
  const save = async () => {
    const data = await work.run(
      () => call('POST /api/manage/customers/:id/export', { params: { id } }),
      t('office.dataSaved'),
    )
    if (data) offerFile(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }), `${id}.json`)
  }
  const erase = async () => {
    if (!isSure) return setSure(true)
    const erased = await work.run(
      () => call('POST /api/manage/customers/:id/erase', { params: { id } }),
      t('office.customerErased'),
    )
    return erased && navigate('/admin/customers')
  }
  return (
    <Part title={t('office.customerData')} text={t('office.customerDataText')}>
      <Problem text={work.error} />
      <div className={styles.actions}>
        <Button variant="ghost" size="s" isBusy={work.isBusy} onClick={() => void save()}>
          {t('office.saveData')}
        </Button>
        {mayErase ? (
          <SureButton isSure={isSure} size="s" isBusy={work.isBusy} onClick={() => void erase()}>
            {isSure ? t('office.eraseSure') : t('office.customerErase')}
          </SureButton>
        ) : null}
        {isSure ? (
          <Button variant="ghost" size="s" onClick={() => setSure(false)}>
            {t('office.keepCustomer')}
          </Button>
        ) : null}
      </div>
    </Part>
  )
}
