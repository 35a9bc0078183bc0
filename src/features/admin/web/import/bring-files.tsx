import { useState } from 'react'
import type { FormEvent } from 'react'
import type { ImportContract } from '#features/catalog/rules/import-calls.ts'
import { uploadLimits } from '#features/catalog/rules/import-limits.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { useUpload } from '#platform/web/call/use-upload.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { problemIn } from './reasons.ts'

/** Milliseconds: catalogues are large, and lines slow. */
const sendingMs = 120_000

/** The files of an import, sent to the shop and kept there for a day. */
export const BringFiles = ({ onBrought }: { onBrought: (id: string) => void }) => {
  const t = useText()
  const send = useUpload<ImportContract>()
  const work = useWork()
  const { i18n } = useStoreView()
  const [files, setFiles] = useState<readonly File[]>([])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (files.length === 0) return work.setError(t('office.importNone'))
    if (files.length > uploadLimits.files || files.reduce((sum, { size }) => sum + size, 0) > uploadLimits.bytes)
      return work.setError(t('office.importTooMuch', { files: uploadLimits.files, size: uploadLimits.bytes / 1e6 }))
    const upload = await work.run(async () => {
      const answer = await send('POST /api/manage/import-uploads', { files }, { timeoutMs: sendingMs })
      const why = answer.ok ? undefined : (answer.meta.fields as { files?: unknown } | undefined)?.files
      return answer.ok || typeof why !== 'string'
        ? answer
        : {
            ...answer,
            meta: { ...answer.meta, message: `${String(answer.meta['message'])} ${problemIn(t, why) ?? why}` },
          }
    }, t('office.importBrought'))
    if (!upload) return undefined
    form.reset()
    setFiles([])
    return onBrought(upload.id)
  }
  return (
    <Part title={t('office.importBring')} text={t('office.importText', { currency: i18n.currencyCode })}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('office.importFiles')}
          hint={t('office.importHint', { files: uploadLimits.files, size: uploadLimits.bytes / 1e6 })}
          type="file"
          multiple
          accept=".csv,.tsv,.txt,.xml,.json,.ndjson,.jsonl,.zip"
          onChange={(event) => setFiles([...(event.target.files ?? [])])}
        />
        <Problem text={work.error} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={work.isBusy}>
            {t('office.importSend')}
          </Button>
        </div>
      </form>
    </Part>
  )
}
