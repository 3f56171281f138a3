import { Notice } from '#app/ui/notice.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { CardForm } from './card-form.tsx'
import { DrawingForm } from './drawing-form.tsx'
import type { LengthField } from './drawn-parts.tsx'
import { FieldForm } from './field-form.tsx'
import type { FormProps } from './form-props.ts'
import styles from './form.module.css'
import { GeneralForm } from './general-form.tsx'
import { allOf, type Definition, find, isCard, isField, isStep } from './nodes.ts'
import { isAtField } from './places.ts'
import { StepForm } from './step-form.tsx'

/** The form of what is selected, with what the server would not take of it. */
export function PlaceForm(props: FormProps) {
  const { open, refused } = props
  // What has a field of its own says so there.
  const told = refused.filter(
    (one) =>
      one.place === null || ((one.place === open.shown || one.place === open.option) && !isAtField(one)),
  )
  return (
    <div className={styles.form}>
      <div role="alert">
        {told.length > 0 && (
          <Notice tone="error" title={editTexts.notTaken}>
            {told.map(({ at, message }) => (
              <p key={`${at} ${message}`}>{message}</p>
            ))}
          </Notice>
        )}
      </div>
      <Form {...props} />
    </div>
  )
}

function Form(props: FormProps) {
  const { definition, open } = props
  if (open.shown === 'general') return <GeneralForm {...props} />
  const lengths = lengthFields(definition)
  if (open.shown === 'drawing') return <DrawingForm {...props} lengths={lengths} />
  const found = find(definition, open.shown)
  if (!found) return <GeneralForm {...props} />
  const { node } = found
  if (isCard(node)) return <CardForm {...props} found={found} card={node} />
  if (isStep(node)) return <StepForm {...props} found={found} step={node} lengths={lengths} />
  return isField(node) ? <FieldForm {...props} found={found} field={node} lengths={lengths} /> : null
}

const lengthFields = (definition: Definition): readonly LengthField[] =>
  allOf(definition).flatMap(({ node }) =>
    isField(node) && node.type === 'input_mm' ? [{ id: node.optionId, title: node.label }] : [],
  )
