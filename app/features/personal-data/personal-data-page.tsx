import { useState } from 'react'
import { Link } from 'react-router'
import type { Customer } from '#contract/customer.ts'
import { AddressText } from '#app/lib/addresses/address-block.tsx'
import { paths } from '#app/paths.ts'
import { personalDataTexts as texts, personTexts } from '#texts/nl/account.ts'
import { Button } from '#app/ui/button.tsx'
import { pencilIcon } from '#app/ui/icons/pencil.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { privacyTexts } from '#texts/nl/privacy.ts'
import styles from '#app/lib/account/account.module.css'
import { CompanyFacts } from '#app/lib/account/company-facts.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { PageHeading } from '#app/lib/account/page-heading.tsx'
import { NewsletterSwitch, PersonForm } from './person-form.tsx'

export function PersonalDataPage({ customer }: { readonly customer: Customer }) {
  const [isEditing, setIsEditing] = useState(false)
  const { contact, contacts, company, invoiceAddress, subscribedToNewsletter } = customer
  const colleagues = contacts.filter(({ id }) => id !== contact.id)
  return (
    <>
      <PageHeading title={texts.title} />
      <div className={styles.panels}>
        <section className={`panel ${styles.panel}`}>
          <header>
            <h2>{texts.person}</h2>
            {!isEditing && (
              <Button
                look="tertiary"
                size="small"
                icon={pencilIcon}
                aria-label={personTexts.changeOf}
                onClick={() => setIsEditing(true)}
              >
                {personTexts.change}
              </Button>
            )}
          </header>
          {isEditing ? (
            <PersonForm contact={contact} onDone={() => setIsEditing(false)} />
          ) : (
            <FactList
              facts={[
                { label: texts.name, text: `${contact.firstName} ${contact.lastName}` },
                { label: formTexts.email, text: contact.email },
                { label: texts.phone, text: contact.phone },
              ]}
            />
          )}
          <NewsletterSwitch isOn={subscribedToNewsletter} />
        </section>
        <section className={`panel ${styles.panel}`}>
          <h2>{texts.company}</h2>
          <CompanyFacts company={company} />
          {invoiceAddress && (
            <FactList
              facts={[{ label: texts.invoiceAddress, text: <AddressText address={invoiceAddress} /> }]}
            />
          )}
        </section>
        {colleagues.length > 0 && (
          <section className={`panel ${styles.panel}`}>
            <h2>{texts.colleagues}</h2>
            <FactList
              facts={colleagues.map(({ firstName, lastName, email }) => ({
                label: `${firstName} ${lastName}`,
                text: email,
              }))}
            />
          </section>
        )}
        <p className="small muted">
          <Link to={paths.privacy} className="text-link">
            {privacyTexts.link}
          </Link>
        </p>
        <p className="small muted">
          {`${texts.changeNote} `}
          <Link to={paths.contact} className="text-link">
            {texts.toContact}
          </Link>
        </p>
      </div>
    </>
  )
}
