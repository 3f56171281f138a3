import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AttributeFields, DeskAttribute } from '#contract/office/attributes.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { attributeTexts as texts } from '#texts/nl/office/attributes.ts'
import { api } from '../../lib/api.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { attributeOf } from '../../work/attributes.ts'
import { FieldsOfAttribute, readAttribute } from './attribute-fields.tsx'

type AttributeDialogProps = { readonly code: string; readonly onClose: () => void }

/** Changes what an attribute is called, of which kind it is, and whether customers filter by it. */
export function AttributeDialog({ code, onClose }: AttributeDialogProps) {
  const { data, isFetchedAfterMount } = useQuery({ ...attributeOf(code), refetchOnMount: 'always' })
  // What was kept of an earlier look would be typed over.
  return data && isFetchedAfterMount ? <Opened now={data} onClose={onClose} /> : null
}

const FIELDS = {
  label: [texts.fields.label, (row: AttributeFields) => row.label],
  kind: [texts.fields.kind, (row: AttributeFields) => texts.kinds[row.kind]],
  unit: [texts.fields.unit, (row: AttributeFields) => row.unit || texts.noUnit],
  isFilterable: [
    texts.fields.isFilterable,
    (row: AttributeFields) => (row.isFilterable ? texts.yes : texts.no),
  ],
} as const

type OpenedProps = { readonly now: DeskAttribute; readonly onClose: () => void }

function Opened({ now, onClose }: OpenedProps) {
  const client = useQueryClient()
  const [{ code, fields }] = useState(now)
  return (
    <EditDialog
      title={texts.editTitle(fields.label)}
      intro={texts.editIntro}
      row={fields}
      read={readAttribute}
      fields={FIELDS}
      save={(body) => api.editDeskAttribute({ params: { code }, body })}
      reload={async () => (await client.fetchQuery({ ...attributeOf(code), staleTime: 0 })).fields}
      outdates={['catalogue']}
      onSaved={() => {
        showToast({ tone: 'good', title: texts.saved(fields.label) })
        onClose()
      }}
      onClose={onClose}
    >
      {(faults) => <FieldsOfAttribute fields={fields} faults={faults} />}
    </EditDialog>
  )
}
