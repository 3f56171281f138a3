import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { LIST_KINDS, type PriceListRow } from '#contract/office/price-lists.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import type { Column } from '#app/ui/table.tsx'
import { formatDate } from '#texts/nl/format-date.ts'
import { periodText } from '#texts/nl/office/price-rules.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { paths } from '../../paths.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { useListView } from '../../ui/use-list-view.ts'
import { priceLists, type PriceListView } from '../../work/prices.ts'
import { NewListDialog } from './new-list-dialog.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import styles from './prices.module.css'
import { SHORT_KEYS } from './short-keys.ts'

const KINDS = ['all', ...LIST_KINDS] as const
const MAKES = 'nieuw'

/** The price lists; which ones, and what is searched for, stand in the address. */
export function PriceListsPage() {
  const { view, search } = useListView(KINDS, 'all')
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()

  function make(isMaking: boolean) {
    const next = new URLSearchParams(address)
    if (isMaking) next.set(MAKES, 'ja')
    else next.delete(MAKES)
    setAddress(next, { replace: !isMaking })
  }

  return (
    <ListPage
      list="price_lists"
      title={texts.title}
      searchLabel={texts.search}
      search={view.search}
      onSearch={search}
      parts={
        <QueueLinks
          label={texts.show}
          names={KINDS}
          titles={texts.kinds}
          counts={undefined}
          chosen={view.queue}
          search={view.search}
        />
      }
      actions={
        <>
          <LinkButton look="secondary" size="small" to={paths.priceTrial}>
            {texts.try}
          </LinkButton>
          <KeyButton of={SHORT_KEYS.priceLists.make} size="small" icon={plusIcon} onClick={() => make(true)}>
            {texts.make}
          </KeyButton>
        </>
      }
    >
      <Lists view={{ kind: view.queue, search: view.search }} />
      {address.has(MAKES) && (
        <NewListDialog
          // The way back leads to the lists, without the dialog.
          onMade={(id) => void navigate(paths.priceList(id), { replace: true })}
          onClose={() => make(false)}
        />
      )}
    </ListPage>
  )
}

function Lists({ view }: { readonly view: PriceListView }) {
  return (
    <EndlessTable
      key={view.kind}
      list={useInfiniteQuery(priceLists(view))}
      rowsOf={(page) => page.lists}
      columns={COLUMNS}
      texts={texts}
      search={view.search}
    />
  )
}

const COLUMNS: readonly Column<PriceListRow>[] = [
  {
    id: 'list',
    header: texts.list,
    inBlock: 'full',
    cell: ({ id, title, code }) => (
      <p className={styles.named}>
        <Link to={paths.priceList(id)}>{title}</Link>
        <small>{code}</small>
      </p>
    ),
  },
  { id: 'kind', header: texts.kind, inBlock: 'lead', cell: ({ kind }) => texts.kindOf[kind] },
  { id: 'validity', header: texts.validity, cell: (list) => periodText(list) },
  {
    id: 'content',
    header: texts.content,
    cell: ({ priceCount, discountCount }) => texts.contentOf(priceCount, discountCount),
  },
  {
    id: 'companies',
    header: texts.companies,
    figures: true,
    cell: ({ kind, companyCount }) => (kind === 'base' ? null : companyCount),
  },
  {
    id: 'next',
    header: texts.nextChange,
    dispensable: true,
    cell: ({ nextChange }) => nextChange && formatDate(nextChange),
  },
]
