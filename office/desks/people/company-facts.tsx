import { useState } from 'react'
import type { DeskCompany } from '#contract/office/companies.ts'
import { addressLines } from '#domain/addresses/address-lines.ts'
import { Button } from '#app/ui/button.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { useMay } from '../../lib/operator.ts'
import { AddressDialog } from './address-dialog.tsx'
import { Addresses } from './addresses.tsx'
import { FactsDialog } from './facts-dialog.tsx'
import { termFields } from './term-fields.ts'
import { TermsDialog } from './terms-dialog.tsx'
import styles from './companies.module.css'

const VAT_TONES = { valid: 'good', invalid: 'error', unavailable: 'warning', unchecked: 'quiet' } as const

/** The terms of a company, what it has to pay, its numbers and its addresses. */
export function CompanyFacts({ company }: { readonly company: DeskCompany }) {
  const may = useMay()
  const [isChanging, setChanging] = useState(false)
  const terms = Object.values(termFields(company.priceLists)).map(([label, show]) => ({
    label,
    text: show(company.terms),
  }))
  return (
    <div>
      <section className="panel">
        <h2 className={`type-20 ${styles.head}`}>{texts.terms}</h2>
        <Facts facts={terms} />
        {may('changeCompanies') && (
          <div className={styles.note}>
            <Button look="secondary" size="small" onClick={() => setChanging(true)}>
              {texts.changeTerms}
            </Button>
          </div>
        )}
      </section>
      <Open company={company} />
      <Numbers company={company} />
      <Addresses company={company} />
      {isChanging && <TermsDialog company={company} onClose={() => setChanging(false)} />}
    </div>
  )
}

function Open({ company: { open, terms } }: { readonly company: DeskCompany }) {
  const total = open.invoicedInCents + open.orderedInCents
  const limit = terms.creditLimitInCents
  return (
    <section className="panel">
      <h2 className={`type-20 ${styles.head}`}>{texts.open}</h2>
      <p className="strong figures">
        {limit === null ? formatPrice(total) : texts.openOfLimit(total, limit)}
      </p>
      {limit !== null && total > limit && <StatusLabel tone="error">{texts.overLimit}</StatusLabel>}
      <div className={styles.note}>
        <Facts
          facts={[
            { label: texts.invoiced, text: formatPrice(open.invoicedInCents) },
            { label: texts.ordered, text: formatPrice(open.orderedInCents) },
            { label: texts.room, text: limit === null ? null : formatPrice(limit - total) },
          ]}
        />
      </div>
      <p className={`muted ${styles.note}`}>{texts.openNote}</p>
    </section>
  )
}

function Numbers({ company }: { readonly company: DeskCompany }) {
  const mayChange = useMay()('changeCompanies')
  const [dialog, setDialog] = useState<'facts' | 'address' | null>(null)
  const { kvkNumber, vatId, vatIdStatus, vatCheck, invoiceAddress } = company
  return (
    <section className="panel">
      <h2 className={`type-20 ${styles.head}`}>{texts.facts}</h2>
      <Facts facts={[{ label: texts.kvk, text: kvkNumber ?? texts.notFilledIn }]} />
      {vatId !== null && (
        <div className={styles.note}>
          <Facts facts={[{ label: texts.vat, text: vatId }]} />
          <StatusLabel tone={VAT_TONES[vatIdStatus]}>{texts.vatStatus[vatIdStatus]}</StatusLabel>
          {vatCheck && (
            <p className="muted">{texts.vatAnswer(formatMoment(vatCheck.answeredAt), vatCheck.name)}</p>
          )}
        </div>
      )}
      {invoiceAddress && (
        <div className={styles.note}>
          <Facts facts={[{ label: texts.invoiceAddress, text: addressLines(invoiceAddress).join('\n') }]} />
        </div>
      )}
      {mayChange && (
        <div className={styles.actions}>
          <Button look="secondary" size="small" onClick={() => setDialog('facts')}>
            {texts.changeFacts}
          </Button>
          <Button look="secondary" size="small" onClick={() => setDialog('address')}>
            {texts.addressTitles.invoice[invoiceAddress ? 'change' : 'add']}
          </Button>
        </div>
      )}
      {dialog === 'facts' && <FactsDialog company={company} onClose={() => setDialog(null)} />}
      {dialog === 'address' && (
        <AddressDialog
          company={company}
          kind="invoice"
          address={invoiceAddress}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  )
}

type FactsProps = { readonly facts: readonly { readonly label: string; readonly text: string | null }[] }

function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, text }) =>
          text !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
