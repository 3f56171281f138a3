import { useNavigate } from 'react-router'
import type { Category } from '#contract/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { catalogueTexts } from '#texts/nl/catalogue.ts'
import { writeCategoryQuery, type CategoryQuery } from './category-query.ts'
import { FacetForm } from './facet-form.tsx'
import styles from './filter-sheet.module.css'

type FilterSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly category: Category
  readonly query: CategoryQuery
}

/** The filters on small screens: a sheet from the left, with the way back to the products at its foot. */
export function FilterSheet({ open, onClose, category, query }: FilterSheetProps) {
  const navigate = useNavigate()
  const bare = `${category.url}${writeCategoryQuery({ ...query, page: 1, filter: [] })}`
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={catalogueTexts.filters}
      className={styles.sheet ?? ''}
      actions={
        <>
          <Button look="tertiary" onClick={() => void navigate(bare, { preventScrollReset: true })}>
            {catalogueTexts.clearAll}
          </Button>
          <Button onClick={onClose}>{catalogueTexts.showProducts(category.totalCount)}</Button>
        </>
      }
    >
      <FacetForm category={category} query={query} />
    </Dialog>
  )
}
