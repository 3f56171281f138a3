import { useState } from 'react'
import type { DeskCompany } from '#contract/office/companies.ts'
import { addressLines } from '#domain/addresses/address-lines.ts'
import { Button } from '#app/ui/button.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { formatMoment } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { useMay } from '../../lib/operator.ts'
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
      <Addresses addresses={company.addresses} />
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
  const { kvkNumber, vatId, vatIdStatus, vatCheck, invoiceAddress } = company
  return (
    <section className="panel">
      <h2 className={`type-20 ${styles.head}`}>{texts.facts}</h2>
      <Facts facts={[{ label: texts.kvk, text: kvkNumber }]} />
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
    </section>
  )
}

function Addresses({ addresses }: Pick<DeskCompany, 'addresses'>) {
  return (
    <section className="panel">
      <h2 className={`type-20 ${styles.head}`}>{texts.addresses}</h2>
      {addresses.length === 0 && <p className="muted">{texts.noAddresses}</p>}
      <ul className={styles.rows}>
        {addresses.map((address) => (
          <li key={address.id} className={styles.address}>
            <span>{[...(address.label ? [address.label] : []), ...addressLines(address)].join('\n')}</span>
            {address.isDefault && <span className="muted">{texts.standard}</span>}
          </li>
        ))}
      </ul>
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
