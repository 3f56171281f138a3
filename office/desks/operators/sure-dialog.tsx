import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { operatorTexts as texts } from '#texts/nl/office/operators.ts'
import { useOperatorChange } from './use-operator-change.ts'

type SureDialogProps = {
  readonly title: string
  readonly text: string
  readonly verb: string
  readonly told: string
  readonly call: () => Promise<unknown>
  readonly onClose: () => void
}

/** Says what something does to an operator, before it is done. */
export function SureDialog({ title, text, verb, told, call, onClose }: SureDialogProps) {
  const change = useOperatorChange({ call, told: () => told, onEnd: onClose })
  return (
    <Dialog
      open
      kind="alertdialog"
      title={title}
      intro={text}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button pending={change.isPending} onClick={() => change.mutate()}>
            {verb}
          </Button>
        </>
      }
    />
  )
}
