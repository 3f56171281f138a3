import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ListedProduct, PriceList } from '#contract/office/price-lists.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { Button } from '#app/ui/button.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { raisedPrice } from '#domain/price-lists/raised.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { allPricesOf, listedProducts, pricesOf, SHOWN_PRICES, type PriceView } from '../../work/prices.ts'
import { ChoicesPart } from './choices-part.tsx'
import { firstPrice, followedBy, type GridRow, gridRows, withPrice } from './list-edits.ts'
import { PriceGrid } from './price-grid.tsx'
import styles from './prices.module.css'
import { RaiseDialog } from './raise-dialog.tsx'
import type { useListEdits } from './use-list-edits.ts'

const PARTS = ['articles', 'choices'] as const
export type PricePart = (typeof PARTS)[number]

type ArticlesPartProps = {
  readonly list: PriceList
  readonly typing: ReturnType<typeof useListEdits>
  readonly view: PriceView
  readonly onView: (view: PriceView) => void
}

type PricesPanelProps = ArticlesPartProps & {
  /** Of the base list, whether articles or choices are looked at. */
  readonly part: PricePart
  readonly onPart: (part: PricePart) => void
}

/** The prices of a list; of the base list those of choices too. */
export function PricesPanel({ part, onPart, ...articles }: PricesPanelProps) {
  const headingId = useId()
  const { list, typing, view, onView } = articles
  const isBase = list.kind === 'base'
  return (
    <section className={`panel ${styles.part}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="type-20">
        {isBase ? texts.basePrices : texts.prices}
      </h2>
      {isBase && (
        <SegmentedControl
          label={texts.part}
          segments={PARTS.map((one) => ({ value: one, label: texts.parts[one] }))}
          value={part}
          onChange={onPart}
        />
      )}
      {isBase && part === 'choices' ? (
        <ChoicesPart
          listId={list.id}
          typing={typing}
          search={view.search}
          onSearch={(search) => onView({ ...view, search })}
        />
      ) : (
        <ArticlesPart {...articles} />
      )}
    </section>
  )
}

let added = 0
/** A name for a row that is not kept yet. */
const newId = () => {
  added += 1
  return `new-${added}`
}

/** The prices of a list by product, which are changed where they stand. */
function ArticlesPart({ list, typing, view, onView }: ArticlesPartProps) {
  const [today] = useState(() => amsterdamNow(new Date()).date)
  const [begun, setBegun] = useState<string | null>(null)
  const [isRaising, setRaising] = useState(false)
  // The table stays while it is searched, and so does what is focused in it.
  const found = useInfiniteQuery({ ...pricesOf(list.id, view), placeholderData: keepPreviousData })
  const kept = found.data?.pages.flatMap((page) => page.prices) ?? []
  const rows = gridRows(kept, typing.edits, typing.names)
  const isBase = list.kind === 'base'

  function add(product: ListedProduct) {
    const after = firstPrice(product, today)
    const id = newId()
    setBegun(id)
    typing.change((edits) => withPrice(edits, id, { before: null, after, product }))
  }

  /** Rows that are found anew are not gone on with. */
  function look(next: PriceView) {
    setBegun(null)
    onView(next)
  }

  function change({ id, before, product }: GridRow, after: GridRow['price'] | null) {
    typing.change((edits) => withPrice(edits, id, { before, after, product }))
  }

  /** The price ends, and another follows it. */
  function plan(row: GridRow) {
    const { ended, next } = followedBy(row.price, today)
    const id = newId()
    change(row, ended)
    typing.change((edits) => withPrice(edits, id, { before: null, after: next, product: row.product }))
  }

  async function raise(percent: number): Promise<string | null> {
    const all = await allPricesOf(list.id, view)
    if (!all) return texts.raiseTooMany
    const raised = gridRows(all, typing.edits, typing.names)
      .filter(({ state, price }) => state !== 'new' && state !== 'gone' && !isOver(price, today))
      .map((row) => ({ row, after: raisedPrice(row.price, percent) }))
      .filter(({ row, after }) => !isDeepEqual(row.price, after))
    if (raised.length === 0) return texts.raiseNone
    typing.change((edits) =>
      raised.reduce(
        (sum, { row: { id, before, product }, after }) => withPrice(sum, id, { before, after, product }),
        edits,
      ),
    )
    showToast({ tone: 'info', title: texts.raised(raised.length) })
    return null
  }

  return (
    <>
      <p className="muted">{isBase ? texts.baseHint : texts.pricesHint}</p>
      {!isBase && <AddPrice onAdd={add} />}
      <div className={styles.tools}>
        <SearchField
          label={texts.searchPrices}
          text={view.search}
          onSearch={(search) => look({ ...view, search })}
        />
        <SegmentedControl
          label={texts.showPrices}
          segments={SHOWN_PRICES.map((show) => ({ value: show, label: texts.shown[show] }))}
          value={view.show}
          onChange={(show) => look({ ...view, show })}
        />
        {kept.length > 0 && (
          <Button look="secondary" size="small" onClick={() => setRaising(true)}>
            {texts.raise}
          </Button>
        )}
      </div>
      {found.error && !found.data ? (
        <LoadFault error={found.error} onAgain={() => void found.refetch()} />
      ) : found.data ? (
        rows.length === 0 ? (
          <p className="muted">
            {view.search === '' && view.show === 'all' ? texts.noPrices : texts.noPricesFound}
          </p>
        ) : (
          <PriceGrid
            rows={rows}
            faults={typing.faults}
            begun={begun}
            isBase={isBase}
            onChange={change}
            onPlan={plan}
          />
        )
      ) : (
        <Loading />
      )}
      {/* Each row is a form of its own, and all of them are drawn at each key. */}
      {found.data && <MoreRows list={found} count={kept.length} label={texts.morePrices} grows={false} />}
      {isRaising && <RaiseDialog of="articles" onRaise={raise} onClose={() => setRaising(false)} />}
    </>
  )
}

const isOver = ({ validTo }: GridRow['price'], today: string): boolean => validTo !== null && validTo < today

/** Looks up a product of which the list gets a price. */
function AddPrice({ onAdd }: { readonly onAdd: (product: ListedProduct) => void }) {
  const [search, setSearch] = useState('')
  const { data } = useQuery(listedProducts(search))
  const found = search === '' ? undefined : data?.products

  function add(product: ListedProduct) {
    onAdd(product)
    setSearch('')
  }

  return (
    <div className={styles.add}>
      <SearchField label={texts.findProduct} text={search} onSearch={setSearch} />
      <output className="muted">{found?.length === 0 && texts.foundNone}</output>
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((product) => (
            <li key={product.sku}>
              <Button
                look="tertiary"
                size="small"
                icon={plusIcon}
                refusing={product.unit === null}
                onClick={() => product.unit !== null && add(product)}
              >
                {product.title} <small>{product.unit === null ? texts.noBase : product.sku}</small>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
