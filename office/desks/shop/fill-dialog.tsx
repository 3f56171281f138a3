import { Checkbox } from '#app/ui/checkbox.tsx'
import { setupTexts as texts } from '#texts/nl/office/setup.ts'
import { api } from '../../lib/api.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { setupState } from '../../work/setup.ts'

/** Asks whether the assortment of the demo goes into an empty shop. */
export function FillDialog({ onClose }: { readonly onClose: () => void }) {
  const fill = useDeskChange(
    {
      call: (withPages: boolean) => api.fillAssortment({ body: { withPages } }),
      told: () => texts.filled,
      onDone: onClose,
      isToldInPlace: true,
    },
    { outdates: [['products'], ['categories'], ['content'], ['prices']], replyIs: setupState.queryKey },
  )
  return (
    <FormDialog
      title={texts.fillTitle}
      intro={texts.fillText}
      verb={texts.fill}
      isPending={fill.isPending}
      refusal={fill.error}
      onSend={(form) => {
        fill.mutate(new FormData(form).has('withPages'))
        return undefined
      }}
      onClose={onClose}
    >
      <Checkbox name="withPages" label={texts.withPages} hint={texts.withPagesHint} defaultChecked />
    </FormDialog>
  )
}
