import { useId, useState } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from './design.module.css'

/** When a version is to be shown: nothing for at once. */
export type When = { readonly publish_at?: string; readonly draft?: boolean }

export const isAtOnce = ({ publish_at, draft }: When): boolean => !publish_at && !draft

type Props = {
  isBusy: boolean
  error: string | undefined
  onSave: (when: When) => void
  /** Shows what somebody else published meanwhile, where they did. */
  onTheirs?: (() => void) | undefined
  /** Pages have no schedule. */
  hasSchedule?: boolean
}

/** At once, at a time, or not yet. */
export const PublishBar = ({ isBusy, error, onSave, onTheirs, hasSchedule = true }: Props) => {
  const t = useText()
  const id = useId()
  const [at, setAt] = useState('')
  const [opened] = useState(() => Date.now())
  // pressed without a time
  const [isMissing, setMissing] = useState(false)
  const moment = at === '' ? Number.NaN : new Date(at).getTime()
  const save = (when: When) => {
    setMissing(false)
    onSave(when)
  }
  const schedule = () =>
    Number.isNaN(moment) ? setMissing(true) : save({ publish_at: new Date(moment).toISOString() })
  return (
    <div className={styles.blocks} role="group" aria-labelledby={id}>
      <h2 id={id} className="t-20">
        {t('office.publishing')}
      </h2>
      <Problem text={isMissing ? t('office.noMoment') : error} />
      <div className={styles.publish}>
        <Button isBusy={isBusy} onClick={() => save({})}>
          {t('office.publish')}
        </Button>
        <Button variant="ghost" isBusy={isBusy} onClick={() => save({ draft: true })}>
          {t('office.saveDraft')}
        </Button>
        {onTheirs ? (
          <Button variant="ghost" onClick={onTheirs}>
            {t('office.showTheirs')}
          </Button>
        ) : null}
      </div>
      {hasSchedule ? (
        <div className={styles.publish}>
          <TextField
            label={t('office.publishAt')}
            error={moment <= opened ? t('office.isPast') : undefined}
            type="datetime-local"
            value={at}
            onChange={(event) => {
              setAt(event.target.value)
              setMissing(false)
            }}
          />
          <Button variant="ghost" isBusy={isBusy} onClick={schedule}>
            {t('office.schedule')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
