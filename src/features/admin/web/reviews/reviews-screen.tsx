import { useState } from 'react'
import type { ManagedReview, ReviewsContract } from '#features/reviews/contract.ts'
import { reviewStatus } from '#features/reviews/rules.ts'
import type { Translate } from '#core/text.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { dateColumn } from '../list/columns.tsx'
import styles from '../screen-parts/office.module.css'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { Problem } from '#ui/problem.tsx'
import { UnsavedParts, useUnsavedPart } from '../screen-parts/unsaved.tsx'
import { statesOf } from './review-states.ts'
import { useList } from '../list/use-list.ts'
import { useWork } from '#platform/web/call/use-work.ts'

const { approved, refused } = reviewStatus

/** What customers wrote, to be shown or not, and answered. */
export const Screen = () => {
  const t = useText()
  const call = useCall<ReviewsContract>()
  const list = useList<ReviewsContract, 'GET /api/manage/reviews'>('GET /api/manage/reviews', ['q', 'status'])
  const setTo = (status: number) => (review: ManagedReview) =>
    call('POST /api/manage/reviews/:id', { params: { id: review.id }, body: { status } })
  return (
    <UnsavedParts>
      <OfficeFilters
        list={list}
        find={t('office.findReview')}
        filters={[{ name: 'status', label: t('office.state'), options: statesOf(t) }]}
      />
      <OfficeTable
        label={t('area.reviews')}
        list={list}
        columns={columnsOf(t, list.look)}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        file="reviews"
        none={t('office.none.reviews')}
        bulk={[
          { label: t('office.approve'), run: setTo(approved) },
          { label: t('office.refuse'), run: setTo(refused) },
        ]}
      />
    </UnsavedParts>
  )
}

const columnsOf = (t: Translate, look: () => void): readonly Column<ManagedReview>[] => [
  {
    id: 'product',
    label: t('office.product'),
    cell: (review) => (
      <>
        {review.product_name} <span className="muted">{review.product_sku}</span>
      </>
    ),
  },
  { id: 'rating', label: t('office.rating'), sort: 'rating', isNumber: true, cell: ({ rating }) => `${rating} / 5` },
  { id: 'text', label: t('office.review'), cell: (review) => <Words review={review} /> },
  dateColumn(t),
  {
    id: 'state',
    label: t('office.state'),
    cell: ({ status }) => statesOf(t).find(([code]) => code === String(status))?.[1] ?? '',
  },
  { id: 'do', label: t('office.answer'), cell: (review) => <Moderate review={review} onDone={look} /> },
]

const Words = ({ review }: { review: ManagedReview }) => {
  const t = useText()
  return (
    <div>
      <b>{review.title}</b>
      <p>{review.detail}</p>
      <p className="muted">
        {review.nickname}
        {review.verified ? ` · ${t('office.verified')}` : ''}
      </p>
      {review.photos.length > 0 ? (
        <div className={styles.photos}>
          {review.photos.map((photo) => (
            <img key={photo} src={photo} alt={t('office.photoBy', { name: review.nickname })} width={80} height={80} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

const Moderate = ({ review, onDone }: { review: ManagedReview; onDone: () => void }) => {
  const t = useText()
  const call = useCall<ReviewsContract>()
  const work = useWork()
  const stored = review.reply ?? ''
  // undefined: what is stored, whoever wrote it
  const [typed, setTyped] = useState<string>()
  if (typed === stored) setTyped(undefined)
  const reply = typed ?? stored
  useUnsavedPart(reply.trim() !== stored)
  const send = async (status?: number) => {
    const words = reply.trim() || null
    const body = { ...(status === undefined ? {} : { status }), ...(words === review.reply ? {} : { reply: words }) }
    const changed = await work.run(
      () => call('POST /api/manage/reviews/:id', { params: { id: review.id }, body }),
      t('office.saved'),
    )
    if (!changed) return
    // what was typed meanwhile stays
    if (typed !== undefined) setTyped((now) => (now === typed ? (words ?? '') : now))
    onDone()
  }
  return (
    <div className={styles.form}>
      <TextField
        label={
          <>
            {t('office.answer')}
            <span className="vh">: {review.title}</span>
          </>
        }
        rows={2}
        maxLength={2000}
        value={reply}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Problem text={work.error} />
      <div className={styles.actions}>
        {review.status === approved ? null : (
          <Button size="s" isBusy={work.isBusy} onClick={() => void send(approved)}>
            {t('office.approve')}
            <span className="vh">: {review.title}</span>
          </Button>
        )}
        {review.status === refused ? null : (
          <Button size="s" variant="ghost" isBusy={work.isBusy} onClick={() => void send(refused)}>
            {t('office.refuse')}
            <span className="vh">: {review.title}</span>
          </Button>
        )}
        <Button size="s" variant="ghost" isBusy={work.isBusy} onClick={() => void send()}>
          {t('office.save')}
          <span className="vh">: {review.title}</span>
        </Button>
      </div>
    </div>
  )
}
