import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { OfficeReply } from '#contract/office/client.ts'
import type { CompanyFilters } from '#contract/office/filters.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import type { Column } from '#app/ui/table.tsx'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { customerFileTexts } from '#texts/nl/office/customer-files.ts'
import { invitationTexts } from '#texts/nl/office/invitations.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import type { BulkAction } from '../../ui/bulk.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { type Filtering, useListFilters } from '../../ui/filters/use-list-filters.ts'
import { useSearch } from '../../ui/use-list-view.ts'
import { companyList, type CompanyView } from '../../work/companies.ts'
import styles from './companies.module.css'
import { COMPANY_FILTERS } from './company-filters.ts'
import { ManyDaysDialog } from './many-days-dialog.tsx'
import { ManyLimitsDialog } from './many-limits-dialog.tsx'
import { ManyListsDialog } from './many-lists-dialog.tsx'
import { NewCompanyDialog } from './new-company-dialog.tsx'
import { SHORT_KEYS } from './short-keys.ts'

type CompanyRow = OfficeReply<'listDeskCompanies'>['companies'][number]

const SHOWN = ['active', 'blocked'] as const
const BLOCKED = 'geblokkeerd'
const NEW = 'nieuw'

/** The companies, by name; which ones, what is searched for and the filters stand in the address. */
export function CompaniesPage() {
  const [address, setAddress] = useSearchParams()
  const { search, onSearch } = useSearch()
  const may = useMay()
  const navigate = useNavigate()
  const { asked: filters, filtering } = useListFilters<CompanyFilters>(COMPANY_FILTERS)
  const view: CompanyView = { show: address.get('toon') === BLOCKED ? 'blocked' : 'active', search, filters }

  function showNew(isShown: boolean) {
    const next = new URLSearchParams(address)
    if (isShown) next.set(NEW, 'ja')
    else next.delete(NEW)
    setAddress(next, { replace: !isShown })
  }

  return (
    <ListPage
      list="companies"
      title={officeTexts.companies}
      searchLabel={texts.search}
      search={search}
      onSearch={onSearch}
      filtering={filtering}
      parts={<Shown view={view} words={filtering.words} />}
      actions={
        may('changeCompanies') && (
          <>
            <LinkButton look="tertiary" size="small" to={paths.toInvite}>
              {invitationTexts.title}
            </LinkButton>
            <LinkButton look="secondary" size="small" to={paths.customerImport}>
              {customerFileTexts.link}
            </LinkButton>
            <KeyButton
              of={SHORT_KEYS.companies.make}
              size="small"
              icon={plusIcon}
              onClick={() => showNew(true)}
            >
              {texts.add}
            </KeyButton>
          </>
        )
      }
    >
      <Companies view={view} filtering={filtering} />
      {address.has(NEW) && may('changeCompanies') && (
        <NewCompanyDialog
          // The way back leads to the list, without the dialog.
          onAdded={(id) => void navigate(paths.company(id), { replace: true })}
          onClose={() => showNew(false)}
        />
      )}
    </ListPage>
  )
}

type ShownProps = { readonly view: CompanyView; readonly words: Filtering['words'] }

const Shown = ({ view, words }: ShownProps) => (
  <nav aria-label={texts.show} className={styles.chips}>
    {SHOWN.map((show) => (
      <Link
        key={show}
        to={{ search: addressOf({ ...view, show }, words) }}
        aria-current={show === view.show ? 'page' : undefined}
      >
        {texts.shown[show]}
      </Link>
    ))}
  </nav>
)

const addressOf = ({ show, search }: CompanyView, words: Filtering['words']) =>
  String(
    new URLSearchParams({
      ...(show === 'blocked' && { toon: BLOCKED }),
      ...(search && { zoek: search }),
      ...words,
    }),
  )

const nameOf = (row: Pick<CompanyRow, 'name'> | { readonly number: string }) =>
  'name' in row ? row.name : row.number

const LISTS: BulkAction = { id: 'lists', of: SHORT_KEYS.companies.lists, Dialog: ManyListsDialog }

const DAYS: BulkAction = { id: 'days', of: SHORT_KEYS.companies.days, Dialog: ManyDaysDialog }

const LIMITS: BulkAction = { id: 'limits', of: SHORT_KEYS.companies.limits, Dialog: ManyLimitsDialog }

const BLOCK: BulkAction = {
  id: 'block',
  of: SHORT_KEYS.companies.block,
  intro: texts.blockManyText,
  hint: texts.blockReasonHint,
  maxLength: 300,
  reasoned: (reason) => ({ kind: 'blockCompanies', reason }),
}

const UNBLOCK: BulkAction = {
  id: 'unblock',
  of: SHORT_KEYS.companies.unblock,
  intro: texts.unblockManyText,
  order: { kind: 'unblockCompanies' },
}

type CompaniesProps = { readonly view: CompanyView; readonly filtering: Filtering }

function Companies({ view, filtering }: CompaniesProps) {
  const may = useMay()
  const noneText = view.show === 'active' ? texts.noneYet : texts.noneBlocked
  const own = { none: texts.none[view.show], noneText: view.search === '' ? noneText : texts.noneText }
  return (
    <EndlessTable
      key={`${view.show} ${JSON.stringify(view.filters)}`}
      list={useInfiniteQuery(companyList(view))}
      rowsOf={(page) => page.companies}
      columns={COLUMNS}
      texts={{ ...texts, ...own }}
      bulk={
        may('changeCompanies')
          ? {
              list: 'companies',
              actions: [LISTS, DAYS, LIMITS, view.show === 'active' ? BLOCK : UNBLOCK],
              nameOf,
              pathOf: paths.company,
              view: { queue: view.show, search: view.search, ...view.filters },
            }
          : null
      }
      search={view.search}
      filtering={filtering}
    />
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
