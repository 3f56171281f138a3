import { Link } from 'react-router'
import type { Customer } from '#contract/customer.ts'
import { AddressText } from '#app/lib/address-block.tsx'
import { paths } from '#app/paths.ts'
import { accountTexts, personalDataTexts as texts } from '#texts/nl/account.ts'
import { formTexts } from '#texts/nl/forms.ts'
import styles from './account.module.css'
import { CompanyFacts } from './company-facts.tsx'
import { FactList } from './fact-list.tsx'
import { PageHeading } from './page-heading.tsx'

export function PersonalDataPage({ customer }: { readonly customer: Customer }) {
  const { contact, contacts, company, invoiceAddress, subscribedToNewsletter } = customer
  const colleagues = contacts.filter(({ id }) => id !== contact.id)
  return (
    <>
      <PageHeading title={texts.title} />
      <div className={styles.panels}>
        <section className={`panel ${styles.panel}`}>
          <h2>{texts.person}</h2>
          <FactList
            facts={[
              { label: texts.name, text: `${contact.firstName} ${contact.lastName}` },
              { label: formTexts.email, text: contact.email },
              { label: texts.phone, text: contact.phone },
              {
                label: texts.newsletter,
                text: (
                  <>
                    {subscribedToNewsletter ? accountTexts.yes : accountTexts.no}
                    {subscribedToNewsletter && (
                      <>
                        {' '}
                        <Link to={paths.newsletterUnsubscribe} className="text-link">
                          {texts.unsubscribe}
                        </Link>
                      </>
                    )}
                  </>
                ),
              },
            ]}
          />
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
          {`${texts.changeNote} `}
          <Link to={paths.contact} className="text-link">
            {texts.toContact}
          </Link>
        </p>
      </div>
    </>
  )
}
