import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RETENTION } from '#domain/privacy/retention.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { retentionRuleTexts, retentionTexts as texts, termText } from '#texts/nl/office/retention.ts'
import { systemTexts } from '#texts/nl/office/system.ts'
import { api } from '../../lib/api.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { retention } from '../../work/system.ts'
import { SystemPage } from './system-page.tsx'
import styles from './system.module.css'
import { useSystemChange } from './use-system-change.ts'

type Retention = Awaited<ReturnType<typeof api.getRetention>>

/** How long things are kept, what would go now, and the press that does it. */
export function RetentionPage() {
  const { data, error, refetch } = useQuery(retention)
  const [asks, setAsks] = useState(false)
  const due = data?.rules.reduce((sum, rule) => sum + rule.due, 0) ?? 0
  const run = useSystemChange({
    call: () => api.runRetention(),
    told: () => texts.ran,
    onEnd: () => setAsks(false),
  })
  return (
    <SystemPage
      title={systemTexts.retention}
      note={texts.note}
      actions={
        due > 0 && (
          <Button size="small" onClick={() => setAsks(true)}>
            {texts.run}
          </Button>
        )
      }
    >
      {error && !data && <LoadFault error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Rules rules={data.rules} isNothing={due === 0} />}
      {data && <Runs runs={data.runs} />}
      {asks && (
        <SureDialog
          title={texts.runTitle}
          text={texts.runText(due)}
          verb={texts.run}
          isPending={run.isPending}
          onSure={() => run.mutate()}
          onClose={() => setAsks(false)}
        />
      )}
    </SystemPage>
  )
}

function Rules({ rules, isNothing }: { readonly rules: Retention['rules']; readonly isNothing: boolean }) {
  return (
    <>
      {isNothing && <Notice tone="good" title={texts.nothing} />}
      <section className={`panel ${styles.list}`}>
        <Table caption={texts.table} columns={RULES} rows={rules} rowKey={({ rule }) => rule} />
      </section>
    </>
  )
}

const RULES: readonly Column<Retention['rules'][number]>[] = [
  {
    id: 'what',
    header: texts.what,
    inBlock: 'full',
    cell: ({ rule }) => {
      const { label, from } = retentionRuleTexts[rule]
      return <TwoLines first={label} second={texts.termOf(termText(RETENTION[rule]), from)} />
    },
  },
  { id: 'fate', header: texts.fate, cell: ({ rule }) => retentionRuleTexts[rule].fate },
  { id: 'source', header: texts.source, cell: ({ rule }) => retentionRuleTexts[rule].source },
  {
    id: 'due',
    header: texts.due,
    figures: true,
    inBlock: 'lead',
    cell: ({ due }) => (due > 0 ? <strong>{formatNumber(due)}</strong> : formatNumber(due)),
  },
  {
    id: 'last',
    header: texts.last,
    figures: true,
    dispensable: true,
    cell: ({ lastCount }) => (lastCount === null ? '' : formatNumber(lastCount)),
  },
]

function Runs({ runs }: { readonly runs: Retention['runs'] }) {
  return (
    <section className="panel">
      <h2 className="type-20">{texts.runs}</h2>
      {runs.length === 0 ? (
        <p className="muted">{texts.noRuns}</p>
      ) : (
        <div className={styles.list}>
          <Table caption={texts.runs} columns={RUNS} rows={runs} rowKey={({ id }) => id} keepRows />
        </div>
      )}
    </section>
  )
}

const RUNS: readonly Column<Retention['runs'][number]>[] = [
  { id: 'at', header: texts.at, cell: ({ at }) => formatMoment(at) },
  { id: 'by', header: texts.by, cell: ({ by, isByHand }) => by ?? (isByHand ? texts.somebody : texts.clock) },
  { id: 'count', header: texts.count, figures: true, cell: ({ count }) => formatNumber(count) },
]
