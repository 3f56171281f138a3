import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FailedJob, TaskRow } from '#contract/office/system.ts'
import { Button } from '#app/ui/button.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { systemTexts as texts } from '#texts/nl/office/system.ts'
import { api } from '../../lib/api.ts'
import type { BulkAction, BulkNamed } from '../../ui/bulk.ts'
import { ChoiceTable } from '../../ui/choice-table.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useChoice } from '../../ui/use-choice.ts'
import { systemJobs } from '../../work/system.ts'
import { SHORT_KEYS } from './short-keys.ts'
import { SystemPage } from './system-page.tsx'
import styles from './system.module.css'
import { useSystemChange } from './use-system-change.ts'

type Jobs = Awaited<ReturnType<typeof api.listJobs>>

/** Work in the background: what failed, what there is of each kind, and what was decided last. */
export function JobsPage() {
  const { data: jobs, error, refetch } = useQuery(systemJobs)
  return (
    <SystemPage title={texts.jobs}>
      {error && !jobs && <LoadFault error={error} onAgain={() => void refetch()} />}
      {!jobs && !error && <Loading />}
      {jobs && (
        <>
          <Failed failed={jobs.failed} count={jobs.tasks.reduce((sum, { failed }) => sum + failed, 0)} />
          <Tasks tasks={jobs.tasks} />
          <Decided decided={jobs.decided} />
        </>
      )}
    </SystemPage>
  )
}

type Decision = Pick<FailedJob, 'id' | 'task' | 'label'> & { readonly decision: 'retried' | 'dropped' }

type FailedProps = {
  readonly failed: readonly FailedJob[]
  /** How much of it there is, what is not shown too. */
  readonly count: number
}

function Failed({ failed, count }: FailedProps) {
  const choice = useChoice(failed, ALL.queue)
  const [dropping, setDropping] = useState<FailedJob | null>(null)
  const { mutate, isPending, variables } = useSystemChange<Decision>({
    call: ({ id, task, decision }) => api.decideJob({ params: { id }, body: { task, decision } }),
    told: ({ label, decision }) => texts[decision](label),
    onEnd: () => setDropping(null),
  })
  const pendingId = isPending ? variables.id : null
  const columns = useMemo(
    () => [
      ...FAILED,
      actionsOf({
        pendingId,
        onRetry: (job) => mutate({ ...job, decision: 'retried' }),
        onDrop: setDropping,
      }),
    ],
    [pendingId, mutate],
  )
  return (
    <section className="panel">
      <h2 className="type-20">{texts.failedTitle}</h2>
      {failed.length > 0 && <p className={`muted ${styles.lead}`}>{texts.failedText}</p>}
      <ChoiceTable
        caption={texts.failedTitle}
        rows={failed}
        columns={columns}
        choice={choice}
        bulk={{ list: 'jobs', actions: DECISIONS, nameOf, view: ALL }}
        hasMore={count > failed.length}
        empty={<p className="muted">{texts.noFailed}</p>}
      />
      {dropping && (
        <SureDialog
          title={texts.dropTitle}
          text={texts.dropText(dropping.label)}
          verb={texts.drop}
          isPending={isPending}
          onSure={() => mutate({ ...dropping, decision: 'dropped' })}
          onClose={() => setDropping(null)}
        />
      )}
    </section>
  )
}

const ALL = { queue: 'failed', search: '' }

/** What is decided about several at once. */
const DECISIONS: readonly BulkAction[] = [
  {
    id: 'retry',
    of: SHORT_KEYS.jobs.retry,
    question: texts.retryMany,
    intro: texts.retryManyIntro,
    order: { kind: 'retryJobs' },
  },
  {
    id: 'drop',
    of: SHORT_KEYS.jobs.drop,
    question: texts.dropMany,
    intro: texts.dropManyIntro,
    order: { kind: 'dropJobs' },
  },
]

