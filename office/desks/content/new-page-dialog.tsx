import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { contentTexts as texts } from '#texts/nl/office/content.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { paths } from '../../paths.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'

/** Asks what a new page is called, and leads to it. */
export function NewPageDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const make = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (title: string) => api.createDeskPage({ body: { title } }),
    async onSuccess({ id, fields }) {
      showToast({ tone: 'good', title: texts.made(fields.title) })
      await navigate(paths.contentPage(id))
      await client.invalidateQueries({ queryKey: ['content'] })
    },
  })
  return (
    <FormDialog
      title={texts.makePage}
      intro={texts.makeIntro}
      verb={texts.makeIt}
      isPending={make.isPending}
      refusal={make.error}
      onSend={(form) => {
        const title = fieldText(form, 'title').trim()
        if (title === '') return { title: fieldFaultTexts.Required }
        make.mutate(title)
        return undefined
      }}
      onClose={onClose}
    >
      {(faults) => (
        <TextField
          name="title"
          label={texts.fields.title}
          autoComplete="off"
          maxLength={200}
          error={faults.title}
        />
      )}
    </FormDialog>
  )
}
