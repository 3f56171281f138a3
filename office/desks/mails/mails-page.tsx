import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskMailRow } from '#contract/office/mails.ts'
import { MAIL_QUEUES } from '#domain/mails/mail-states.ts'
import { LinkButton } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/table.tsx'
import { deskMailTexts as texts } from '#texts/nl/office/mails.ts'
import { bounceReasonTexts, mailReportTexts } from '#texts/nl/office/mail-reports.ts'
import { mailWordsTexts } from '#texts/nl/office/mail-words.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import type { BulkAction } from '../../ui/bulk.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useListView } from '../../ui/use-list-view.ts'
import { mailCounts, mailList, type MailView } from '../../work/mails.ts'
import { ReportsDialog } from './reports-dialog.tsx'
import { SHORT_KEYS } from './short-keys.ts'

/** The queues of mails; which one, and what is searched for, stand in the address. */
export function MailsPage() {
  const { view, search } = useListView(MAIL_QUEUES, 'failed')
  const may = useMay()
  const [reads, setReads] = useState(false)
  return (
    <ListPage
      list="mails"
      title={officeTexts.mails}
      searchLabel={texts.search}
      search={view.search}
      onSearch={search}
      actions={
        <>
          {may('changeShop') && (
            <LinkButton look="tertiary" size="small" to={paths.allMailWords}>
              {mailWordsTexts.title}
            </LinkButton>
          )}
          <KeyButton of={SHORT_KEYS.mails.read} look="secondary" size="small" onClick={() => setReads(true)}>
            {mailReportTexts.read}
          </KeyButton>
        </>
      }
      parts={<Queues view={view} />}
    >
      <Mails view={view} />
      {reads && <ReportsDialog onClose={() => setReads(false)} />}
    </ListPage>
  )
}

function Queues({ view: { queue, search } }: { readonly view: MailView }) {
  const { data: counts } = useQuery(mailCounts)
  return (
    <QueueLinks
      label={texts.queues}
      names={MAIL_QUEUES}
      titles={texts.queue}
      counts={counts}
      chosen={queue}
      search={search}
    />
  )
}

function Mails({ view }: { readonly view: MailView }) {
  return (
    <EndlessTable
      key={view.queue}
      list={useInfiniteQuery(mailList(view))}
      rowsOf={(page) => page.mails}
      columns={COLUMNS}
      texts={texts}
      bulk={{ list: 'mails', actions: [AGAIN], nameOf, pathOf: paths.mail, view }}
      search={view.search}
    />
  )
}

const nameOf = (row: Pick<DeskMailRow, 'recipient'> | { readonly number: string }) =>
  'recipient' in row ? row.recipient : row.number

const AGAIN: BulkAction = {
  id: 'again',
  of: SHORT_KEYS.mails.again,
  intro: texts.againManyIntro,
  order: { kind: 'sendMailsAgain' },
}

const Standing = ({ mail }: { readonly mail: DeskMailRow }) => (
  <>
    <StateLabel of={mail} />
    {mail.reason && <p className="muted">{bounceReasonTexts[mail.reason]}</p>}
  </>
)

const COLUMNS: readonly Column<DeskMailRow>[] = [
  {
    id: 'subject',
    header: texts.subject,
    inBlock: 'full',
    cell: ({ id, subject, kindLabel }) => (
      <>
        <Link to={paths.mail(id)}>{subject || texts.noSubject}</Link>
        <p className="muted">{kindLabel}</p>
      </>
    ),
  },
  {
    id: 'recipient',
    header: texts.recipient,
    inBlock: 'full',
    cell: ({ recipient, error }) => <TwoLines first={recipient} second={error} />,
  },
  { id: 'made', header: texts.made, dispensable: true, cell: ({ createdAt }) => formatMoment(createdAt) },
  { id: 'status', header: texts.status, inBlock: 'lead', cell: (mail) => <Standing mail={mail} /> },
]
