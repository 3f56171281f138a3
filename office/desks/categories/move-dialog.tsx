import { useState } from 'react'
import type { DeskCategoryRow } from '#contract/office/categories.ts'
import { type CategoryPlace, idsWithin } from '#domain/catalogue/move-category.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { categoryTexts as texts } from '#texts/nl/office/categories.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { categoryOptions } from '../../work/category-options.ts'
import { childrenOf, placeOf, type Rows } from './category-places.ts'

type MoveDialogProps = {
  readonly rows: Rows
  readonly row: DeskCategoryRow
  readonly onMove: (place: CategoryPlace) => void
  readonly onClose: () => void
}

/** Asks below which category another comes to stand, and where among those there. */
export function MoveDialog({ rows, row, onMove, onClose }: MoveDialogProps) {
  const [parentId, setParentId] = useState(row.parentId)
  const within = new Set(idsWithin(rows, row.id))
  const siblings = childrenOf(rows, parentId).filter(({ id }) => id !== row.id)
  return (
    <FormDialog
      title={texts.moveTitle(row.title)}
      intro={texts.moveIntro}
      verb={texts.move}
      isPending={false}
      onSend={(form) => {
        onMove({ parentId, before: fieldText(form, 'before') || null })
        return undefined
      }}
      onClose={onClose}
    >
      <SelectField
        name="parentId"
        label={texts.parent}
        value={parentId ?? ''}
        options={[
          { value: '', label: texts.top },
          ...categoryOptions(rows.filter(({ id }) => !within.has(id))),
        ]}
        onChange={({ target }) => setParentId(target.value || null)}
      />
      <SelectField
        // Another parent has other places.
        key={parentId}
        name="before"
        label={texts.place}
        defaultValue={parentId === row.parentId ? (placeOf(rows, row).before ?? '') : ''}
        options={[
          ...siblings.map(({ id, title }) => ({ value: id, label: texts.before(title) })),
          { value: '', label: texts.last },
        ]}
      />
    </FormDialog>
  )
}
