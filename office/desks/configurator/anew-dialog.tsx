import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { ConfiguratorKey } from '#contract/office/configurator-form.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { configuratorOf } from '../../work/configurators.ts'
import { KeyField } from './key-field.tsx'
import type { Definition } from './nodes.ts'

type AnewDialogProps = {
  readonly configurator: DeskConfigurator
  readonly definition: Definition
  /** What the draft was called that is gone. */
  readonly calledBefore: string
  readonly onKept: (answered: DeskConfigurator, sent: Definition) => void
  readonly onClose: () => void
}

/** Begins a draft anew with what was changed in one that a colleague threw away. */
export function AnewDialog({ configurator, definition, calledBefore, onKept, onClose }: AnewDialogProps) {
  const { productId } = configurator
  const { queryKey } = configuratorOf(productId)
  const begin = useDeskChange(
    {
      call: (key: string) =>
        api.startDeskConfigurator({ params: { id: productId }, body: { key, copyOf: null, definition } }),
      onDone(answered) {
        onKept(answered, definition)
        onClose()
      },
      isToldInPlace: true,
    },
    { outdates: [queryKey, ['products']], replyIs: queryKey },
  )

  function send(form: HTMLFormElement) {
    const key = fieldText(form, 'key').trim()
    if (!ConfiguratorKey.safeParse(key).success)
      return { key: key === '' ? fieldFaultTexts.Required : fieldFaultTexts.CodeInvalid }
    begin.mutate(key)
    return undefined
  }

  return (
    <FormDialog
      title={texts.anewTitle}
      intro={texts.anewIntro}
      verb={texts.anew}
      isPending={begin.isPending}
      refusal={begin.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => <KeyField first={calledBefore} error={faults['key']} />}
    </FormDialog>
  )
}
