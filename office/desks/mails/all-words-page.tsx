import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DeskMailWords } from '#contract/office/mail-words.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { mailWordsTexts as texts } from '#texts/nl/office/mail-words.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { KeyedRows } from '../../ui/keyed-rows.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { mailWordsList } from '../../work/mail-words.ts'

/** The mails of which the owner may write the words. */
export function AllWordsPage() {
  const { data, error, refetch } = useQuery(mailWordsList)
  if (error && !data) return <PageFault error={error} onAgain={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <Page title={texts.title} note={texts.note}>
      <BackLink to={paths.mails}>{texts.back}</BackLink>
      <section className="panel">
        <KeyedRows>
          <Table caption={texts.table} columns={COLUMNS} rows={data} rowKey={({ mail }) => mail} />
        </KeyedRows>
      </section>
    </Page>
  )
}

const isOwn = ({ own }: DeskMailWords): boolean => Object.values(own).some((words) => words !== '')

const COLUMNS: readonly Column<DeskMailWords>[] = [
  {
    id: 'mail',
    header: texts.mail,
    inBlock: 'full',
    cell: ({ mail, label }) => <Link to={paths.mailWords(mail)}>{label}</Link>,
  },
  {
    id: 'subject',
    header: texts.subjectSent,
    inBlock: 'full',
    cell: ({ own, usual }) => own.subject || usual.subject,
  },
  {
    id: 'words',
    header: texts.words,
    inBlock: 'lead',
    cell: (row) =>
      isOwn(row) ? (
        <StatusLabel tone="good">{texts.own}</StatusLabel>
      ) : (
        <span className="muted">{texts.usual}</span>
      ),
  },
]
