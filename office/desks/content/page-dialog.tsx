import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DeskPage, type PageFields, PageForm } from '#contract/office/content.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { contentTexts as texts } from '#texts/nl/office/content.ts'
import { api } from '../../lib/api.ts'
import { readForm } from '../../lib/read-form.ts'
import { fieldText } from '../../lib/field-text.ts'
import { pageOf } from '../../work/content.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { SearchFields } from '../../ui/search-result.tsx'
import { OwnRichTextField } from '../../ui/rich-text/rich-text-field.tsx'

type PageDialogProps = { readonly page: DeskPage; readonly onClose: () => void }

const shown = (field: Exclude<keyof PageFields, 'isPublished'>) =>
  [texts.fields[field], (row: PageFields) => row[field] || texts.empty] as const

const FIELDS = {
  title: shown('title'),
  urlPath: shown('urlPath'),
  isPublished: [texts.fields.isPublished, (row: PageFields) => (row.isPublished ? texts.yes : texts.no)],
  metaTitle: shown('metaTitle'),
  metaDescription: shown('metaDescription'),
  content: shown('content'),
} as const

/** Changes what a page says and where it lies. */
export function PageDialog({ page, onClose }: PageDialogProps) {
  const client = useQueryClient()
  const [{ id, fields, isFixed }] = useState(page)
  return (
    <EditDialog
      size="wide"
      dismissable={false}
      title={texts.editTitle(fields.title)}
      intro={texts.editIntro(fields.isPublished)}
      row={fields}
      read={(form) =>
        readForm(PageForm, {
          title: fieldText(form, 'title'),
          urlPath: isFixed ? fields.urlPath : fieldText(form, 'urlPath').trim(),
          isPublished: isFixed || new FormData(form).has('isPublished'),
          metaTitle: fieldText(form, 'metaTitle'),
          metaDescription: fieldText(form, 'metaDescription'),
          content: fieldText(form, 'content'),
        })
      }
      fields={FIELDS}
      save={(body) => api.editDeskPage({ params: { id }, body })}
      reload={async () => (await client.fetchQuery({ ...pageOf(id), staleTime: 0 })).fields}
      outdates={['content']}
      onSaved={() => {
        showToast({ tone: 'good', title: texts.saved(fields.title) })
        onClose()
      }}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            name="title"
            label={texts.fields.title}
            maxLength={200}
            autoComplete="off"
            defaultValue={fields.title}
            error={faults.title}
          />
          {!isFixed && (
            <>
              <TextField
                name="urlPath"
                label={texts.fields.urlPath}
                maxLength={200}
                autoComplete="off"
                spellCheck={false}
                defaultValue={fields.urlPath}
                error={faults.urlPath}
              />
              <Checkbox name="isPublished" label={texts.isPublished} defaultChecked={fields.isPublished} />
            </>
          )}
          <OwnRichTextField
            name="content"
            label={texts.fields.content}
            first={fields.content}
            error={faults.content}
          />
          <SearchFields first={fields} labels={texts.fields} faults={faults} />
        </>
      )}
    </EditDialog>
  )
}
