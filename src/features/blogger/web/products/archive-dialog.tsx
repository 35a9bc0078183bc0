import { useState } from 'react'
import type { FormEvent } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, useCloseDialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import type { BloggerContract, WirePromoProduct } from '../../contract.ts'
import { archiveReasons, bloggerLimits } from '../../rules/limits.ts'
import type { ArchiveReason } from '../../rules/limits.ts'
import { Problem } from '#ui/problem.tsx'
import styles from '../cabinet.module.css'

type Props = { product: WirePromoProduct; onClose: () => void; onDone: () => void }

/** Asks why a product is put aside; another reason wants its words. */
export const ArchiveDialog = (props: Props) => {
  const t = useText()
  return (
    <Dialog title={t('cabinet.archiveTitle', { title: props.product.title })} onClose={props.onClose}>
      <Asking {...props} />
    </Dialog>
  )
}

const Asking = ({ product, onDone }: Props) => {
  const t = useText()
  const call = useCall<BloggerContract>()
  const work = useWork()
  const close = useCloseDialog()
  const [reason, setReason] = useState<ArchiveReason>()
  const [notes, setNotes] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!reason) return work.setError(t('cabinet.chooseReason'))
    if (reason === 'other' && notes.trim() === '') return work.setError(t('cabinet.sayReason'))
    const body = {
      id: product.id,
      type: product.is_set ? 'set' : 'product',
      archive: true,
      reason,
      notes: notes.trim() || null,
    } as const
    const done = await work.run(() => call('POST /api/blogger/archive', { body }), t('cabinet.putAside'))
    if (!done) return undefined
    onDone()
    return close()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <RadioGroup
        legend={t('cabinet.why')}
        options={archiveReasons.map((value) => ({ value, label: t(`cabinet.reason_${value}`) }))}
        value={reason}
        onChange={(value) => setReason(archiveReasons.find((one) => one === value))}
      />
      <TextField
        label={t('cabinet.notes')}
        rows={3}
        maxLength={bloggerLimits.notes}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
      <Problem text={work.error} />
      <Button type="submit" isBusy={work.isBusy}>
        {t('cabinet.archive')}
      </Button>
    </form>
  )
}
