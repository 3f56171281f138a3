import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { reminderTexts as texts } from '#texts/nl/office/reminders.ts'
import { api } from '../../lib/api.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { useInvoiceChange } from './use-invoice-change.ts'
import styles from './invoices.module.css'

type Company = { readonly id: string; readonly name: string }

/** The companies that get no reminders; nothing where there are none. */
export function LeftOut({ companies }: { readonly companies: readonly Company[] }) {
  const may = useMay()
  const remind = useInvoiceChange<Company>({
    call: ({ id }) => api.remindCompany({ params: { id }, body: { isReminded: true } }),
    told: ({ name }) => texts.remindedToast(name),
  })
  if (companies.length === 0) return null
  const again = reminding({
    pendingId: remind.isPending ? remind.variables.id : null,
    onRemind: remind.mutate,
  })
  return (
    <section className="panel">
      <h2 className="type-20">{texts.leftOut}</h2>
      <p className="muted">{texts.leftOutText}</p>
      <div className={styles.lines}>
        <Table
          caption={texts.leftOut}
          columns={[may('seeCompanies') ? linkedName : plainName, again]}
          rows={companies}
          rowKey={({ id }) => id}
        />
      </div>
    </section>
  )
}

const plainName: Column<Company> = {
  id: 'company',
  header: texts.customer,
  inBlock: 'lead',
  cell: ({ name }) => name,
}

const linkedName: Column<Company> = {
  ...plainName,
  cell: ({ id, name }) => <Link to={paths.company(id)}>{name}</Link>,
}

type Reminding = { readonly pendingId: string | null; readonly onRemind: (company: Company) => void }

const reminding = ({ pendingId, onRemind }: Reminding): Column<Company> => ({
  id: 'actions',
  header: texts.actions,
  hideHeader: true,
  figures: true,
  inBlock: 'lead',
  cell: (company) => (
    <Button
      look="secondary"
      size="small"
      aria-label={texts.remindAgainOf(company.name)}
      pending={pendingId === company.id}
      onClick={() => onRemind(company)}
    >
      {texts.remindAgain}
    </Button>
  ),
})
