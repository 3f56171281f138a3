import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DeskStudioRow } from '#contract/office/studio.ts'
import { STUDIO_QUEUES } from '#domain/designs/studio-queues.ts'
import type { Column } from '#app/ui/table.tsx'
import { deskStudioTexts as texts } from '#texts/nl/office/studio.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { paths } from '../../paths.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useListView } from '../../ui/use-list-view.ts'
import { jobCounts, jobList, type StudioView } from '../../work/studio.ts'
import { JobState } from './job-state.tsx'

/** The queues of the studio; which one, and what is searched for, stand in the address. */
export function JobsPage() {
  const { view, search } = useListView(STUDIO_QUEUES, 'make')
  return (
    <ListPage
      list="studio"
      title={texts.table}
      searchLabel={texts.search}
      search={view.search}
      onSearch={search}
      parts={<Queues view={view} />}
    >
      <Jobs view={view} />
    </ListPage>
  )
}

function Queues({ view: { queue, search } }: { readonly view: StudioView }) {
  const { data: counts } = useQuery(jobCounts)
  return (
    <QueueLinks
      label={texts.queues}
      names={STUDIO_QUEUES}
      titles={texts.queue}
      counts={counts && { ...counts, over: undefined, all: undefined }}
      chosen={queue}
      search={search}
    />
  )
}

function Jobs({ view }: { readonly view: StudioView }) {
  return (
    <EndlessTable
      list={useInfiniteQuery(jobList(view))}
      rowsOf={(page) => page.jobs}
      columns={COLUMNS}
      texts={texts}
      search={view.search}
    />
  )
}

const COLUMNS: readonly Column<DeskStudioRow>[] = [
  {
    id: 'job',
    header: texts.job,
    inBlock: 'lead',
    cell: ({ id, lineTitle }) => <Link to={paths.studioJob(id)}>{lineTitle}</Link>,
  },
  {
    id: 'customer',
    header: texts.customer,
    inBlock: 'full',
    cell: ({ companyName, orderNumber, copies, side }) => (
      <TwoLines first={companyName} second={`${orderNumber}, ${texts.copies(copies, side).toLowerCase()}`} />
    ),
  },
  {
    id: 'taker',
    header: texts.taker,
    inBlock: 'full',
    cell: ({ taker, isAsked }) => (
      <TwoLines first={taker?.name ?? texts.noTaker} second={isAsked ? texts.asked : null} />
    ),
  },
  {
    id: 'versions',
    header: texts.versions,
    figures: true,
    dispensable: true,
    cell: ({ versions }) => formatNumber(versions),
  },
  { id: 'since', header: texts.since, cell: ({ changedAt }) => formatMoment(changedAt) },
  { id: 'status', header: texts.status, inBlock: 'lead', cell: ({ state }) => <JobState state={state} /> },
]
