import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Books } from '#contract/office/books.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { isPlainDate } from '#domain/delivery/plain-date.ts'
import { type BookPeriod, lastMonth, lastQuarter, thisYear } from '#domain/documents/book-periods.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { booksTexts as texts } from '#texts/nl/office/books.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { booksFile, booksOf } from '../../work/invoices.ts'
import { Ledgers } from './ledgers.tsx'
import styles from './invoices.module.css'

const CHOICES = [
  [texts.lastMonth, lastMonth],
  [texts.lastQuarter, lastQuarter],
  [texts.thisYear, thisYear],
] as const

/** What the bookkeeper gets of a period; which one stands in the address. */
export function BooksPage() {
  const [today] = useState(() => amsterdamNow(new Date()).date)
  const { period, choose } = usePeriod(today)
  const isBackwards = period.until < period.from
  const { data, error, refetch } = useQuery({ ...booksOf(period), enabled: !isBackwards })
  const fault = useId()
  return (
    <Page title={texts.title} note={texts.note}>
      <BackLink to={paths.invoices}>{texts.back}</BackLink>
      <div className={styles.parts}>
        <section className="panel">
          <h2 className="type-20">{texts.period}</h2>
          <fieldset className={styles.period} aria-label={texts.period} aria-describedby={fault}>
            <DayField label={texts.from} day={period.from} onDay={(from) => choose({ ...period, from })} />
            <DayField
              label={texts.until}
              day={period.until}
              onDay={(until) => choose({ ...period, until })}
            />
            {CHOICES.map(([name, of]) => (
              <Button key={name} look="secondary" size="small" onClick={() => choose(of(today))}>
                {name}
              </Button>
            ))}
          </fieldset>
          <output id={fault} className={styles.fault}>
            {isBackwards && texts.backwards}
          </output>
        </section>
        {error && !data && <LoadFault error={error} onAgain={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && !isBackwards && <Files books={data} period={period} />}
        {data && <Ledgers accounts={data.accounts} period={period} />}
        <Notice tone="info" title={texts.auditFile}>
          {texts.auditFileText}
        </Notice>
      </div>
    </Page>
  )
}

function usePeriod(today: string) {
  const [address, setAddress] = useSearchParams()
  const day = (name: string) => {
    const text = address.get(name)
    return text !== null && isPlainDate(text) ? text : null
  }
  const usual = lastMonth(today)
  const period: BookPeriod = { from: day('van') ?? usual.from, until: day('tot') ?? usual.until }
  const choose = ({ from, until }: BookPeriod) => setAddress({ van: from, tot: until }, { replace: true })
  return { period, choose }
}

type DayFieldProps = { readonly label: string; readonly day: string; readonly onDay: (day: string) => void }

/** A day, once it is whole: what is typed half stays in the field. */
function DayField({ label, day, onDay }: DayFieldProps) {
  return (
    <TextField
      key={day}
      type="date"
      label={label}
      compact
      required={false}
      max="9999-12-31"
      defaultValue={day}
      onBlur={({ target }) => {
        if (isPlainDate(target.value) && target.value !== day) onDay(target.value)
      }}
    />
  )
}

type FilesProps = { readonly books: Books; readonly period: BookPeriod }

function Files({ books, period }: FilesProps) {
  const issued = books.invoices + books.creditNotes
  const rows = [
    {
      file: 'sales.csv',
      title: texts.sales,
      text: texts.salesText,
      sums: `${texts.invoices(books.invoices, books.creditNotes)}: ${texts.sums(formatPrice(books.netInCents), formatPrice(books.vatInCents))}`,
      verb: texts.salesDownload,
      count: issued,
    },
    {
      file: 'payments.csv',
      title: texts.paymentsTitle,
      text: texts.paymentsText,
      sums: `${texts.payments(books.payments)}: ${formatPrice(books.paidInCents)}`,
      verb: texts.paymentsDownload,
      count: books.payments,
    },
    {
      file: 'journal.csv',
      title: texts.journal,
      text: texts.journalText,
      sums: texts.journalSums(
        texts.invoices(books.invoices, books.creditNotes),
        texts.payments(books.payments),
      ),
      verb: texts.journalDownload,
      count: issued + books.payments,
    },
    {
      file: 'documents.zip',
      title: texts.documents,
      text: texts.documentsText,
      sums: texts.invoices(books.invoices, books.creditNotes),
      verb: texts.documentsDownload,
      count: issued,
    },
  ] as const
  return (
    <section className="panel">
      <h2 className="type-20">{texts.files}</h2>
      <ul className={styles.exports}>
        {rows.map(({ file, title, text, sums, verb, count }) => (
          <li key={file}>
            <div>
              <h3 className="strong">{title}</h3>
              <p className="muted">{text}</p>
              <p>{count === 0 ? texts.empty : sums}</p>
            </div>
            {count > 0 && (
              <a className="text-link" href={booksFile(file, period)} download>
                {verb}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
