import { useRef, useState } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productFormTexts as texts } from '#texts/nl/office/product-form.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { categoryBranches, type CategoryBranch, idsWithin, titlesTo } from './category-tree.ts'
import { Chips } from './chips.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './categories-part.module.css'
import { fieldId, type FormProps } from './part.ts'

/** In which categories a product stands; the first is the one that its breadcrumbs go by. */
export function CategoriesPart({ fields: { categoryIds }, choices, faults, onChange }: FormProps) {
  const [search, setSearch] = useState('')
  const group = useRef<HTMLFieldSetElement>(null)
  const branches = categoryBranches(choices.categories, search)
  const nameOf = (id: string) => titlesTo(choices.categories, id).join(' › ') || texts.categoryGone
  const choose = (ids: string[]) => onChange({ categoryIds: ids })
  const toggle = (id: string) =>
    choose(categoryIds.includes(id) ? categoryIds.filter((one) => one !== id) : [...categoryIds, id])

  return (
    <FieldGroup
      ref={group}
      id={fieldId('categoryIds')}
      label={productFieldTexts.categoryIds}
      hideLabel
      hint={texts.categoryHint}
      error={faults.categoryIds}
    >
      <Chips
        label={texts.chosenCategories}
        chips={categoryIds.map((id) => ({ id, name: nameOf(id), content: nameOf(id) }))}
        onRemove={(id) => {
          toggle(id)
          group.current?.focus()
        }}
      />
      {categoryIds.length > 1 && (
        <SelectField
          label={texts.mainCategory}
          hint={texts.mainCategoryHint}
          value={categoryIds[0]}
          options={categoryIds.map((id) => ({ value: id, label: nameOf(id) }))}
          compact
          onChange={({ target: { value } }) => choose([value, ...categoryIds.filter((id) => id !== value)])}
        />
      )}
      <SearchField label={texts.findCategory} text={search} onSearch={setSearch} />
      <div className={styles.tree}>
        {branches.length === 0 && <p className="muted">{texts.noCategoryFound}</p>}
        {branches.map((branch) => (
          <Branch
            key={`${branch.category.id} ${search}`}
            branch={branch}
            chosen={categoryIds}
            isOpen={search !== ''}
            onToggle={toggle}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

type BranchProps = {
  readonly branch: CategoryBranch
  readonly chosen: readonly string[]
  readonly isOpen: boolean
  readonly onToggle: (id: string) => void
}

/** A main category, which opens to what lies below it. */
function Branch({ branch, chosen, isOpen, onToggle }: BranchProps) {
  const count = idsWithin(branch).filter((id) => chosen.includes(id)).length
  const [opensAtFirst] = useState(isOpen || count > 0)
  if (branch.below.length === 0) return <Rows branches={[branch]} chosen={chosen} onToggle={onToggle} />
  return (
    <Disclosure
      open={opensAtFirst}
      summary={branch.category.title}
      aside={count > 0 && <span className="muted">{texts.chosenCount(count)}</span>}
    >
      <Rows branches={[branch]} chosen={chosen} onToggle={onToggle} />
    </Disclosure>
  )
}

type RowsProps = Omit<BranchProps, 'branch' | 'isOpen'> & { readonly branches: readonly CategoryBranch[] }

function Rows({ branches, chosen, onToggle }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {branches.map(({ category: { id, title }, below }) => (
        <li key={id}>
          <Checkbox label={title} checked={chosen.includes(id)} onChange={() => onToggle(id)} />
          {below.length > 0 && <Rows branches={below} chosen={chosen} onToggle={onToggle} />}
        </li>
      ))}
    </ul>
  )
}
