import { useState } from 'react'
import type { ChangeEvent } from 'react'
import type { ReplyOf } from '#core/endpoint.ts'
import type { BloggerContract } from '#features/blogger/contract.ts'
import { useDay, useMoney } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { saveFile } from '#platform/web/call/save-file.ts'
import { useText } from '#platform/web/texts.tsx'
import { useUpload } from '#platform/web/call/use-upload.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import { SureButton } from '../screen-parts/sure-button.tsx'
import styles from './bloggers.module.css'

type Payout = ReplyOf<BloggerContract['GET /api/manage/payouts']>['items'][number]

/** A payout with its documents, and what can be decided of it: pressed twice, for it stays decided. */
export const PayoutRow = ({ payout, onChange }: { payout: Payout; onChange: () => void }) => {
  const t = useText()
  const money = useMoney()
  const day = useDay()
  const call = useCall<BloggerContract>()
  const upload = useUpload<BloggerContract>()
  const work = useWork()
  const attach = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const sent = await work.run(
      () => upload('POST /api/manage/payouts/:id/document', { document: [file] }, { params: { id: payout.id } }),
      t('office.attached'),
    )
    target.value = ''
    if (sent) onChange()
  }
  const takesOne = payout.status === 'open' || (payout.status === 'approved' && payout.attachment === null)
  const [sure, setSure] = useState<'approve' | 'cancel'>()
  const decide = async (action: 'approve' | 'cancel') => {
    if (sure !== action) return setSure(action)
    const done = await work.run(
      () => call('POST /api/manage/payouts/:id', { params: { id: payout.id }, body: { action } }),
      t(action === 'approve' ? 'office.payoutApproved' : 'office.payoutCancelled'),
    )
    setSure(undefined)
    return done && onChange()
  }
  return (
    <li className={styles.row}>
      <b className="num">{payout.number}</b>
      <span>{payout.blogger.name || payout.blogger.contact}</span>
      <span className="num">{money(payout.amount, payout.currency)}</span>
      <span className="t-14 muted num">{day(payout.created_at)}</span>
      <span className="t-14">{t(`office.payout_${payout.status}`)}</span>
      <a className="link t-14" href={payout.file} download>
        {t('office.document')}
      </a>
      <Attachment payout={payout} onFail={() => work.setError(t('office.failed'))} />
      {takesOne ? (
        <TextField
          className={styles.proof}
          label={t('office.attachFor', { number: payout.number })}
          type="file"
          accept="application/pdf"
          aria-busy={work.isBusy || undefined}
          onChange={(event) => void attach(event)}
        />
      ) : null}
      {payout.status === 'open' ? (
        <>
          <SureButton isSure={sure === 'approve'} size="s" isBusy={work.isBusy} onClick={() => void decide('approve')}>
            {t(sure === 'approve' ? 'office.approvePayoutSure' : 'office.approvePayout')}
          </SureButton>
          <SureButton isSure={sure === 'cancel'} size="s" isBusy={work.isBusy} onClick={() => void decide('cancel')}>
            {t(sure === 'cancel' ? 'office.cancelPayoutSure' : 'office.cancelPayout')}
          </SureButton>
        </>
      ) : null}
      <Problem text={work.error} />
    </li>
  )
}

/** What was put to it: a document, fetched as whoever is signed in, or a picture. */
const Attachment = ({ payout: { attachment, number }, onFail }: { payout: Payout; onFail: () => void }) => {
  const t = useText()
  if (attachment === null) return null
  if (!attachment.startsWith('/api/'))
    return (
      <a className="link t-14" href={attachment} target="_blank" rel="noreferrer">
        {t('office.attachment')}
      </a>
    )
  const save = async () => {
    if (!(await saveFile(attachment, `${number}.pdf`))) onFail()
  }
  return (
    <Button variant="ghost" size="s" onClick={() => void save()}>
      {t('office.attachment')}
    </Button>
  )
}
