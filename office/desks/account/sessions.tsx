import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OfficeReply } from '#contract/office/client.ts'
import { Button } from '#app/ui/button.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { ownAccountTexts as texts } from '#texts/nl/office/account.ts'
import { api } from '../../lib/api.ts'
import { changeOperator } from '../../lib/operator.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { ownSessions } from '../../work/account.ts'
import styles from './account.module.css'

type Session = OfficeReply<'listOperatorSessions'>['sessions'][number]

/** Where the operator is logged in; each ends by itself, or all at once. */
export function Sessions() {
  const client = useQueryClient()
  const { data: sessions, error, refetch } = useQuery(ownSessions)
  const endAll = useMutation({
    mutationFn: () => api.endOperatorSessions(),
    onSuccess: () => changeOperator(client, null),
  })
  return (
    <section className="panel">
      <h2 className="type-20">{texts.sessionsTitle}</h2>
      <div className={styles.sessions}>
        {error && !sessions && <LoadFault error={error} onAgain={() => void refetch()} />}
        {!sessions && !error && <Loading />}
        {sessions && (
          <Table caption={texts.sessions} columns={COLUMNS} rows={sessions} rowKey={({ id }) => id} />
        )}
      </div>
      <Button look="secondary" size="small" pending={endAll.isPending} onClick={() => endAll.mutate()}>
        {texts.endAll}
      </Button>
    </section>
  )
}

const COLUMNS: readonly Column<Session>[] = [
  {
    id: 'browser',
    header: texts.browser,
    inBlock: 'full',
    cell: ({ browser, isThisOne }) => (
      <p className={styles.browser}>
        <strong>{browser}</strong>
        {isThisOne && <StatusLabel tone="good">{texts.here}</StatusLabel>}
      </p>
    ),
  },
  { id: 'since', header: texts.since, cell: ({ createdAt }) => formatMoment(createdAt) },
  { id: 'seen', header: texts.lastSeen, cell: ({ lastSeenAt }) => formatMoment(lastSeenAt) },
  {
    id: 'actions',
    header: texts.actions,
    hideHeader: true,
    inBlock: 'full',
    cell: (session) => !session.isThisOne && <End session={session} />,
  },
]

function End({ session: { id, browser, createdAt } }: { readonly session: Session }) {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => api.endOperatorSession({ params: { id } }),
    onSuccess: () => showToast({ tone: 'good', title: texts.endedToast }),
    onSettled: () => client.invalidateQueries(ownSessions),
  })
  return (
    <Button
      look="tertiary"
      size="small"
      aria-label={texts.endOf(browser, formatMoment(createdAt))}
      pending={end.isPending}
      onClick={() => end.mutate()}
    >
      {texts.end}
    </Button>
  )
}
