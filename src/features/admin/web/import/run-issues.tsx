import { useState } from 'react'
import type { ImportContract } from '#features/catalog/rules/import-calls.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { saveFile } from '#platform/web/call/save-file.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import { reasonIn } from './reasons.ts'
import table from '../list/office-table.module.css'

/** Rows that are shown; the file has them all. */
const size = 50

const Reason = ({ reason }: { reason: string }) => {
  const t = useText()
  const said = reasonIn(t, reason)
  return (
    <td data-label={t('office.reason')} {...(said === undefined ? { lang: 'en' } : {})}>
      {said ?? reason}
    </td>
  )
}

/** Rows that an import refused and what it left out, the first of them, and all of the refused ones as a file. */
export const RunIssues = ({ id }: { id: number }) => {
  const t = useText()
  const { storeCode } = useStoreView()
  const [error, setError] = useState<string>()
  const { answer } = useOne<ImportContract, 'GET /api/manage/import-issues'>('GET /api/manage/import-issues', {
    query: { run: id, size },
  })
  if (!answer?.ok || answer.value.total === 0) return null
  const { items, total } = answer.value
  const save = async () => {
    const query = new URLSearchParams({ store: storeCode, run: String(id), refused: 'true' })
    const isSaved = await saveFile(`/api/manage/export/import-issues.csv?${query}`, `import-${id}-refused.csv`)
    setError(isSaved ? undefined : t('account.REQUEST_FAILED'))
  }
  return (
    <div className={table.around}>
      <div className={table.bulk}>
        <p className="t-14">{t('office.importIssues', { shown: items.length, count: total })}</p>
        <Button variant="ghost" size="s" onClick={() => void save()}>
          {t('office.importRefusedFile')}
        </Button>
      </div>
      <Problem text={error} />
      <table className={table.table}>
        <caption className="vh">{t('office.importIssues', { shown: items.length, count: total })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('office.state')}</th>
            <th scope="col">{t('office.importPlace')}</th>
            <th scope="col">{t('office.importColumn')}</th>
            <th scope="col">{t('office.sku')}</th>
            <th scope="col">{t('office.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((issue, index) => (
            // several things are said of one row
            <tr key={index}>
              <td data-label={t('office.state')}>
                {t(issue.is_refused ? 'office.importState.refused' : 'office.importNote')}
              </td>
              <td data-label={t('office.importPlace')} className="num">
                {issue.file}:{issue.line}
              </td>
              <td data-label={t('office.importColumn')}>{issue.column}</td>
              <td data-label={t('office.sku')}>{issue.sku ?? ''}</td>
              <Reason reason={issue.reason} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
