import { useState } from 'react'
import type { FormEvent } from 'react'
import type { ReplyOf } from '#core/endpoint.ts'
import type { StockContract } from '#features/stock/contract.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { SureButton } from '../screen-parts/sure-button.tsx'

type Counted = ReplyOf<StockContract['POST /api/manage/stock/counts']>

/** Rows of a preview. */
const mostShown = 20

/** Sets the stock to what was counted, out of a spreadsheet; first it is said what would change. */
export const StockCounts = ({ onChange }: { onChange: () => void }) => {
  const t = useText()
  const call = useCall<StockContract>()
  const work = useWork()
  const [text, setText] = useState('')
  const [read, setRead] = useState<{ readonly text: string; readonly counted: Counted }>()
  // what was typed since is not what was read
  const preview = read?.text === text ? read.counted : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isTrial = preview === undefined
    const answer = await work.run(
      () => call('POST /api/manage/stock/counts', { body: { text, ...(isTrial ? { try: true } : {}) } }),
      t(isTrial ? 'office.countsRead' : 'office.countsSet'),
    )
    if (!answer) return
    setRead(isTrial ? { text, counted: answer } : undefined)
    if (isTrial) return
    setText((now) => (now === text ? '' : now))
    onChange()
  }
  return (
    <Part title={t('office.counts')} text={t('office.countsText')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('office.countLines')}
          rows={5}
          required
          maxLength={200_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {preview ? (
          <div role="status">
            <p className="t-14">{t('office.countsPreview', { changed: preview.items.length, same: preview.same })}</p>
            <ul className={styles.rows}>
              {preview.items.slice(0, mostShown).map(({ sku, before, after }) => (
                <li key={sku}>
                  <span>{sku}</span>
                  <span className="num">{`${before} → ${after}`}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <Problem text={work.error} />
        <div className={styles.actions}>
          <SureButton type="submit" isSure={preview !== undefined} isBusy={work.isBusy}>
            {t(preview ? 'office.setCounts' : 'office.readCounts')}
          </SureButton>
        </div>
      </form>
    </Part>
  )
}
