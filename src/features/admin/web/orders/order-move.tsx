import { useState } from 'react'
import type { FormEvent } from 'react'
import type { ManagedOrder, MoveBody, OrderContract } from '#features/orders/contract.ts'
import { stageOf, statusCodes } from '#features/orders/rules/status.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { changesOf } from '../screen-parts/changes.ts'
import styles from '../screen-parts/office.module.css'
import { stageText } from './order-words.ts'
import { Part } from '../screen-parts/part.tsx'
import { Problem } from '#ui/problem.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { useSeen } from '../screen-parts/use-seen.ts'

const stages = [0, 1, 2, 3, 4, 5] as const

const trackingOf = ({ delivery: { carrier, number, link } }: ManagedOrder) => ({ title: carrier, number, link })

type Props = { order: ManagedOrder; onChange: (order: ManagedOrder) => void }

/** Moves an order on: its status and stage, who carries it, and that it is paid. */
export const OrderMove = ({ order, onChange }: Props) => {
  const t = useText()
  const call = useCall<OrderContract>()
  const work = useWork()
  const { order_status, delivery } = order
  const stored = {
    status: order_status,
    stage: '',
    title: delivery.carrier ?? '',
    number: delivery.number ?? '',
    link: delivery.link ?? '',
  }
  // what the order becomes meanwhile leaves it
  const [typed, setTyped] = useState<Partial<typeof stored>>({})
  const { seen, isBehind, see, hear } = useSeen(trackingOf(order))
  const shown = { ...stored, ...typed }
  const { status, stage, title, number, link } = shown
  const type = (name: keyof typeof stored) => (event: { target: { value: string } }) => {
    // what stood there as its typing began is what was seen of it
    if (typed.title === undefined && typed.number === undefined && typed.link === undefined) see(trackingOf(order))
    setTyped({ ...typed, [name]: event.target.value })
  }
  const send = async (body: MoveBody) => {
    const moved = await work.run(async () => {
      const made = await call('POST /api/manage/orders/:id', { params: { id: order.id }, body })
      const theirs = !made.ok && made.code === 'TRACKING_CHANGED' ? (made.meta['order'] as ManagedOrder) : undefined
      hear(theirs && trackingOf(theirs))
      if (theirs) onChange(theirs)
      return made
    }, t('office.saved'))
    if (moved) onChange(moved)
    return moved
  }
  const showTheirs = () => {
    setTyped(({ title: _title, number: _number, link: _link, ...others }) => others)
    see(seen)
    work.setError(undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isTracked = title !== stored.title || number !== stored.number || link !== stored.link
    const moved = await send({
      // what stands there may be old: only what was chosen moves the order
      ...(status === order_status ? {} : { order_status: status }),
      ...(stage ? { stage: Number(stage) } : {}),
      ...(isTracked
        ? { tracking: { title: title || null, number: number || null, link: link || null }, seen: { tracking: seen } }
        : {}),
    })
    if (!moved) return
    if (isTracked) see(trackingOf(moved))
    // what was typed meanwhile stays
    setTyped((now) => ({ ...changesOf(shown, now) }))
  }
  return (
    <Part title={t('office.move')}>
      <form className={`${styles.form} ${styles.two}`} onSubmit={(event) => void submit(event)}>
        <SelectField label={t('office.status')} value={status} onChange={type('status')}>
          {stages.map((one) => (
            <optgroup key={one} label={stageText(t, one)}>
              {statusCodes
                .filter((code) => stageOf(code) === one)
                .map((code) => (
                  <option key={code} value={code}>
                    {`${code} · ${stageText(t, one)}`}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
        <SelectField label={t('office.stage')} value={stage} onChange={type('stage')}>
          <option value="">{t('office.ofStatus')}</option>
          {stages.map((one) => (
            <option key={one} value={one}>
              {`${one} · ${stageText(t, one)}`}
            </option>
          ))}
        </SelectField>
        <TextField label={t('office.carrier')} maxLength={100} value={title} onChange={type('title')} />
        <TextField label={t('office.trackingNumber')} maxLength={100} value={number} onChange={type('number')} />
        <TextField
          className={styles.wide}
          label={t('office.trackingLink')}
          type="url"
          maxLength={500}
          value={link}
          onChange={type('link')}
        />
        <Problem text={work.error} />
        <div className={`${styles.actions} ${styles.wide}`}>
          <Button type="submit" isBusy={work.isBusy}>
            {t('office.save')}
          </Button>
          {order.paid ? null : (
            <Button variant="ghost" isBusy={work.isBusy} onClick={() => void send({ paid: true })}>
              {t('office.markPaid')}
            </Button>
          )}
          {isBehind ? (
            <Button variant="ghost" onClick={showTheirs}>
              {t('office.showTheirs')}
            </Button>
          ) : null}
        </div>
      </form>
    </Part>
  )
}
