import type { ImportContract, ImportRun } from '#features/catalog/rules/import-calls.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { isNoSuch } from '#platform/web/call/no-such.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork, whyNot } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { FileColumns } from './file-columns.tsx'
import { FileProblem } from './file-problem.tsx'
import { PreviewPart } from './preview-part.tsx'
import { factsOf } from './import-words.ts'
import { Coming } from '../screen-parts/unread.tsx'

type Props = {
  id: string
  /** An import is under way, whoever began it. */
  isBusy: boolean
  onRun: (run: ImportRun) => void
}

/** What was brought: the files with their columns, the first products, and the presses that try and import them. */
export const UploadParts = ({ id, isBusy, onRun }: Props) => {
  const t = useText()
  const call = useCall<ImportContract>()
  const work = useWork()
  const { answer, show } = useOne<ImportContract, 'GET /api/manage/import-uploads/:id'>(
    'GET /api/manage/import-uploads/:id',
    { params: { id } },
  )
  if (!answer) return <Coming />
  if (!answer.ok) return <Problem text={isNoSuch(answer) ? t('office.importGone') : whyNot(t, answer)} />
  const { files } = answer.value
  const press = async (dry: boolean) => {
    const run = await work.run(
      () => call('POST /api/manage/import-uploads/:id/run', { params: { id }, body: { dry } }),
      t('office.importBegun'),
    )
    if (run) onRun(run)
  }
  const tables = files.some(({ kind }) => kind !== 'pictures')
  const unread = files.filter(({ kind, format }) => kind !== 'pictures' && format === null)
  const isReady = tables && unread.length === 0
  const whyUnread = () => {
    if (!tables) return 'office.importNoTable'
    const canBeSaid = unread.every(({ columns }) => columns.some(({ is_known }) => !is_known))
    return canBeSaid ? 'office.importUnread' : 'office.importNotTaken'
  }
  const whyWait = isBusy ? 'office.importBusy' : undefined
  const why = isReady ? whyWait : whyUnread()
  return (
    <>
      <Part title={t('office.importFound')}>
        {files.map((file, index) => (
          <div key={file.name} className={styles.cards}>
            <div>
              <h3 className="t-16">{file.name}</h3>
              <p className="t-14 muted">{factsOf(t, file)}</p>
            </div>
            {file.columns.length > 0 ? (
              <FileColumns
                file={file}
                isBusy={work.isBusy}
                onSay={async (columns) => {
                  const said = await work.run(
                    () =>
                      call('POST /api/manage/import-uploads/:id', { params: { id }, body: { file: index, columns } }),
                    t('office.saved'),
                  )
                  if (said) show(said)
                }}
              />
            ) : null}
            {file.problem ? <FileProblem problem={file.problem} /> : null}
          </div>
        ))}
      </Part>
      {isReady ? <PreviewPart key={JSON.stringify(files.map(({ columns }) => columns))} id={id} /> : null}
      <Part title={t('office.importDo')} text={t('office.importDoText')}>
        {why ? <p className="t-14">{t(why)}</p> : null}
        <Problem text={work.error} />
        <div className={styles.actions}>
          <Button variant="ghost" disabled={why !== undefined} isBusy={work.isBusy} onClick={() => void press(true)}>
            {t('office.importTry')}
          </Button>
          <Button disabled={why !== undefined} isBusy={work.isBusy} onClick={() => void press(false)}>
            {t('office.importNow')}
          </Button>
        </div>
      </Part>
    </>
  )
}
