import type { AttributeFields } from '#contract/office/attributes.ts'
import { USUAL_ATTRIBUTE } from '#domain/catalogue/attribute-kinds.ts'
import { attributeTexts as texts } from '#texts/nl/office/attributes.ts'
import { api } from '../../lib/api.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { FieldsOfAttribute, readAttribute } from './attribute-fields.tsx'

const NOTHING: AttributeFields = { label: '', ...USUAL_ATTRIBUTE, isFilterable: true }

/** Asks what a new attribute is. */
export function NewAttributeDialog({ onClose }: { readonly onClose: () => void }) {
  const make = useDeskChange(
    {
      call: (body: AttributeFields) => api.createDeskAttribute({ body }),
      told: ({ label }) => texts.made(label),
      onDone: onClose,
      isToldInPlace: true,
    },
    { outdates: [['catalogue']] },
  )

  function send(form: HTMLFormElement) {
    const read = readAttribute(form)
    if ('faults' in read) return read.faults
    make.mutate(read.row)
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
      {(faults) => <FieldsOfAttribute fields={NOTHING} faults={faults} />}
    </FormDialog>
  )
}
