import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { OfficeReply } from '#contract/office/client.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { paths } from '../../paths.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { companyList, type CompanyView } from '../../work/companies.ts'
import styles from './companies.module.css'

type CompanyRow = OfficeReply<'listDeskCompanies'>['companies'][number]

const SHOWN = ['active', 'blocked'] as const
const BLOCKED = 'geblokkeerd'

/** The companies, by name; which ones, and what is searched for, stand in the address. */
export function CompaniesPage() {
  const [address, setAddress] = useSearchParams()
  const view: CompanyView = {
    show: address.get('toon') === BLOCKED ? 'blocked' : 'active',
    search: address.get('zoek') ?? '',
  }

  function search(text: string) {
    const next = new URLSearchParams(address)
    if (text === '') next.delete('zoek')
    else next.set('zoek', text)
    setAddress(next, { replace: true })
  }

  return (
    <Page title={officeTexts.companies}>
      <section className="panel">
        <div className={styles.tools}>
          <SearchField label={texts.search} text={view.search} onSearch={search} />
          <nav aria-label={texts.show} className={styles.chips}>
            {SHOWN.map((show) => (
              <Link
                key={show}
                to={{ search: addressOf({ ...view, show }) }}
                aria-current={show === view.show ? 'page' : undefined}
              >
                {texts.shown[show]}
              </Link>
            ))}
          </nav>
        </div>
        <Companies view={view} />
      </section>
    </Page>
  )
}

const addressOf = ({ show, search }: CompanyView) =>
  String(
    new URLSearchParams({ ...(show === 'blocked' && { toon: BLOCKED }), ...(search && { zoek: search }) }),
  )

function Companies({ view }: { readonly view: CompanyView }) {
  const list = useInfiniteQuery(companyList(view))
  if (list.error && !list.data) return <LoadFault error={list.error} onAgain={() => void list.refetch()} />
  if (!list.data) return <Loading />
  const companies = list.data.pages.flatMap((page) => page.companies)
  if (companies.length === 0)
    return view.search === '' ? (
      <EmptyState
        title={texts.none[view.show]}
        text={view.show === 'active' ? texts.noneYet : texts.noneBlocked}
      />
    ) : (
      <EmptyState title={texts.noneFound(view.search)} text={texts.noneText} />
    )
  return (
    <>
      <div className={styles.list}>
        <Table caption={texts.table} columns={COLUMNS} rows={companies} rowKey={({ id }) => id} />
      </div>
      {list.hasNextPage && (
        <Button look="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

const COLUMNS: readonly Column<CompanyRow>[] = [
  {
    id: 'company',
    header: texts.company,
    inBlock: 'full',
    cell: ({ id, name }) => (
      <Link to={paths.company(id)} className={styles.name}>
        {name}
      </Link>
    ),
  },
  { id: 'kvk', header: texts.kvk, cell: ({ kvkNumber }) => kvkNumber },
  { id: 'city', header: texts.city, cell: ({ city }) => city },
  {
    id: 'term',
    header: texts.term,
    dispensable: true,
    cell: ({ paymentTermDays }) => texts.days(paymentTermDays),
  },
  {
    id: 'lastOrder',
    header: texts.lastOrder,
    cell: ({ lastOrderAt }) => (lastOrderAt === null ? texts.noOrder : formatDate(lastOrderAt)),
  },
  {
    id: 'status',
    header: texts.status,
    inBlock: 'lead',
    cell: ({ isBlocked }) => (
      <StatusLabel tone={isBlocked ? 'error' : 'good'}>
        {isBlocked ? texts.blocked : texts.active}
      </StatusLabel>
    ),
  },
]
