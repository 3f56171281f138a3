import { useSubmit, Form } from 'react-router'
import type { Category } from '#contract/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { catalogueTexts } from '#texts/nl/catalogue.ts'
import { FILTER_NAME, filterText, SORT_NAME, type CategoryQuery } from './category-query.ts'
import styles from './facet-form.module.css'

// The groups after these start closed, unless something in them is chosen.
const OPEN_GROUPS = 5

type FacetFormProps = {
  readonly category: Category
  readonly query: CategoryQuery
  /** Every choice changes the list at once; without scripts a button does. */
  readonly isApplied?: boolean
}

/** The filters of a category: or within a group, and between groups (design 11, Facets). */
export function FacetForm({ category, query, isApplied = false }: FacetFormProps) {
  const submit = useSubmit()
  return (
    <Form
      action={category.url}
      className={styles.form}
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      {query.sort !== 'popular' && <input type="hidden" name={SORT_NAME} value={query.sort} />}
      {category.facets.map(({ code, label, values }, index) => (
        <Disclosure
          key={code}
          summary={label}
          open={index < OPEN_GROUPS || values.some(({ selected }) => selected)}
          className={styles.group ?? ''}
        >
          <ul>
            {values.map(({ value, label: name, count, selected }) => (
              <li key={value}>
                <label className={styles.value} data-empty={count === 0 && !selected}>
                  <input
                    key={String(selected)}
                    type="checkbox"
                    name={FILTER_NAME}
                    value={filterText(code, value)}
                    defaultChecked={selected}
                    disabled={count === 0 && !selected}
                  />
                  <span>{name}</span>
                  <span className={`figures ${styles.count}`}>{count}</span>
                </label>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
      {isApplied && (
        <Button type="submit" look="secondary" size="small" className={styles.unscripted ?? ''}>
          {catalogueTexts.applyFilters}
        </Button>
      )}
    </Form>
  )
}
