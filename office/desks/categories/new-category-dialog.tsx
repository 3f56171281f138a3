import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeskCategoryRow } from '#contract/office/categories.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { categoryTexts as texts } from '#texts/nl/office/categories.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { categoryOptions } from '../../work/category-options.ts'
import type { Rows } from './category-places.ts'

type NewCategoryDialogProps = {
  readonly rows: Rows
  /** Below which one it is made, unless another is chosen; null for on top. */
  readonly parent: DeskCategoryRow | null
  readonly onClose: () => void
}

/** Asks what a new category is called and below which one it stands. */
export function NewCategoryDialog({ rows, parent, onClose }: NewCategoryDialogProps) {
  const client = useQueryClient()
  const make = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (body: { readonly title: string; readonly parentId: string | null }) =>
      api.createDeskCategory({ body }),
    async onSuccess({ fields: { title } }) {
      showToast({ tone: 'good', title: texts.made(title) })
      onClose()
      await client.invalidateQueries({ queryKey: ['catalogue'] })
    },
  })

  function send(form: HTMLFormElement) {
    const title = fieldText(form, 'title').trim()
    if (title === '') return { title: fieldFaultTexts.Required }
    make.mutate({ title, parentId: fieldText(form, 'parentId') || null })
    return undefined
  }

  return (
    <FormDialog
      title={texts.make}
      intro={texts.makeIntro}
      verb={texts.makeIt}
      isPending={make.isPending}
      refusal={make.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            name="title"
            label={texts.name}
            autoComplete="off"
            maxLength={120}
            error={faults.title}
          />
          <SelectField
            name="parentId"
            label={texts.parent}
            defaultValue={parent?.id ?? ''}
            options={[{ value: '', label: texts.top }, ...categoryOptions(rows)]}
          />
        </>
      )}
    </FormDialog>
  )
}
