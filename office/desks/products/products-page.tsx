import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { PRODUCT_QUEUES, type ProductQueue, type ProductRow } from '#contract/office/products.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { imageOffIcon } from '#app/ui/icons/image-off.ts'
import { pencilIcon } from '#app/ui/icons/pencil.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import type { Column } from '#app/ui/table.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { listTexts } from '#texts/nl/office/lists.ts'
import { productColumnTexts as columnTexts } from '#texts/nl/office/product-column.ts'
import { productStateTexts } from '#texts/nl/office/product-fields.ts'
import { draftTexts } from '#texts/nl/office/drafts.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { useMay } from '../../lib/operator.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import type { Bulk } from '../../ui/bulk.ts'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { KeyButton } from '../../ui/key-button.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { QueueLinks } from '../../ui/queue-links.tsx'
import { useListView } from '../../ui/use-list-view.ts'
import { categoryOptions } from '../../work/category-options.ts'
import { catalogueChoices, productCounts, productList, type ProductView } from '../../work/products.ts'
import { ColumnDesk } from './column/column-desk.tsx'
import { columnAt, columnsFor } from './column/columns.ts'
import { NewProductDialog } from './new-product-dialog.tsx'
import { PRODUCT_TONES } from './product-tones.ts'
import styles from './products.module.css'
import { SHORT_KEYS } from './short-keys.ts'

const CATEGORY = 'categorie'
const MAKES = 'nieuw'
const COLUMN = 'kolom'

/** The products of the shop; which ones, and what is searched for, stand in the address. */
export function ProductsPage() {
  const { view: listed, search } = useListView(PRODUCT_QUEUES, 'all')
  const [address, setAddress] = useSearchParams()
  const view = { ...listed, category: address.get(CATEGORY) ?? '' }
  const { data: choices, error: choicesError, refetch } = useQuery(catalogueChoices)
  const columnName = address.get(COLUMN)
  const may = useMay()
  // Which attributes there are is not known yet, nor what a pasted word means; a name of none leads to the list.
  const isSought = columnName !== null && !choices
  const column = columnName !== null && choices ? columnAt(columnName, choices, may) : null

  const navigate = useNavigate()

  function put(name: string, value: string, replace = true) {
    const next = new URLSearchParams(address)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setAddress(next, { replace })
  }

  return (
    <ListPage
      list="products"
      title={texts.title}
      searchLabel={texts.search}
      search={view.search}
      onSearch={search}
      parts={
        <>
          <CategoryFilter category={view.category} onCategory={(category) => put(CATEGORY, category)} />
          <Queues view={view} column={address.get(COLUMN) ?? ''} />
        </>
      }
      {...((column ?? isSought) && { back: <BackLink to={listPath(address)}>{columnTexts.back}</BackLink> })}
      actions={
        <>
          {!column && !isSought && (
            <Button
              look="secondary"
              size="small"
              icon={pencilIcon}
              onClick={() => put(COLUMN, columnsFor(may, [])[0]?.address ?? '', false)}
            >
              {columnTexts.open}
            </Button>
          )}
          {may('changePrices') && (
            <LinkButton look="secondary" size="small" to={paths.catalogue}>
              {texts.exchange}
            </LinkButton>
          )}
          <KeyButton
            of={SHORT_KEYS.products.make}
            size="small"
            icon={plusIcon}
            onClick={() => put(MAKES, 'ja', false)}
          >
            {texts.make}
          </KeyButton>
        </>
      }
    >
      {isSought ? (
        choicesError ? (
          <LoadFault error={choicesError} onAgain={() => void refetch()} />
        ) : (
          <Loading />
        )
      ) : column && choices ? (
        <ColumnDesk
          // What is typed in one column is nothing of another.
          key={column.address}
          column={column}
          choices={choices}
          view={view}
          parameter={COLUMN}
          onColumn={(other) => put(COLUMN, other, false)}
          onChanged={() => void navigate(listPath(address, 'changed'))}
        />
      ) : (
        <Products view={view} />
      )}
      {address.has(MAKES) && (
        <NewProductDialog
          // The way back leads to the list, without the dialog.
          onMade={(id) => void navigate(paths.product(id), { replace: true })}
          onClose={() => put(MAKES, '')}
        />
      )}
    </ListPage>
  )
}

