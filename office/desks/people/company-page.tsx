import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { DeskCompany } from '#contract/office/companies.ts'
import { Notice } from '#app/ui/notice.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { companyOf } from '../../work/companies.ts'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyNotes } from './company-notes.tsx'
import { CompanyOrders } from './company-orders.tsx'
import { CompanyPapers } from './company-papers.tsx'
import { Contacts } from './contacts.tsx'
import styles from './companies.module.css'
import { SHORT_KEYS } from './short-keys.ts'
import { useCompanyChange } from './use-company-change.ts'

/** One company: on what terms it buys, its people, what it ordered, and its invoices, quotes and files. */
export function CompanyPage() {
  const { id = '' } = useParams()
  const { data: company, error, refetch } = useQuery(companyOf(id))
  if (error && !company) return <PageFault error={error} onAgain={() => void refetch()} />
  return company ? <Company key={id} company={company} /> : <Loading />
}

function Company({ company }: { readonly company: DeskCompany }) {
  const { id, name, isBlocked, createdAt } = company
  const may = useMay()
  const [isBlocking, setBlocking] = useState(false)
  // A colleague may have been first, and gave his own reason.
  const block = useCompanyChange(id, {
    call: (reason: string | null) =>
      api.blockCompany({
        params: { id },
        body: reason === null ? { isBlocked: false } : { isBlocked: true, reason },
      }),
    told: (_reason, changed) => (changed.isBlocked ? texts.isBlocked : texts.isUnblocked)(name),
    onDone: () => setBlocking(false),
  })
  const mayChange = may('changeCompanies')
  return (
    <Page
      title={name}
      note={texts.since(formatDate(createdAt))}
      actions={
        <>
          <StatusLabel tone={isBlocked ? 'error' : 'good'}>
            {isBlocked ? texts.blocked : texts.active}
          </StatusLabel>
          {mayChange && (
            <KeyButton
              of={SHORT_KEYS.company.block}
              look="secondary"
              size="small"
              pending={block.isPending}
              onClick={() => (isBlocked ? block.mutate(null) : setBlocking(true))}
            >
              {isBlocked ? texts.unblock : texts.block}
            </KeyButton>
          )}
        </>
      }
    >
      <BackLink to={paths.companies}>{texts.back}</BackLink>
      {!mayChange && <p className={`muted ${styles.above}`}>{texts.noRight}</p>}
      {isBlocked && (
        <div className={styles.above}>
          <Notice tone="error" title={texts.keptOut}>
            {company.blockReason ?? texts.noReason}
          </Notice>
        </div>
      )}
      <div className={styles.company}>
        <div>
          <Contacts company={company} />
          <CompanyNotes company={company} />
          <CompanyOrders id={id} orders={company.orders} />
          <CompanyPapers id={id} />
        </div>
        <CompanyFacts company={company} />
      </div>
      {isBlocking && (
        <ReasonDialog
          title={texts.blockTitle(name)}
          intro={texts.blockCompanyText}
          hint={texts.blockReasonHint}
          verb={texts.block}
          maxLength={300}
          isPending={block.isPending}
          onReason={block.mutate}
          onClose={() => setBlocking(false)}
        />
      )}
    </Page>
  )
}
