import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { DeskInvoice } from '#contract/office/invoices.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { deskInvoiceTexts as texts } from '#texts/nl/office/invoices.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { StateLabel } from '../../ui/state-label.tsx'
import { invoiceOf } from '../../work/invoices.ts'
import { BookDialog } from './book-dialog.tsx'
import { InvoiceFacts } from './invoice-facts.tsx'
import { InvoicePayments } from './invoice-payments.tsx'
import styles from './invoices.module.css'
import { PartCreditDialog } from './part-credit-dialog.tsx'
import { SHORT_KEYS } from './short-keys.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { useInvoiceChange } from './use-invoice-change.ts'

const KEYS = SHORT_KEYS.invoice

/** One invoice or credit note: what it says, what was paid of it, and what can be done with it. */
export function InvoicePage() {
  const { id = '' } = useParams()
  const { data: invoice, error, refetch } = useQuery(invoiceOf(id))
  if (error && !invoice) return <PageFault error={error} onAgain={() => void refetch()} />
  return invoice ? <Invoice key={id} invoice={invoice} /> : <Loading />
}

function Invoice({ invoice }: { readonly invoice: DeskInvoice }) {
  const may = useMay()
  const [asking, setAsking] = useState<'book' | 'credit' | 'part' | 'dispute' | null>(null)
  const close = () => setAsking(null)
  const { id, kind, number, company, openInCents, owedBackInCents } = invoice
  return (
    <Page
      title={texts.title[kind](number)}
      note={company.name}
      actions={
        <>
          <StateLabel of={invoice} />
          {may('sendMails') && invoice.email !== null && <MailAgain id={id} email={invoice.email} />}
          {may('bookPayments') && openInCents > 0 && invoice.dispute === null && (
            <KeyButton of={KEYS.dispute} look="secondary" size="small" onClick={() => setAsking('dispute')}>
              {texts.dispute}
            </KeyButton>
          )}
          {may('makeInvoices') &&
            [...invoice.lines, ...invoice.charges].some(({ leftInCents }) => leftInCents > 0) &&
            kind === 'invoice' && (
              <KeyButton of={KEYS.creditPart} look="secondary" size="small" onClick={() => setAsking('part')}>
                {texts.creditPart}
              </KeyButton>
            )}
          {may('makeInvoices') && kind === 'invoice' && invoice.state !== 'credited' && (
            <KeyButton of={KEYS.credit} look="secondary" size="small" onClick={() => setAsking('credit')}>
              {texts.credit}
            </KeyButton>
          )}
          {may('bookPayments') && openInCents > 0 && (
            <KeyButton of={KEYS.book} size="small" onClick={() => setAsking('book')}>
              {texts.book}
            </KeyButton>
          )}
        </>
      }
    >
      <BackLink to={paths.invoices}>{texts.back}</BackLink>
      <div className={styles.invoice}>
        <div>
          {owedBackInCents > 0 && (
            <Notice tone="warning" title={texts.owedBack(formatPrice(owedBackInCents))}>
              {texts.owedBackText}
            </Notice>
          )}
          {invoice.dispute !== null && <Disputed invoice={invoice} reason={invoice.dispute} />}
          <Counterpart invoice={invoice} />
          {invoice.partCredits.map((note) => (
            <Notice
              key={note.id}
              tone="info"
              title={texts.creditedPart(note.number, formatPrice(note.totalInCents))}
            >
              <span>{texts.because(note.reason)}</span>{' '}
              <Link to={paths.invoice(note.id)} className="text-link">
                {texts.look}
              </Link>
            </Notice>
          ))}
          <section className="panel">
            <h2 className="type-20">{texts.lines}</h2>
            <div className={styles.lines}>
              <Table
                caption={texts.lines}
                columns={COLUMNS}
                rows={invoice.lines.map((line, index) => ({ ...line, index }))}
                rowKey={({ index }) => index}
              />
            </div>
          </section>
          {kind === 'invoice' && <InvoicePayments invoice={invoice} />}
        </div>
        <InvoiceFacts invoice={invoice} />
      </div>
      {asking === 'book' && <BookDialog invoice={invoice} onClose={close} />}
      {asking === 'part' && <PartCreditDialog invoice={invoice} onClose={close} />}
      {asking === 'dispute' && (
        <TakeBackDialog
          title={texts.disputeTitle}
          intro={texts.disputeIntro}
          hint={texts.disputeHint}
          verb={texts.disputeVerb}
          told={texts.disputedToast(number)}
          call={(reason) => api.disputeInvoice({ params: { id }, body: { reason } })}
          onClose={close}
        />
      )}
      {asking === 'credit' && (
        <TakeBackDialog
          title={texts.credit}
          intro={texts.creditIntro(number)}
          hint={texts.reasonHint}
          verb={texts.credit}
          told={texts.creditedToast(number)}
          call={(reason) => api.creditDeskInvoice({ params: { id }, body: { reason } })}
          onClose={close}
        />
      )}
    </Page>
  )
}

function MailAgain({ id, email }: { readonly id: string; readonly email: string }) {
  const mail = useInvoiceChange({
    call: () => api.mailDeskInvoice({ params: { id }, body: { id: crypto.randomUUID() } }),
    told: () => texts.mailedToast(email),
  })
  return (
    <KeyButton
      of={KEYS.mail}
      look="secondary"
      size="small"
      pending={mail.isPending}
      onClick={() => mail.mutate()}
    >
      {texts.mailAgain}
    </KeyButton>
  )
}

function Disputed({
  invoice: { id, number },
  reason,
}: {
  readonly invoice: DeskInvoice
  readonly reason: string
}) {
  const may = useMay()
  const end = useInvoiceChange({
    call: () => api.disputeInvoice({ params: { id }, body: { reason: null } }),
    told: () => texts.undisputedToast(number),
  })
  return (
    <Notice tone="warning" title={texts.disputed}>
      <p>{texts.because(reason)}</p>
      <p>{texts.disputedText}</p>
      {may('bookPayments') && (
        <Button look="secondary" size="small" pending={end.isPending} onClick={() => end.mutate()}>
          {texts.undispute}
        </Button>
      )}
    </Notice>
  )
}

function Counterpart({ invoice: { kind, credit } }: { readonly invoice: DeskInvoice }) {
  if (!credit) return null
  return (
    <Notice
      tone="info"
      title={kind === 'invoice' ? texts.creditedBy(credit.number) : texts.credits(credit.number)}
    >
      <span>{texts.because(credit.reason)}</span>{' '}
      <Link to={paths.invoice(credit.id)} className="text-link">
        {texts.look}
      </Link>
    </Notice>
  )
}

const COLUMNS: readonly Column<DeskInvoice['lines'][number] & { readonly index: number }>[] = [
  {
    id: 'line',
    header: texts.line,
    inBlock: 'full',
    cell: ({ sku, title, options }) => (
      <TwoLines first={title} second={[sku, ...options].filter(Boolean).join(', ') || null} />
    ),
  },
  { id: 'quantity', header: texts.quantity, figures: true, cell: ({ quantity }) => formatNumber(quantity) },
  {
    id: 'net',
    header: texts.net,
    figures: true,
    inBlock: 'lead',
    cell: ({ netInCents }) => formatPrice(netInCents),
  },
]
