import type { Translate } from '#core/text.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { Unbroken } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import type { DeskContract, JobDesk, WireFailedJob } from '../../rules/desk-calls.ts'
import { OfficeFilters } from '../list/office-filters.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import type { Column } from '../list/office-table.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { useList } from '../list/use-list.ts'
import { Read } from '../screen-parts/unread.tsx'

/** The work that waits, what of it failed, and what runs by itself. */
export const Screen = () => {
  const t = useText()
  const one = useOne<DeskContract, 'GET /api/admin/jobs'>('GET /api/admin/jobs')
  return (
    <Read one={one}>
      {({ queues, schedules }) => (
        <>
          <Failed queues={queues} onChange={one.look} />
          <div className={styles.columns}>
            <Part title={t('office.queues')}>
              <ul className={styles.rows}>
                {queues.map(({ name, ...counts }) => (
                  <li key={name}>
                    <span>{name}</span>
                    <span className="num">{t('office.queueCounts', counts)}</span>
                  </li>
                ))}
              </ul>
              <div>
                <Button variant="ghost" size="s" onClick={one.look}>
                  {t('office.lookAgain')}
                </Button>
              </div>
            </Part>
            <Part title={t('office.schedules')} text={t('office.schedulesText')}>
              <ul className={styles.rows}>
                {schedules.map(({ name, cron, last_at: last, next_at: next }) => (
                  <li key={name}>
                    <span>{`${name} · ${cron}`}</span>
                    <span>
                      <Unbroken
                        text={t('office.runs', {
                          last: last ? formatDateTime(last) : '–',
                          next: next ? formatDateTime(next) : '–',
                        })}
                      />
                    </span>
                  </li>
                ))}
              </ul>
            </Part>
          </div>
        </>
      )}
    </Read>
  )
}

const Failed = ({ queues, onChange }: { queues: JobDesk['queues']; onChange: () => void }) => {
  const t = useText()
  const call = useCall<DeskContract>()
  const work = useWork()
  const list = useList<DeskContract, 'GET /api/admin/jobs/failed'>('GET /api/admin/jobs/failed', ['queue'])
  const deed =
    (verb: 'again' | 'remove') =>
    ({ name, id }: WireFailedJob) =>
      call(`POST /api/admin/jobs/:name/:id/${verb}`, { params: { name, id } })
  const run = async (verb: 'again' | 'remove', job: WireFailedJob) => {
    const done = await work.run(() => deed(verb)(job), t(verb === 'again' ? 'office.jobAgain' : 'office.jobRemoved'))
    if (!done) return
    list.look()
    onChange()
  }
  return (
    <Part title={t('office.failedJobs')}>
      <OfficeFilters
        list={list}
        filters={[{ name: 'queue', label: t('office.queue'), options: queues.map(({ name }) => [name, name]) }]}
      />
      <Problem text={work.error} />
      <OfficeTable
        label={t('office.failedJobs')}
        list={list}
        columns={columnsOf(t, run)}
        keyOf={({ id }) => id}
        nameOf={({ name, failed_at, created_at }) => `${name} ${formatDateTime(failed_at ?? created_at)}`}
        file="failed-jobs"
        none={t('office.none.failedJobs')}
        bulk={[
          { label: t('office.runAgain'), run: deed('again') },
          { label: t('office.removeJob'), run: deed('remove') },
        ]}
        onDone={onChange}
      />
    </Part>
  )
}

const columnsOf = (
  t: Translate,
  run: (verb: 'again' | 'remove', job: WireFailedJob) => Promise<void>,
): readonly Column<WireFailedJob>[] => [
  {
    id: 'date',
    label: t('office.date'),
    sort: 'failed_at',
    cell: (job) => <time>{formatDateTime(job.failed_at ?? job.created_at)}</time>,
  },
  { id: 'queue', label: t('office.queue'), cell: ({ name }) => name },
  { id: 'why', label: t('office.why'), cell: ({ problem }) => problem },
  { id: 'tries', label: t('office.tries'), isNumber: true, cell: ({ tries }) => tries },
  {
    id: 'do',
    label: t('office.deed'),
    cell: (job) => (
      <span className={styles.actions}>
        <Button variant="ghost" size="s" onClick={() => void run('again', job)}>
          {t('office.runAgain')}
        </Button>
        <Button variant="ghost" size="s" onClick={() => void run('remove', job)}>
          {t('office.removeJob')}
        </Button>
      </span>
    ),
  },
]
