import { Link } from 'react-router'
import type { DownloadKind, DownloadRow, DownloadSection } from '#contract/documents.ts'
import { paths } from '#app/paths.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { Table, type Column } from '#app/ui/table.tsx'
import { downloadsTexts as texts } from '#texts/nl/downloads.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import accountStyles from '#app/lib/account/account.module.css'
import { FileLinks } from '#app/lib/account/file-links.tsx'
import { BackLink } from '#app/lib/account/back-link.tsx'
import { PageHeading } from '#app/lib/account/page-heading.tsx'
import styles from './downloads-page.module.css'

type DownloadsPageProps = {
  readonly sections: readonly DownloadSection[]
  /** The one kind that is paged through; null for the newest of each. */
  readonly kind: DownloadKind | null
  readonly seesInvoices: boolean
}

/** What the customer may fetch: papers of orders, files to work with, and the own print files. */
export function DownloadsPage({ sections, kind, seesInvoices }: DownloadsPageProps) {
  const isDenied = !seesInvoices && (kind === null || kind === 'invoices')
  const hasNothing = sections.every(({ totalCount }) => totalCount === 0)
  return (
    <>
      {kind !== null && <BackLink to={paths.downloads}>{texts.title}</BackLink>}
      <PageHeading
        title={kind === null ? texts.title : texts.kinds[kind].heading}
        note={kind === null ? texts.intro : undefined}
      />
      {hasNothing && kind === null ? (
        <div className={accountStyles.panels}>
          {isDenied && <NoInvoices isAlone={false} />}
          <section className="panel">
            <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
          </section>
        </div>
      ) : (
        <div className={accountStyles.panels}>
          {isDenied && <NoInvoices isAlone={kind !== null} />}
          {sections.map((section) => (
            <Downloads key={section.kind} section={section} isAlone={kind !== null} />
          ))}
        </div>
      )}
    </>
  )
}

/** Stands in the place of the invoices, for whom may not see them. */
function NoInvoices({ isAlone }: { readonly isAlone: boolean }) {
  const { heading } = texts.kinds.invoices
  return (
    <section className={`panel ${accountStyles.panel}`} aria-label={heading}>
      {!isAlone && <h2>{heading}</h2>}
      <p className="muted">{refusalTexts.MayNotSeeInvoices}</p>
    </section>
  )
}

type DownloadsProps = { readonly section: DownloadSection; readonly isAlone: boolean }

function Downloads({ section, isAlone }: DownloadsProps) {
  const { kind, rows, totalCount, currentPage, pageCount } = section
  const words = texts.kinds[kind]
  const first = totalCount === 0 ? 0 : firstOf(section)
  return (
    <section className={`panel ${accountStyles.panel}`} aria-label={words.heading}>
      {!isAlone && (
        <header>
          <h2>{words.heading}</h2>
          {totalCount > rows.length && (
            <Link to={paths.downloadsOf(words.slug)} className="text-link">
              {words.all(totalCount)}
            </Link>
          )}
        </header>
      )}
      {rows.length === 0 ? (
        <p className="muted">{words.empty}</p>
      ) : (
        <Table caption={words.heading} columns={COLUMNS[kind]} rows={rows} rowKey={({ id }) => id} />
      )}
      {isAlone && rows.length > 0 && (
        <>
          <p className={`small muted ${accountStyles.range}`}>
            {texts.range(first, first + rows.length - 1, totalCount)}
          </p>
          <Pagination
            page={currentPage}
            pageCount={pageCount}
            toPage={(page) => paths.downloadsOf(words.slug, page)}
            label={texts.pages(words.heading)}
            previousLabel={texts.previous}
            nextLabel={texts.next}
            pageLabel={texts.page}
          />
        </>
      )}
    </section>
  )
}

/** All pages but the last are full, so that the last row's place tells the first one's. */
const firstOf = ({ rows, currentPage, pageCount, totalCount }: DownloadSection): number =>
  currentPage === pageCount ? totalCount - rows.length + 1 : (currentPage - 1) * rows.length + 1

function Title({ row }: { readonly row: DownloadRow }) {
  return (
    <>
      {row.url === null ? <span className="strong">{row.title}</span> : <Link to={row.url}>{row.title}</Link>}
      <InvoiceState state={row.invoiceState} />
    </>
  )
}

const TOLD = {
  paid: ['good', texts.paid],
  overdue: ['warning', texts.overdue],
  credited: ['quiet', texts.credited],
  open: null,
  credit_note: null,
} as const

/** What of an invoice is not seen from its date: that it was paid or taken back, or should have been paid. */
function InvoiceState({ state }: { readonly state: DownloadRow['invoiceState'] }) {
  const told = state && TOLD[state]
  if (!told) return null
  const [tone, label] = told
  return (
    <span className={styles.state}>
      <StatusLabel tone={tone}>{label}</StatusLabel>
    </span>
  )
}

const column = (id: 'note' | 'date' | 'price', header: string): Column<DownloadRow> => {
  if (id === 'note') return { id, header, cell: ({ note }) => note ?? texts.nothing }
  if (id === 'date')
    return { id, header, cell: ({ date }) => (date === null ? texts.nothing : formatDate(date)) }
  return {
    id,
    header,
    figures: true,
    cell: ({ price }) => (price === null ? texts.nothing : formatPrice(price.includingTaxInCents)),
  }
}

const columns = (
  title: string,
  ...middle: readonly Column<DownloadRow>[]
): readonly Column<DownloadRow>[] => [
  { id: 'title', header: title, inBlock: 'lead', cell: (row) => <Title row={row} /> },
  ...middle,
  {
    id: 'files',
    header: texts.files,
    inBlock: 'full',
    cell: ({ files, title: about }) => <FileLinks files={files} about={about} />,
  },
]

const COLUMNS: Readonly<Record<DownloadKind, readonly Column<DownloadRow>[]>> = {
  invoices: columns(
    texts.number,
    column('note', texts.order),
    column('date', texts.date),
    column('price', texts.total),
  ),
  orders: columns(texts.order, column('note', texts.reference), column('date', texts.orderedOn)),
  quotes: columns(texts.reference, column('note', texts.validUntil), column('date', texts.savedOn)),
  templates: columns(texts.product),
  designs: columns(texts.file, column('note', texts.size), column('date', texts.uploadedAt)),
}
