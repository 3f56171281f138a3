import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PriceList, PriceListFacts } from '#contract/office/price-lists.ts'
import { isPlainDate } from '#domain/delivery/plain-date.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { listFaultTexts } from '#texts/nl/office/price-faults.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { showReply } from '../../lib/show-reply.ts'
import { EditDialog, type Faults } from '../../ui/edit-dialog.tsx'
import { priceListOf } from '../../work/prices.ts'

type FactsDialogProps = { readonly list: PriceList; readonly onClose: () => void }

const FIELDS = {
  title: [texts.name, ({ title }: PriceListFacts) => title],
  validFrom: [texts.validFrom, ({ validFrom }: PriceListFacts) => formatDate(validFrom)],
  validTo: [texts.validTo, ({ validTo }: PriceListFacts) => (validTo === null ? '-' : formatDate(validTo))],
} as const

/** What a list is called, and from and to when it holds. */
export function FactsDialog({ list, onClose }: FactsDialogProps) {
  const client = useQueryClient()
  const [{ id, title, validFrom, validTo }] = useState(list)
  return (
    <EditDialog
      title={texts.changeTitle(title)}
      intro={texts.changeIntro}
      row={{ title, validFrom, validTo }}
      read={readFacts}
      fields={FIELDS}
      save={async (body) => {
        showReply(client, priceListOf(id).queryKey, await api.changePriceList({ params: { id }, body }))
        await client.invalidateQueries({ queryKey: ['prices', 'lists'] })
      }}
      reload={async () => {
        const now = await client.fetchQuery({ ...priceListOf(id), staleTime: 0 })
        return { title: now.title, validFrom: now.validFrom, validTo: now.validTo }
      }}
      onSaved={() => {
        showToast({ tone: 'good', title: texts.saved })
        onClose()
      }}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            name="title"
            label={texts.name}
            maxLength={120}
            defaultValue={title}
            error={faults.title}
          />
          <TextField
            name="validFrom"
            type="date"
            label={texts.validFrom}
            defaultValue={validFrom}
            error={faults.validFrom}
          />
          <TextField
            name="validTo"
            type="date"
            label={texts.validTo}
            hint={texts.noEnd}
            optional
            defaultValue={validTo ?? ''}
            error={faults.validTo}
          />
        </>
      )}
    </EditDialog>
  )
}

function readFacts(
  form: HTMLFormElement,
): { readonly row: PriceListFacts } | { readonly faults: Faults<PriceListFacts> } {
  const text = (name: string) => fieldText(form, name).trim()
  const [title, validFrom, validTo] = [text('title'), text('validFrom'), text('validTo')]
  const isEnd = validTo === '' || isPlainDate(validTo)
  const isBackward = isEnd && validTo !== '' && validTo < validFrom
  const faults = {
    ...(title === '' && { title: fieldFaultTexts.Required }),
    ...(!isPlainDate(validFrom) && { validFrom: fieldFaultTexts.DateInvalid }),
    ...(!isEnd && { validTo: fieldFaultTexts.DateInvalid }),
    ...(isBackward && { validTo: listFaultTexts.DatesBackward }),
  }
  if (Object.keys(faults).length > 0) return { faults }
  return { row: { title, validFrom, validTo: validTo === '' ? null : validTo } }
}
