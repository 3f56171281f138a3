import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import {
  type CategoryFields,
  CategoryForm,
  type DeskCategory,
  type DeskCategoryRow,
} from '#contract/office/categories.ts'
import { idsWithin } from '#domain/catalogue/move-category.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { categoryTexts as texts } from '#texts/nl/office/categories.ts'
import { pictureFieldTexts } from '#texts/nl/office/picture-field.ts'
import { searchResultTexts } from '#texts/nl/office/search-result.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { readForm } from '../../lib/read-form.ts'
import { differences, EarlierVersions } from '../../ui/earlier-versions.tsx'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { LaterCutDialog } from '../../ui/picture-cut/later-cut-dialog.tsx'
import { SearchFields } from '../../ui/search-result.tsx'
import { OwnRichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { categoryOf } from '../../work/categories.ts'
import type { Rows } from './category-places.ts'
import { ImageField } from './image-field.tsx'

type CategoryDialogProps = {
  readonly row: DeskCategoryRow
  readonly rows: Rows
  readonly onClose: () => void
}

/** Changes what a category is called, where it lies, and what it shows. */
export function CategoryDialog({ row, rows, onClose }: CategoryDialogProps) {
  const { data, isFetchedAfterMount } = useQuery({ ...categoryOf(row.id), refetchOnMount: 'always' })
  // What was kept of an earlier look would be typed over.
  return data && isFetchedAfterMount ? <Opened seen={data} rows={rows} onClose={onClose} /> : null
}

const shown = (field: Exclude<keyof CategoryFields, 'isActive' | 'imageId'>) =>
  [texts.fields[field], (row: CategoryFields) => String(row[field]) || texts.empty] as const

const FIELDS = {
  title: shown('title'),
  urlPath: shown('urlPath'),
  isActive: [texts.fields.isActive, (row: CategoryFields) => (row.isActive ? texts.yes : texts.no)],
  shortListItemCount: shown('shortListItemCount'),
  shortDescription: shown('shortDescription'),
  description: shown('description'),
  metaTitle: shown('metaTitle'),
  metaDescription: shown('metaDescription'),
  imageId: [
    texts.fields.imageId,
    (row: CategoryFields) => (row.imageId === null ? pictureFieldTexts.none : pictureFieldTexts.different),
  ],
} as const

type OpenedProps = { readonly seen: DeskCategory; readonly rows: Rows; readonly onClose: () => void }

function Opened({ seen: now, rows, onClose }: OpenedProps) {
  const client = useQueryClient()
  const [seen] = useState(now)
  const { fields } = seen
  const [{ key, first }, setTaken] = useState({ key: 0, first: fields })
  const [image, setImage] = useState(seen.image)
  const [isCutting, setIsCutting] = useState(false)
  return (
    <>
      <EditDialog
        title={texts.editTitle(fields.title)}
        intro={texts.editIntro}
        row={fields}
        read={readFields}
        fields={FIELDS}
        save={(body) => api.editDeskCategory({ params: { id: seen.id }, body })}
        reload={async () => (await client.fetchQuery({ ...categoryOf(seen.id), staleTime: 0 })).fields}
        outdates={['catalogue']}
        onSaved={() => {
          showToast({ tone: 'good', title: texts.saved(fields.title) })
          onClose()
        }}
        onClose={onClose}
      >
        {(faults) => (
          <>
            <Fragment key={key}>
              <TextField
                name="title"
                label={texts.fields.title}
                maxLength={120}
                autoComplete="off"
                defaultValue={first.title}
                error={faults.title}
              />
              <TextField
                name="urlPath"
                label={texts.fields.urlPath}
                hint={texts.urlPathHint(idsWithin(rows, seen.id).length - 1)}
                maxLength={200}
                autoComplete="off"
                spellCheck={false}
                defaultValue={first.urlPath}
                error={faults.urlPath}
              />
              <Checkbox name="isActive" label={texts.isActive} defaultChecked={first.isActive} />
              <ImageField
                image={image}
                error={faults.imageId}
                onChoose={setImage}
                onCut={() => setIsCutting(true)}
              />
              <TextAreaField
                name="shortDescription"
                label={texts.fields.shortDescription}
                rows={3}
                optional
                maxLength={2000}
                defaultValue={first.shortDescription}
                error={faults.shortDescription}
              />
              <OwnRichTextField
                name="description"
                label={texts.fields.description}
                first={first.description}
                error={faults.description}
              />
              <TextField
                name="shortListItemCount"
                label={texts.fields.shortListItemCount}
                hint={texts.shortListItemCountHint}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                defaultValue={first.shortListItemCount}
                error={faults.shortListItemCount}
              />
              <SearchFields
                first={first}
                toldInstead={{
                  name: 'shortDescription',
                  first: first.shortDescription,
                  hint: searchResultTexts.ownIntro,
                }}
                labels={texts.fields}
                faults={faults}
              />
            </Fragment>
            <EarlierVersions
              kind="category"
              id={seen.id}
              now={withoutPicture(fields)}
              summary={(earlier) => differences(FIELDS, fields, { ...fields, ...earlier })}
              onTake={(earlier) => setTaken({ key: key + 1, first: { ...fields, ...earlier } })}
            />
          </>
        )}
      </EditDialog>
      {/* Over the other dialog and beside its form, as it is a form of its own. */}
      {isCutting && image && (
        <LaterCutDialog
          picture={image}
          title={texts.cutTitle}
          onCut={setImage}
          onClose={() => setIsCutting(false)}
        />
      )}
    </>
  )
}

const withoutPicture = ({ imageId: _image, ...fields }: CategoryFields) => fields

/** What is filled in, or what is wrong with it by field. */
function readFields(form: HTMLFormElement) {
  const text = (name: keyof CategoryFields) => fieldText(form, name)
  const count = text('shortListItemCount').trim()
  return readForm(CategoryForm, {
    title: text('title'),
    urlPath: text('urlPath').trim(),
    isActive: new FormData(form).has('isActive'),
    shortListItemCount: /^\d{1,3}$/.test(count) ? Number(count) : NaN,
    shortDescription: text('shortDescription'),
    description: text('description'),
    metaTitle: text('metaTitle'),
    metaDescription: text('metaDescription'),
    imageId: text('imageId') || null,
  })
}
