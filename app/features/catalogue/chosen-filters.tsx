import { xIcon } from '#app/ui/icons/x.ts'
import { Link } from 'react-router'
import type { Category } from '#contract/catalogue.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { catalogueTexts } from '#texts/nl/catalogue.ts'
import { filterText, withoutFilter, writeCategoryQuery, type CategoryQuery } from './category-query.ts'
import styles from './chosen-filters.module.css'

type ChosenFiltersProps = { readonly category: Category; readonly query: CategoryQuery }

/** What is chosen, each to be taken away again. */
export function ChosenFilters({ category, query }: ChosenFiltersProps) {
  const chosen = category.facets.flatMap(({ code, values }) =>
    values
      .filter(({ selected }) => selected)
      .map(({ value, label }) => ({ label, text: filterText(code, value) })),
  )
  if (chosen.length === 0) return null
  const to = (next: CategoryQuery) => `${category.url}${writeCategoryQuery(next)}`
  return (
    <ul className={styles.chosen}>
      {chosen.map(({ label, text }) => (
        <li key={text}>
          <Link to={to(withoutFilter(query, text))} preventScrollReset className={styles.chip}>
            <span>{label}</span>
            <Icon of={xIcon} sizePx={16} bold />
            <span className="visually-hidden">{catalogueTexts.clearFilter}</span>
          </Link>
        </li>
      ))}
      <li>
        <LinkButton
          to={to({ ...query, page: 1, filter: [] })}
          preventScrollReset
          look="tertiary"
          size="small"
        >
          {catalogueTexts.clearAll}
        </LinkButton>
      </li>
    </ul>
  )
}
