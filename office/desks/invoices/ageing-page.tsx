import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { AGES } from '#domain/documents/ageing.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatPrice } from '#texts/nl/format.ts'
import { ageingTexts as texts } from '#texts/nl/office/ageing.ts'
import type { api } from '../../lib/api.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { KeyedRows } from '../../ui/keyed-rows.tsx'
import { Loading, PageFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { ageing } from '../../work/invoices.ts'
import styles from './invoices.module.css'

type Ageing = Awaited<ReturnType<typeof api.getAgeing>>
/** A company, or all of them together without an id. */
type Row = Ageing['all'] & { readonly id: string | null; readonly name: string }

const MOST_COMPANIES = 500

/** What each company has to pay by how long it should have been paid, and the totals. */
export function AgeingPage() {
  const { data, error, refetch } = useQuery(ageing)
  if (error && !data) return <PageFault error={error} onAgain={() => void refetch()} />
  return (
    <Page title={texts.title} note={texts.note}>
      <BackLink to={paths.invoices}>{texts.back}</BackLink>
      {data ? <Sums {...data} /> : <Loading />}
    </Page>
  )
}

function Sums({ companies, all }: Ageing) {
  const may = useMay()
  const rows: readonly Row[] = [...companies, { ...all, id: null, name: texts.all }]
  if (companies.length === 0)
    return (
      <section className="panel">
        <EmptyState title={texts.none} text={texts.noneText} />
      </section>
    )
  return (
    <section className="panel">
      {companies.length === MOST_COMPANIES && <p className="muted">{texts.most(MOST_COMPANIES)}</p>}
      <KeyedRows className={styles.lines}>
        <Table
          caption={texts.table}
          columns={[may('seeCompanies') ? linkedName : plainName, ...AGE_COLUMNS, totalColumn]}
          rows={rows}
          rowKey={({ id }) => id ?? ''}
        />
      </KeyedRows>
    </section>
  )
}

const plainName: Column<Row> = {
  id: 'company',
  header: texts.company,
  inBlock: 'lead',
  cell: ({ name }) => <strong>{name}</strong>,
}

const linkedName: Column<Row> = {
  ...plainName,
  cell: ({ id, name }) =>
    id === null ? <strong>{name}</strong> : <Link to={paths.company(id)}>{name}</Link>,
}

const AGE_COLUMNS: readonly Column<Row>[] = AGES.map((age) => ({
  id: age,
  header: texts.age[age],
  figures: true,
  cell: ({ openInCents }) => formatPrice(openInCents[age]),
}))

const totalColumn: Column<Row> = {
  id: 'total',
  header: texts.all,
  figures: true,
  inBlock: 'lead',
  cell: ({ totalInCents }) => <strong>{formatPrice(totalInCents)}</strong>,
}
