import { useState } from 'react'
import type { FormEvent } from 'react'
import { formatDateTime } from '#features/stores/rules/format.ts'
import type { ManagedOrder, OrderContract } from '#features/orders/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { Unsaved } from '../screen-parts/unsaved.tsx'
import { Problem } from '#ui/problem.tsx'
import { useWork } from '#platform/web/call/use-work.ts'

type Props = { order: ManagedOrder; onChange: (order: ManagedOrder) => void }

/** What staff tell each other about an order; the buyer never sees it. */
export const OrderNotes = ({ order, onChange }: Props) => {
  const t = useText()
  const call = useCall<OrderContract>()
  const work = useWork()
  const [id, setId] = useState(newUuid)
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const noted = await work.run(
      () => call('POST /api/manage/orders/:id/note', { params: { id: order.id }, body: { note_id: id, text } }),
      t('office.noted'),
    )
    if (!noted) return
    // what was typed meanwhile stays, as another note
    setText((now) => (now === text ? '' : now))
    setId(newUuid())
    onChange(noted)
  }
  return (
    <Part title={t('office.notes')} text={t('office.notesText')}>
      <Unsaved isChanged={text !== ''} />
      <ul className={styles.rows}>
        {order.notes?.map((note) => (
          <li key={note.id}>
            <span className={styles.message}>{note.text}</span>
            <span className="muted num">
              {note.author}, {formatDateTime(note.created_at)}
            </span>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('office.note')}
          rows={2}
          required
          maxLength={2000}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            // what is typed anew is another note; sent again unchanged it is the same
            setId(newUuid())
          }}
        />
        <Problem text={work.error} />
        <div className={styles.actions}>
          <Button type="submit" variant="ghost" isBusy={work.isBusy}>
            {t('office.addNote')}
          </Button>
        </div>
      </form>
    </Part>
  )
}
