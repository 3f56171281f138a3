import { Link } from 'react-router'
import type { BankEntry, BankPart } from '#contract/office/bank.ts'
import type { Column } from '#app/ui/table.tsx'
import { bankTexts as texts } from '#texts/nl/office/bank.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { paths } from '../../paths.ts'
import { TwoLines } from '../../ui/two-lines.tsx'
import styles from './invoices.module.css'

export const payerOf = ({ payerName }: BankEntry): string => payerName || texts.unknownPayer

/** The invoices that an entry pays, with what of each. */
export function BankParts({ parts }: { readonly parts: readonly BankPart[] }) {
  return (
    <ul className={styles.bankParts}>
      {parts.map(({ invoiceId, number, companyName, cents }) => (
        <li key={invoiceId}>
          <Link to={paths.invoice(invoiceId)} className="figures">
            {number}
          </Link>{' '}
          <small>{companyName}</small> <span className="figures">{formatPrice(cents)}</span>
        </li>
      ))}
    </ul>
  )
}

export const payerColumn: Column<BankEntry> = {
  id: 'payer',
  header: texts.payer,
  inBlock: 'full',
  cell: (entry) => (
    <div className={styles.payer}>
      <TwoLines first={payerOf(entry)} second={texts.on(formatDate(entry.bookedOn), entry.payerIban)} />
    </div>
  ),
}

export const remittanceColumn: Column<BankEntry> = {
  id: 'remittance',
  header: texts.remittance,
  inBlock: 'full',
  cell: ({ remittance }) => <span className={styles.remittance}>{remittance}</span>,
}

export const amountColumn: Column<BankEntry> = {
  id: 'amount',
  header: texts.amount,
  figures: true,
  inBlock: 'lead',
  cell: ({ cents, statementInCents }) => (
    <TwoLines
      first={formatPrice(cents)}
      second={statementInCents === cents ? null : texts.partOf(formatPrice(statementInCents))}
    />
  ),
}
