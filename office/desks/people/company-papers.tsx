import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CompanyPapers as Papers } from '#contract/office/company-papers.ts'
import { companyPaperTexts as texts } from '#texts/nl/office/company-papers.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { FileStatus } from '../../ui/file-status.tsx'
import { LoadFault } from '../../ui/loading.tsx'
import { PanelLink, PanelRows } from '../../ui/panel-rows.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { companyPapersOf } from '../../work/companies.ts'
import styles from './companies.module.css'
import { listOfCompany } from './list-of-company.ts'

/** The last invoices, quotes and files of a company, as far as the role sees them. */
export function CompanyPapers({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(companyPapersOf(id))
  if (error && !data) return <LoadFault error={error} onAgain={() => void refetch()} />
  if (!data) return null
  return (
    <>
      {data.invoices && <Invoices invoices={data.invoices} of={id} />}
      {data.quotes && <Quotes quotes={data.quotes} of={id} />}
      {data.files && <Files files={data.files} of={id} />}
    </>
  )
}

type PanelProps = {
  readonly title: string
  /** What waits, the most urgent first. */
  readonly sums: ReactNode
  readonly none: string
  readonly all: { readonly text: string; readonly to: string }
  readonly children: readonly ReactNode[]
}

function Panel({ title, sums, none, all, children }: PanelProps) {
  return (
    <section className="panel">
      <h2 className={`type-20 ${styles.head}`}>{title}</h2>
      {children.length === 0 ? <p className="muted">{none}</p> : <div className={styles.sums}>{sums}</div>}
      <PanelRows>{children}</PanelRows>
      {children.length > 0 && (
        <p className={styles.note}>
          <Link to={all.to} className="text-link">
            {all.text}
          </Link>
        </p>
      )}
    </section>
  )
}

function Invoices({
  invoices,
  of,
}: {
  readonly invoices: NonNullable<Papers['invoices']>
  readonly of: string
}) {
  const { openCount, overdueCount, openInCents, overdueInCents, paidTooMuchInCents, last } = invoices
  const mayBook = useMay()('bookPayments')
  return (
    <Panel
      title={texts.invoices}
      none={texts.noInvoices}
      sums={
        <>
          {overdueCount > 0 && (
            <p className={styles.late}>{texts.invoicesOverdue(overdueCount, overdueInCents)}</p>
          )}
          <p>{texts.invoicesOpen(openCount, openInCents)}</p>
          {paidTooMuchInCents > 0 && (
            <p>
              {texts.paidTooMuch(paidTooMuchInCents)}{' '}
              {mayBook && (
                <Link to={paths.bank} className="text-link">
                  {texts.bookOrPayBack}
                </Link>
              )}
            </p>
          )}
        </>
      }
      all={{ text: texts.allInvoices, to: listOfCompany(paths.invoices, of, 'all') }}
    >
      {last.map((invoice) => (
        <PanelLink
          key={invoice.id}
          to={paths.invoice(invoice.id)}
          name={invoice.number}
          amount={invoice.totalInCents}
          note={
            invoice.dueOn !== null && invoice.openInCents > 0
              ? texts.dueOn(formatDate(invoice.dueOn))
              : texts.issuedOn(formatDate(invoice.issuedOn))
          }
          state={<StateLabel of={invoice} />}
        />
      ))}
    </Panel>
  )
}

function Quotes({ quotes, of }: { readonly quotes: NonNullable<Papers['quotes']>; readonly of: string }) {
  const { openCount, answerCount, last } = quotes
  return (
    <Panel
      title={texts.quotes}
      none={texts.noQuotes}
      sums={
        <>
          {answerCount > 0 && <p className="strong">{texts.quotesToAnswer(answerCount)}</p>}
          <p>{texts.quotesOpen(openCount)}</p>
        </>
      }
      all={{ text: texts.allQuotes, to: listOfCompany(paths.quotes, of, 'open') }}
    >
      {last.map((quote) => (
        <PanelLink
          key={quote.id}
          to={paths.quote(quote.id)}
          name={[quote.number, quote.reference].filter(Boolean).join(', ')}
          amount={quote.netPrice.excludingTaxInCents}
          note={texts.validUntil(formatDate(quote.validUntil))}
          state={<StateLabel of={quote} />}
        />
      ))}
    </Panel>
  )
}

function Files({ files, of }: { readonly files: NonNullable<Papers['files']>; readonly of: string }) {
  const { count, reviewCount, waitingCount, last } = files
  return (
    <Panel
      title={texts.files}
      none={texts.noFiles}
      sums={
        <>
          {reviewCount > 0 && <p className="strong">{texts.filesToReview(reviewCount)}</p>}
          {waitingCount > 0 && <p>{texts.filesWaiting(waitingCount)}</p>}
          <p>{texts.filesPending(count)}</p>
        </>
      }
      all={{ text: texts.allFiles, to: listOfCompany(paths.files, of, 'all') }}
    >
      {last.map((file) => (
        <PanelLink
          key={file.id}
          to={paths.file(file.id)}
          name={file.name}
          note={texts.ofLine(file.orderNumber, file.lineTitle)}
          state={<FileStatus file={file} />}
        />
      ))}
    </Panel>
  )
}
