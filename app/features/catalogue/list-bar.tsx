import { slidersHorizontalIcon } from '#app/ui/icons/sliders-horizontal.ts'
import { Suspense, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import type { Category } from '#contract/catalogue.ts'
import { later } from '#app/lib/page-start/later.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { catalogueTexts } from '#texts/nl/catalogue.ts'
import { FILTER_NAME, SORT_NAME, SORTINGS, type CategoryQuery } from './category-query.ts'
import styles from './list-bar.module.css'

const FilterSheet = later(async () => {
  const { FilterSheet: sheet } = await import('./filter-sheet.tsx')
  return sheet
})

type ListBarProps = { readonly category: Category; readonly query: CategoryQuery }

/** How many products there are, how they are sorted, and on small screens the way to the filters. */
export function ListBar({ category, query }: ListBarProps) {
  const submit = useSubmit()
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const { products, totalCount, pageCount } = category
  const count =
    pageCount > 1
      ? catalogueTexts.productsOf(products.length, totalCount)
      : catalogueTexts.productCount(totalCount)
  return (
    <div className={styles.bar}>
      <h2 id="aantal-producten" className="type-18 figures">
        {count}
      </h2>
      <div className={styles.tools}>
        {category.facets.length > 0 && (
          <Button
            look="secondary"
            size="small"
            icon={slidersHorizontalIcon}
            className={styles.filters ?? ''}
            onClick={() => setSheet('open')}
          >
            {catalogueTexts.filtersWithCount(query.filter.length)}
          </Button>
        )}
        <Form
          action={category.url}
          className={styles.sorting}
          onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
        >
          {query.filter.map((text) => (
            <input key={text} type="hidden" name={FILTER_NAME} value={text} />
          ))}
          <span aria-hidden="true" className={styles.label}>
            {catalogueTexts.sortBy}
          </span>
          <SelectField
            label={catalogueTexts.sortBy}
            hideLabel
            compact
            key={query.sort}
            name={SORT_NAME}
            defaultValue={query.sort}
            options={SORTINGS.map((value) => ({ value, label: catalogueTexts.sorting[value] }))}
          />
          <Button type="submit" look="secondary" size="small" className={styles.unscripted ?? ''}>
            {catalogueTexts.sort}
          </Button>
        </Form>
      </div>
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
            category={category}
            query={query}
          />
        </Suspense>
      )}
    </div>
  )
}
