import { useState } from 'react'
import type { Approver, ToldAnswer } from '#contract/office/told-answer.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { toldAnswerTexts as texts } from '#texts/nl/office/told-answers.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { fieldText } from '../lib/field-text.ts'
import { FormDialog } from './form-dialog.tsx'

type Told = Omit<ToldAnswer, 'proofId'>

type ToldAnswerDialogProps = {
  /** Who may answer: who placed the order first. */
  readonly approvers: readonly Approver[]
  readonly isPending: boolean
  readonly refusal: Error | null
  readonly onAnswer: (told: Told) => void
  readonly onClose: () => void
}

const DECISIONS = ['approved', 'returned'] as const

/** Asks what a customer said of a proof by telephone, who it was, and in which words. */
export function ToldAnswerDialog({ approvers, onAnswer, ...dialog }: ToldAnswerDialogProps) {
  // Who is chosen from stays when the proof is answered meanwhile.
  const [choices] = useState(approvers)
  const isNobody = choices.length === 0

  function send(form: HTMLFormElement) {
    const decision = DECISIONS.find((one) => one === fieldText(form, 'decision'))
    const remarks = fieldText(form, 'remarks').trim()
    if (!decision || remarks === '')
      return {
        ...(!decision && { decision: texts.chooseAnswer }),
        ...(remarks === '' && { remarks: fieldFaultTexts.Required }),
      }
    onAnswer({ contactId: fieldText(form, 'contactId'), decision, remarks })
    return undefined
  }

  return (
    <FormDialog
      {...dialog}
      title={texts.title}
      intro={isNobody ? texts.nobody : texts.intro}
      verb={isNobody ? null : texts.keep}
      onSend={send}
    >
      {(faults) =>
        !isNobody && (
          <>
            <SelectField
              name="contactId"
              label={texts.who}
              hint={texts.whoHint}
              options={choices.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <ChoiceGroup label={texts.answer} error={faults['decision']}>
              {DECISIONS.map((decision) => (
                <ChoiceRow
                  key={decision}
                  name="decision"
                  value={decision}
                  title={texts.answers[decision].title}
                  text={texts.answers[decision].text}
                />
              ))}
            </ChoiceGroup>
            <TextAreaField
              name="remarks"
              label={texts.remarks}
              hint={texts.remarksHint}
              rows={3}
              maxLength={4000}
              error={faults['remarks']}
            />
          </>
        )
      }
    </FormDialog>
  )
}
