import { useEffect, useId, useRef, useState } from 'react'
import { customerFilePath, type CustomerTrial } from '#contract/office/customer-files.ts'
import { WRITTEN_CUSTOMER_COLUMNS } from '#domain/companies/customer-columns.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatNumber } from '#texts/nl/format.ts'
import { customerColumnTexts, customerFileTexts as texts } from '#texts/nl/office/customer-files.ts'
import { tableTexts } from '#texts/nl/office/tables.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Page } from '../../ui/page.tsx'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { ChooseTable, TableFaults, TableWarnings } from '../../ui/table-file.tsx'
import styles from './customer-import.module.css'
import { type ReadCustomerFile, useCustomerImport } from './use-customer-import.ts'

/** Reads a file of customers, shows what it would add, and adds it; and gives all customers as such a file. */
export function CustomerImportPage() {
  const importing = useCustomerImport()
  const { read, apply, downloadFaults } = importing
  const trial = read.data?.trial
  const outcome = useRef<HTMLElement>(null)
  const added = apply.data
  // The dialog in which it was confirmed is gone with what was read.
  useEffect(() => {
    if (added) outcome.current?.focus()
  }, [added])
  return (
    <Page title={texts.title}>
      <BackLink to={paths.companies}>{texts.back}</BackLink>
      <div className={styles.page}>
        {added && (
          <section ref={outcome} tabIndex={-1} aria-label={texts.done} className={styles.done}>
            <Notice tone="good" title={texts.applied(added.companyCount, added.contactCount)}>
              {added.contactCount > 0 && <p>{texts.appliedText}</p>}
              <p className={styles.next}>
                {added.contactCount > 0 && (
                  <LinkButton size="small" to={paths.toInvite}>
                    {texts.toInvite}
                  </LinkButton>
                )}
                <LinkButton look="secondary" size="small" to={paths.companies}>
                  {texts.toCompanies}
                </LinkButton>
              </p>
            </Notice>
          </section>
        )}
        <ChooseTable
          isPending={read.isPending}
          error={read.error}
          read={read.data}
          onFile={(file) => {
            apply.reset()
            read.mutate(file)
          }}
        >
          <p>{texts.intro}</p>
          <Files />
        </ChooseTable>
        {read.data && trial && trial.faultCount > 0 && (
          <TableFaults
            faults={trial.faults}
            count={trial.faultCount}
            isDownloading={downloadFaults.isPending}
            onDownload={() => downloadFaults.mutate(read.data)}
          />
        )}
        {trial && trial.warningCount > 0 && (
          <TableWarnings warnings={trial.warnings} count={trial.warningCount} />
        )}
        {read.data && <Outcome read={read.data} importing={importing} />}
        <Columns />
      </div>
    </Page>
  )
}

const FILES = [
  ['example.xlsx', texts.example],
  ['customers.csv', texts.exportCsv],
  ['customers.xlsx', texts.exportXlsx],
] as const

const Files = () => (
  <ul className={styles.files}>
    {FILES.map(([file, title]) => (
      <li key={file}>
        <a className="text-link" href={customerFilePath(file)} download>
          {title}
        </a>
      </li>
    ))}
  </ul>
)

const COUNTS = ['newCompanies', 'knownCompanies', 'newContacts', 'knownContacts'] as const

type OutcomeProps = {
  readonly read: ReadCustomerFile
  readonly importing: ReturnType<typeof useCustomerImport>
}

/** What a file would add. */
function Outcome({ read, importing: { apply } }: OutcomeProps) {
  const headingId = useId()
  const [isAsked, setAsked] = useState(false)
  const { trial } = read
  const counts = {
    newCompanies: trial.newCompanyCount,
    knownCompanies: trial.knownCompanyCount,
    newContacts: trial.newContactCount,
    knownContacts: trial.knownContactCount,
  }
  return (
    <section className={`panel ${styles.part}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="type-20">
        {texts.outcome}
      </h2>
      <FactList
        facts={COUNTS.map((kind) => ({ label: texts.counts[kind], text: formatNumber(counts[kind]) }))}
      />
      {trial.changeCount === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          {trial.companies.length < trial.changeCount && (
            <p className="muted">{tableTexts.firstOf(trial.companies.length, trial.changeCount)}</p>
          )}
          <Table
            caption={texts.table}
            columns={COLUMNS}
            rows={trial.companies}
            rowKey={({ row }) => String(row)}
          />
          {trial.faultCount === 0 && (
            <div>
              <Button onClick={() => setAsked(true)}>{texts.apply}</Button>
            </div>
          )}
        </>
      )}
      {isAsked && (
        <SureDialog
          title={texts.applyTitle}
          text={texts.applyText(trial.newCompanyCount, trial.newContactCount)}
          verb={texts.apply}
          isPending={apply.isPending}
          failure={apply.error && errorLines(apply.error).join(' ')}
          onSure={() => apply.mutate(read)}
          onClose={() => {
            apply.reset()
            setAsked(false)
          }}
        />
      )}
    </section>
  )
}

type Company = CustomerTrial['companies'][number]

const COLUMNS: readonly Column<Company>[] = [
  { id: 'row', header: tableTexts.row, cell: ({ row }) => formatNumber(row) },
  { id: 'company', header: texts.company, inBlock: 'full', cell: ({ name }) => <strong>{name}</strong> },
  { id: 'place', header: texts.place, cell: ({ city }) => city },
  {
    id: 'kind',
    header: texts.kind,
    inBlock: 'lead',
    cell: ({ isNew }) => (isNew ? texts.isNew : texts.isKnown),
  },
  {
    id: 'contacts',
    header: texts.contacts,
    cell: ({ contacts, contactCount }) =>
      contactCount === 0 ? (
        <span className="muted">{texts.none}</span>
      ) : (
        <ul className={styles.contacts}>
          {contacts.map((email) => (
            <li key={email}>{email}</li>
          ))}
          {contactCount > contacts.length && (
            <li className="muted">{texts.moreContacts(contactCount - contacts.length)}</li>
          )}
        </ul>
      ),
  },
]

type NamedColumn = (typeof WRITTEN_CUSTOMER_COLUMNS)[number]

/** What may stand in a file. */
function Columns() {
  const headingId = useId()
  return (
    <section className={`panel ${styles.part}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="type-20">
        {texts.columns}
      </h2>
      <p className="muted">{texts.columnsIntro}</p>
      <Table
        caption={texts.columns}
        columns={MEANINGS}
        rows={WRITTEN_CUSTOMER_COLUMNS.map((column) => ({ column }))}
        rowKey={({ column }) => column}
        keepRows
      />
    </section>
  )
}

const MEANINGS: readonly Column<{ readonly column: NamedColumn }>[] = [
  {
    id: 'column',
    header: texts.column,
    cell: ({ column }) => <strong>{customerColumnTexts[column]}</strong>,
  },
  { id: 'meaning', header: texts.meaning, cell: ({ column }) => texts.meanings[column] },
]