/** The list as it is looked at, without a column that is edited. */
function listPath(address: URLSearchParams, queue?: ProductQueue): string {
  const rest = new URLSearchParams(address)
  rest.delete(COLUMN)
  if (queue) rest.set('wachtrij', queue)
  return `${paths.products}?${rest}`
}

type CategoryFilterProps = {
  readonly category: string
  readonly onCategory: (category: string) => void
}

function CategoryFilter({ category, onCategory }: CategoryFilterProps) {
  const { data: choices } = useQuery(catalogueChoices)
  const options = categoryOptions(choices?.categories ?? [])
  return (
    <SelectField
      compact
      hideLabel
      className={styles.filter}
      label={texts.categoryFilter}
      options={[{ value: '', label: texts.allCategories }, ...options]}
      // A category that is not known yet, or no more, is none of the options.
      value={options.some(({ value }) => value === category) ? category : ''}
      onChange={({ target }) => onCategory(target.value)}
    />
  )
}

type QueuesProps = { readonly view: ProductView; readonly column: string }

function Queues({ view: { queue, search, category }, column }: QueuesProps) {
  const { data: counts } = useQuery(productCounts)
  return (
    <QueueLinks
      label={texts.queues}
      names={PRODUCT_QUEUES}
      titles={texts.queue}
      counts={counts}
      chosen={queue}
      search={search}
      filters={{ [CATEGORY]: category, [COLUMN]: column }}
    />
  )
}

function Products({ view }: { readonly view: ProductView }) {
  const isAll = view.queue === 'all' && view.category === '' && view.search === ''
  return (
    <EndlessTable
      key={`${view.queue} ${view.category}`}
      list={useInfiniteQuery(productList(view))}
      rowsOf={(page) => page.products}
      columns={COLUMNS}
      texts={isAll ? { ...texts, none: texts.noneYet, noneText: texts.noneYetText } : texts}
      search={view.search}
      bulk={view.queue === 'changed' ? publishing(view) : null}
    />
  )
}

/** What waits to be published goes into the shop together. */
const publishing = ({ queue, search, category }: ProductView): Bulk<ProductRow> => ({
  list: 'products',
  actions: [
    {
      id: 'publish',
      of: SHORT_KEYS.products.publish,
      intro: texts.publishManyIntro,
      order: { kind: 'publishProducts' },
    },
  ],
  nameOf: (row) => ('sku' in row ? row.sku : row.number),
  pathOf: paths.product,
  chooseAll: listTexts.chooseShown,
  view: { queue, search, ...(category !== '' && { category }) },
})

const COLUMNS: readonly Column<ProductRow>[] = [
  {
    id: 'product',
    header: texts.product,
    inBlock: 'full',
    cell: ({ id, title, sku, type, imageUrl }) => (
      <div className={styles.product}>
        {imageUrl === null ? (
          <span className={styles.noPicture}>
            <Icon of={imageOffIcon} />
          </span>
        ) : (
          <img src={imageUrl} alt="" width={56} height={42} loading="lazy" />
        )}
        <p>
          <Link to={paths.product(id)}>{title}</Link>
          <small>{type === 'bundle' ? texts.composed(sku) : sku}</small>
        </p>
      </div>
    ),
  },
  {
    id: 'category',
    header: texts.category,
    dispensable: true,
    cell: ({ category }) => category ?? <span className="muted">{texts.noCategory}</span>,
  },
  {
    id: 'status',
    header: texts.status,
    inBlock: 'lead',
    cell: ({ status }) => (
      <span className={styles.state}>
        <StatusLabel tone={PRODUCT_TONES[status]}>{productStateTexts[status]}</StatusLabel>
      </span>
    ),
  },
  { id: 'draft', header: texts.draft, inBlock: 'full', cell: ({ draft }) => <Draft draft={draft} /> },
]

/** Who changed a product that is not published so, and when it goes into the shop by itself. */
function Draft({ draft }: Pick<ProductRow, 'draft'>) {
  if (!draft) return null
  const { changedBy, changedAt, publishAt, missedAt } = draft
  return (
    <div className={styles.draft}>
      <p>{wholeDates(texts.changedBy(changedBy ?? texts.byItself, formatMoment(changedAt)))}</p>
      {publishAt !== null && (
        <StatusLabel tone="info">{draftTexts.scheduled(formatMoment(publishAt))}</StatusLabel>
      )}
      {missedAt !== null && <StatusLabel tone="error">{draftTexts.missed}</StatusLabel>}
    </div>
  )
}
