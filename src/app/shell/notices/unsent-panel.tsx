import { useEffect, useState, useSyncExternalStore } from 'react'
import { findUnsent } from '#core/task-list.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { taskQueue } from '#platform/web/tasks/task-queue.ts'
import type { SyncTask } from '#platform/web/tasks/task-queue.ts'
import { useText } from '#platform/web/texts.tsx'
import { useIsOnline } from '#platform/web/call/use-online.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/dialog.tsx'
import { RecordCard } from '#ui/record-card.tsx'
import styles from './unsent-panel.module.css'
import { laneText, reasonText } from './unsent-words.ts'

/** What could not be sent, each with its reason, to send again or to forget. */
export const UnsentPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const queue = taskQueue()
  const tasks = useSyncExternalStore(queue.subscribe, queue.view, queue.view)
  // one that is sent again stays in sight until it is through
  const [again, setAgain] = useState<readonly string[]>([])
  const failed = findUnsent(tasks)
  const shown = tasks.filter((task) => failed.includes(task) || again.includes(task.task_id))
  useEffect(() => {
    for (const { task_id, acknowledged } of failed) if (!acknowledged) void queue.acknowledge(task_id)
  }, [failed, queue])
  return (
    <Panel side="right" title={t('unsent.title')} onClose={onClose}>
      <div className={styles.list} aria-live="polite">
        <p>{t(shown.length > 0 ? 'unsent.intro' : 'unsent.none')}</p>
        {shown.map((task) => (
          <UnsentCard
            key={task.task_id}
            task={task}
            onAgain={() => {
              setAgain([...again, task.task_id])
              void queue.retry(task.task_id)
            }}
            onForget={() => void queue.cancel(task.task_id)}
          />
        ))}
      </div>
    </Panel>
  )
}

type CardProps = { task: SyncTask; onAgain: () => void; onForget: () => void }

const UnsentCard = ({ task, onAgain, onForget }: CardProps) => {
  const t = useText()
  const isOnline = useIsOnline()
  const { lane, created_at, state, reason } = task
  const isSending = state === 'sending'
  return (
    <RecordCard
      title={laneText(t, lane)}
      state={
        <time className={styles.time} dateTime={created_at}>
          {formatDateTime(created_at)}
        </time>
      }
      note={
        isSending
          ? t('unsent.underWay')
          : state === 'waiting' && !isOnline
            ? t('unsent.waiting')
            : reasonText(t, reason ?? { kind: 'said', message: '' })
      }
      actions={
        <>
          <Button size="s" isBusy={isSending} disabled={!isOnline} onClick={onAgain}>
            {t('unsent.again')}
          </Button>
          <Button size="s" variant="ghost" disabled={isSending} onClick={onForget}>
            {t('unsent.forget')}
          </Button>
        </>
      }
    />
  )
}
