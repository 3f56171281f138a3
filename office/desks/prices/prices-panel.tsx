import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ListedProduct, PriceList } from '#contract/office/price-lists.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { Button } from '#app/ui/button.tsx'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { listedProducts, pricesOf, SHOWN_PRICES, type PriceView } from '../../work/prices.ts'
import { firstPrice, followedBy, type GridRow, gridRows, withPrice } from './list-edits.ts'
import { PriceGrid } from './price-grid.tsx'
import styles from './prices.module.css'
import type { useListEdits } from './use-list-edits.ts'

type PricesPanelProps = {
  readonly list: PriceList
  readonly typing: ReturnType<typeof useListEdits>
  readonly view: PriceView
  readonly onView: (view: PriceView) => void
}

let added = 0
/** A name for a row that is not kept yet. */
const newId = () => {
  added += 1
  return `new-${added}`
}

/** The prices of a list by product, which are changed where they stand. */
export function PricesPanel({ list, typing, view, onView }: PricesPanelProps) {
  const headingId = useId()
  const [today] = useState(() => amsterdamNow(new Date()).date)
  const [begun, setBegun] = useState<string | null>(null)
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

  return (
    <section className={`panel ${styles.part}`} aria-labelledby={headingId}>
      <h2 id={headingId} className="type-20">
        {texts.prices}
      </h2>
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
    </section>
  )
}

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
