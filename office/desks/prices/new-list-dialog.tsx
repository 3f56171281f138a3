import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PriceList } from '#contract/office/price-lists.ts'
import { isPlainDate } from '#domain/delivery/plain-date.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { priceListOf } from '../../work/prices.ts'

const KINDS = ['group', 'contract'] as const
const CODE = /^[a-z0-9][a-z0-9-]*$/

type NewListDialogProps = {
  /** The list that it is a copy of. */
  readonly original?: PriceList
  readonly onMade: (id: string) => void
  readonly onClose: () => void
}

/** Asks what a new list is called and when it holds. */
export function NewListDialog({ original, onMade, onClose }: NewListDialogProps) {
  const client = useQueryClient()
  const [today] = useState(() => amsterdamNow(new Date()).date)
  const make = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (body: Parameters<typeof api.createPriceList>[0]['body']) => api.createPriceList({ body }),
    async onSuccess(made) {
      client.setQueryData(priceListOf(made.id).queryKey, made)
      showToast({ tone: 'good', title: texts.made(made.title) })
      onMade(made.id)
      await client.invalidateQueries({ queryKey: ['prices'] })
    },
  })

  function send(form: HTMLFormElement) {
    const text = (name: string) => fieldText(form, name).trim()
    const [title, code, validFrom, validTo] = [
      text('title'),
      text('code'),
      text('validFrom'),
      text('validTo'),
    ]
    const faults = {
      ...(title === '' && { title: fieldFaultTexts.Required }),
      ...(!CODE.test(code) && {
        code: code === '' ? fieldFaultTexts.Required : fieldFaultTexts.CodeInvalid,
      }),
      ...(!isPlainDate(validFrom) && { validFrom: fieldFaultTexts.DateInvalid }),
      ...(validTo !== '' && !isPlainDate(validTo) && { validTo: fieldFaultTexts.DateInvalid }),
    }
    if (Object.keys(faults).length > 0) return faults
    make.mutate({
      kind: KINDS.find((kind) => kind === text('kind')) ?? 'group',
      code,
      title,
      validFrom,
      validTo: validTo === '' ? null : validTo,
      copyOf: original?.id ?? null,
    })
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
          {original && (
            <p>
              {texts.copyOf} <strong>{original.title}</strong>
            </p>
          )}
          <TextField
            name="title"
            label={texts.name}
            maxLength={120}
            autoComplete="off"
            error={faults.title}
          />
          <TextField
            name="code"
            label={texts.code}
            hint={texts.codeHint}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={faults.code}
          />
          <SelectField
            name="kind"
            label={texts.kind}
            options={KINDS.map((kind) => ({ value: kind, label: texts.kindOf[kind] }))}
            defaultValue={original?.kind === 'contract' ? 'contract' : 'group'}
            error={faults.kind}
          />
          <TextField
            name="validFrom"
            type="date"
            label={texts.validFrom}
            defaultValue={today}
            error={faults.validFrom}
          />
          <TextField
            name="validTo"
            type="date"
            label={texts.validTo}
            hint={texts.noEnd}
            optional
            error={faults.validTo}
          />
        </>
      )}
    </FormDialog>
  )
}
