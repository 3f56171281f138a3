import { useState } from 'react'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { takenIds } from './fresh-ids.ts'
import { newCard, newField, newStep, STEP_TYPES, type StepType } from './new-parts.ts'
import type { Definition, Node } from './nodes.ts'

/** What is added: a card, a step or a field. */
export type Added = 'card' | 'step' | 'field'

/** A field by what is asked with it. */
const FIELD_KINDS = ['width', 'height', 'length', 'distance', 'select', 'radio'] as const
type FieldKind = (typeof FIELD_KINDS)[number]

type AddDialogProps = {
  readonly what: Added
  readonly definition: Definition
  readonly onAdded: (node: Node) => void
  readonly onClose: () => void
}

/** Asks what something new is and what it is called; what it is known by in rules is made of that, and stays. */
export function AddDialog({ what, definition, onAdded, onClose }: AddDialogProps) {
  const [stepType, setStepType] = useState<StepType>('bundleOption')
  const [fieldKind, setFieldKind] = useState<FieldKind>('width')

  function send(form: HTMLFormElement) {
    const title = fieldText(form, 'title').trim()
    if (title === '') return { title: fieldFaultTexts.Required }
    onAdded(made(title))
    return undefined
  }

  function made(title: string): Node {
    const taken = takenIds(definition)
    if (what === 'card') return newCard(title, taken)
    if (what === 'step') return newStep(stepType, title, taken)
    if (fieldKind === 'select' || fieldKind === 'radio') return newField(fieldKind, null, title, taken)
    return newField('input_mm', fieldKind === 'distance' ? null : fieldKind, title, taken)
  }

  return (
    <FormDialog
      title={texts.addTitle[what]}
      verb={texts.add}
      isPending={false}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            name="title"
            label={texts.newTitle}
            autoComplete="off"
            maxLength={200}
            error={faults['title']}
          />
          {what === 'step' && (
            <ChoiceGroup label={texts.kind}>
              {STEP_TYPES.map((type) => (
                <ChoiceRow
                  key={type}
                  name="kind"
                  title={texts.stepTypes[type]}
                  text={texts.stepTypeTexts[type]}
                  checked={stepType === type}
                  onChange={() => setStepType(type)}
                />
              ))}
            </ChoiceGroup>
          )}
          {what === 'field' && (
            <ChoiceGroup label={texts.kind}>
              {FIELD_KINDS.map((kind) => (
                <ChoiceRow
                  key={kind}
                  name="kind"
                  title={texts.fieldKinds[kind]}
                  checked={fieldKind === kind}
                  onChange={() => setFieldKind(kind)}
                />
              ))}
            </ChoiceGroup>
          )}
        </>
      )}
    </FormDialog>
  )
}
