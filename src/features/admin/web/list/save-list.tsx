import { useContext, useState } from 'react'
import { useStoreView } from '#features/stores/web/index.ts'
import { saveFile, ShowFactorContext } from '#platform/web/call/save-file.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from './office-table.module.css'

type Props = {
  /** The list of the server's files. */
  file: string
  /** What the list is narrowed and sorted by. */
  asked?: Readonly<Record<string, string | number>>
  /** What the file is of, where several lists stand on one screen. */
  of?: string
}

/** Saves a whole list as a file. */
export const SaveList = ({ file, asked = {}, of }: Props) => {
  const t = useText()
  const { storeCode } = useStoreView()
  const showFactor = useContext(ShowFactorContext)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const save = async () => {
    setBusy(true)
    setError(undefined)
    const query = new URLSearchParams({ store: storeCode })
    for (const [name, value] of Object.entries(asked)) query.set(name, String(value))
    const saved = await saveFile(`/api/manage/export/${file}.csv?${query}`, `${file}.csv`, undefined, showFactor)
    setBusy(false)
    const leftOut = Number(saved?.get('x-left-out') ?? 0)
    if (!saved) setError(t('account.REQUEST_FAILED'))
    else if (leftOut > 0) setError(t('office.exportCut', { count: leftOut }))
  }
  return (
    <div className={styles.actions}>
      <Button variant="ghost" size="s" isBusy={isBusy} onClick={() => void save()}>
        {t('office.export')} {of === undefined ? null : <span className="vh">{of}</span>}
      </Button>
      <Problem text={error} />
    </div>
  )
}