const nameOf = (row: FailedJob | BulkNamed) =>
  'label' in row ? texts.jobNamed(row.label, formatMoment(row.failedAt)) : row.number

type Deciding = {
  readonly pendingId: string | null
  readonly onRetry: (job: FailedJob) => void
  readonly onDrop: (job: FailedJob) => void
}

const actionsOf = ({ pendingId, onRetry, onDrop }: Deciding): Column<FailedJob> => ({
  id: 'actions',
  header: texts.actions,
  hideHeader: true,
  inBlock: 'full',
  cell: (job) => (
    <div className={styles.buttons}>
      <Button
        look="secondary"
        size="small"
        data-first
        aria-label={texts.retryOf(job.label, formatMoment(job.failedAt))}
        pending={pendingId === job.id}
        onClick={() => onRetry(job)}
      >
        {texts.retry}
      </Button>
      <Button
        look="tertiary"
        size="small"
        aria-label={texts.dropOf(job.label, formatMoment(job.failedAt))}
        onClick={() => onDrop(job)}
      >
        {texts.drop}
      </Button>
    </div>
  ),
})

const FAILED: readonly Column<FailedJob>[] = [
  {
    id: 'task',
    header: texts.task,
    inBlock: 'full',
    cell: ({ label, attempts }) => <TwoLines first={label} second={texts.attempts(attempts)} />,
  },
  {
    id: 'reason',
    header: texts.reason,
    inBlock: 'full',
    cell: ({ reason, error, about }) => (
      <div className={styles.said}>
        <p>{reason}</p>
        <p className="muted">{[error, ...about].filter(Boolean).join(', ')}</p>
      </div>
    ),
  },
  { id: 'at', header: texts.failedAt, cell: ({ failedAt }) => formatMoment(failedAt) },
]

function Tasks({ tasks }: { readonly tasks: readonly TaskRow[] }) {
  return (
    <section className="panel">
      <h2 className="type-20">{texts.tasksTitle}</h2>
      <div className={styles.list}>
        <Table caption={texts.tasksTitle} columns={TASKS} rows={tasks} rowKey={({ task }) => task} />
      </div>
    </section>
  )
}

const TASKS: readonly Column<TaskRow>[] = [
  {
    id: 'task',
    header: texts.task,
    inBlock: 'full',
    cell: ({ label, clock }) => <TwoLines first={label} second={clock ?? texts.noClock} />,
  },
  {
    id: 'last',
    header: texts.lastDone,
    cell: ({ lastDoneAt }) => (lastDoneAt === null ? texts.never : formatMoment(lastDoneAt)),
  },
  { id: 'waiting', header: texts.waiting, figures: true, cell: ({ waiting }) => formatNumber(waiting) },
  { id: 'running', header: texts.running, figures: true, cell: ({ running }) => formatNumber(running) },
  { id: 'failed', header: texts.failed, figures: true, cell: ({ failed }) => formatNumber(failed) },
]

function Decided({ decided }: { readonly decided: Jobs['decided'] }) {
  return (
    <section className="panel">
      <h2 className="type-20">{texts.decidedTitle}</h2>
      {decided.length === 0 ? (
        <p className="muted">{texts.noDecided}</p>
      ) : (
        <div className={styles.list}>
          <Table caption={texts.decidedTitle} columns={DECIDED} rows={decided} rowKey={({ id }) => id} />
        </div>
      )}
    </section>
  )
}

const DECIDED: readonly Column<Jobs['decided'][number]>[] = [
  {
    id: 'task',
    header: texts.task,
    inBlock: 'full',
    cell: ({ label, reason }) => <TwoLines first={label} second={reason} />,
  },
  { id: 'decision', header: texts.actions, cell: ({ decision }) => texts.decision[decision] },
  { id: 'by', header: texts.by, cell: ({ by }) => by ?? texts.system },
  { id: 'at', header: texts.failedAt, cell: ({ at }) => formatMoment(at) },
]
