import type { Translate } from '#core/text.ts'
import type { ImportContract, ImportRun } from '#features/catalog/rules/import-calls.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useText } from '#platform/web/texts.tsx'
import { Link } from '#ui/link.tsx'
import { BringFiles } from './bring-files.tsx'
import { isLive } from './import-words.ts'
import { RunPart } from './run-part.tsx'
import { UploadParts } from './upload-parts.tsx'
import { useLookAgain } from './use-look-again.ts'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import { Part } from '../screen-parts/part.tsx'
import { useList } from '../list/use-list.ts'

/** Catalogues from files: they are brought, looked at, tried, imported and taken back. What is under way any browser shows. */
export const Screen = () => {
  const t = useText()
  const list = useList<ImportContract, 'GET /api/manage/imports'>('GET /api/manage/imports', [])
  const live = list.rows.find(isLive)
  const isBusy = live !== undefined
  useLookAgain(isBusy, list.look, list.refusal ?? list.rows)
  const upload = list.filter('upload')
  const shown = live ?? list.rows.find(({ upload_id }) => upload_id === upload)
  const run = list.filter('run') || String(shown?.id ?? '')
  return (
    <>
      <BringFiles
        onBrought={(id) => {
          list.set('run', '')
          list.set('upload', id)
        }}
      />
      {upload ? (
        <UploadParts
          key={upload}
          id={upload}
          isBusy={isBusy}
          onRun={({ id }) => {
            list.set('run', String(id))
            list.look()
          }}
        />
      ) : null}
      {run ? <RunPart key={run} id={run} onChange={list.look} /> : null}
      <Part title={t('office.imports')}>
        <OfficeTable
          label={t('office.imports')}
          list={list}
          columns={columnsOf(t, upload)}
          keyOf={({ id }) => id}
          nameOf={({ id }) => String(id)}
          file="imports"
          none={t('office.none.imports')}
        />
      </Part>
    </>
  )
}

const columnsOf = (t: Translate, upload: string): readonly Column<ImportRun>[] => [
  {
    id: 'date',
    label: t('office.date'),
    sort: 'started_at',
    cell: ({ id, started_at }) => (
      <Link to={`?${new URLSearchParams({ ...(upload ? { upload } : {}), run: String(id) })}`} preventScrollReset>
        <time>{formatDateTime(started_at)}</time>
      </Link>
    ),
  },
  {
    id: 'by',
    label: t('office.actor'),
    cell: ({ by }) => by ?? <span className="muted">{t('office.importByShop')}</span>,
  },
  { id: 'files', label: t('office.importFiles'), cell: ({ files }) => files.join(', ') },
  { id: 'state', label: t('office.state'), cell: ({ state }) => t(`office.importState.${state}`) },
  { id: 'new', label: t('office.importNew'), isNumber: true, cell: (run) => run.new },
  { id: 'changed', label: t('office.importChanged'), isNumber: true, cell: ({ changed }) => changed },
  { id: 'unchanged', label: t('office.importUnchanged'), isNumber: true, cell: ({ unchanged }) => unchanged },
  { id: 'refused', label: t('office.importRefused'), isNumber: true, cell: ({ refused }) => refused },
]
