import { AttributeValue, type DeskAttribute } from '#contract/office/attributes.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { attributeTexts as texts } from '#texts/nl/office/attributes.ts'
import { fieldText } from '../../lib/field-text.ts'
import { faultText } from '../../lib/read-form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useValueChange } from './use-value-change.ts'

type ValueDialogProps = {
  readonly code: string
  /** The one that is to be called otherwise; null for a new one. */
  readonly value: DeskAttribute['values'][number] | null
  readonly onClose: () => void
}

/** Asks what a value is called. */
export function ValueDialog({ code, value, onClose }: ValueDialogProps) {
  const change = useValueChange(code, {
    isToldInPlace: true,
    onDone(_after, sent) {
      showToast({
        tone: 'good',
        title: sent.act === 'rename' ? texts.valueRenamed(sent.value) : texts.valueAdded(sent.value),
      })
      onClose()
    },
  })

  function send(form: HTMLFormElement) {
    const read = AttributeValue.safeParse(fieldText(form, 'value'))
    if (!read.success) return { value: faultText(read.error.issues[0]?.message ?? '') }
    if (value?.value === read.data) onClose()
    else
      change.mutate(
        value ? { act: 'rename', from: value.value, value: read.data } : { act: 'add', value: read.data },
      )
    return undefined
  }

  return (
    <FormDialog
      title={value ? texts.renameTitle(value.value) : texts.newValue}
      intro={value ? texts.renameIntro(value.productCount) : texts.newValueIntro}
      verb={value ? texts.renameIt : texts.addValue}
      isPending={change.isPending}
      refusal={change.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <TextField
          name="value"
          label={texts.value}
          maxLength={200}
          autoComplete="off"
          defaultValue={value?.value ?? ''}
          error={faults['value']}
        />
      )}
    </FormDialog>
  )
}
