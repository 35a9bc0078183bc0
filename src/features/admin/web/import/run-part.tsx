import { useEffect, useRef, useState } from 'react'
import type { ImportContract, ImportRun } from '#features/catalog/rules/import-calls.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Meter } from '#ui/meter.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { FileProblem } from './file-problem.tsx'
import { isLive, progressOf } from './import-words.ts'
import { obstaclesIn } from './obstacles.ts'
import { RunIssues } from './run-issues.tsx'
import { useLookAgain } from './use-look-again.ts'
import { SureButton } from '../screen-parts/sure-button.tsx'
import { Read } from '../screen-parts/unread.tsx'

/** Milliseconds: taking back as many rows as a file brought. */
const undoMs = 120_000

/** One import: how far it is, then what came of it, and the way back. */
export const RunPart = ({ id, onChange }: { id: string; onChange: () => void }) => {
  const t = useText()
  const key = 'GET /api/manage/imports/:id'
  const one = useOne<ImportContract, typeof key>(key, { params: { id } })
  const { answer, value: run, look, show } = one
  const isUnderWay = run !== undefined && isLive(run)
  const wasUnderWay = useRef(false)
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) onChange()
    wasUnderWay.current = isUnderWay
  }, [isUnderWay, onChange])
  useLookAgain(isUnderWay, look, answer)
  const undone = (next: ImportRun) => {
    show(next)
    onChange()
  }
  return (
    <Read one={one} title={t('office.noImport')}>
      {(shown) => (
        <Part
          title={t(shown.is_trial ? 'office.importTrial' : 'office.importRun')}
          text={[formatDateTime(shown.started_at), shown.by, shown.files.join(', ')].filter(Boolean).join(' · ')}
        >
          {isLive(shown) ? (
            <div className={styles.cards}>
              <Meter
                value={shown.step === null ? 0 : shown.done}
                max={Math.max(1, shown.total)}
                label={t('office.importProgress')}
              />
              <p className="t-14 num" role="status">
                {progressOf(t, shown)}
              </p>
            </div>
          ) : (
            <>
              <p role="status">
                <b>{t(`office.importState.${shown.state}`)}</b>
                {shown.state === 'done' || shown.state === 'tried' || shown.state === 'undone'
                  ? ` · ${t('office.importOutcome', { added: shown.new, changed: shown.changed, unchanged: shown.unchanged, refused: shown.refused })}`
                  : null}
              </p>
              {shown.problem ? <FileProblem problem={shown.problem} /> : null}
              <RunIssues id={shown.id} />
              {shown.can_undo ? <Undo id={shown.id} onUndone={undone} /> : null}
              {shown.state === 'done' && !shown.can_undo ? (
                <p className="t-14 muted">{t('office.importUndoNone')}</p>
              ) : null}
            </>
          )}
        </Part>
      )}
    </Read>
  )
}

/** Pressed twice: what the import brought goes, for whoever is in the shop. */
const Undo = ({ id, onUndone }: { id: number; onUndone: (run: ImportRun) => void }) => {
  const t = useText()
  const call = useCall<ImportContract>()
  const work = useWork()
  const [isSure, setSure] = useState(false)
  const undo = async () => {
    if (!isSure) return setSure(true)
    const undone = await work.run(async () => {
      const answer = await call('POST /api/manage/imports/:id/undo', { params: { id } }, { timeoutMs: undoMs })
      const found = answer.ok ? undefined : (answer.meta.fields as { found?: unknown } | undefined)?.found
      return answer.ok || typeof found !== 'string'
        ? answer
        : { ...answer, meta: { ...answer.meta, message: `${String(answer.meta['message'])} ${obstaclesIn(t, found)}` } }
    }, t('office.importUndone'))
    if (undone) return onUndone(undone)
    return setSure(false)
  }
  return (
    <div className={styles.cards}>
      <Problem text={work.error} />
      <div className={styles.actions}>
        <SureButton isSure={isSure} isBusy={work.isBusy} onClick={() => void undo()} onKeep={() => setSure(false)}>
          {isSure ? t('office.importUndoSure') : t('office.importUndo')}
        </SureButton>
      </div>
    </div>
  )
}
