import { useQueryClient } from '@tanstack/react-query'
import { SelectField } from '#app/ui/select-field.tsx'
import { setupTexts as texts } from '#texts/nl/office/setup.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { operatorQuery } from '../../lib/operator.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { OwnerFields, ownerFaults, readOwner } from '../../ui/owner-fields.tsx'
import { setupState } from '../../work/setup.ts'

type ClearDemoDialogProps = {
  /** Whether who asks logs in as the demo does, and must choose a login of his own. */
  readonly isOperator: boolean
  readonly onClose: () => void
}

type Sent = { readonly keepsAssortment: boolean; readonly owner: ReturnType<typeof readOwner> | null }

/** Says what goes with the demo and asks what stays of it. */
export function ClearDemoDialog({ isOperator, onClose }: ClearDemoDialogProps) {
  const client = useQueryClient()
  const clear = useDeskChange<Sent, Awaited<ReturnType<typeof api.clearDemo>>>(
    {
      call: (body) => api.clearDemo({ body }),
      told: () => texts.cleared,
      onDone(setup) {
        onClose()
        // Nothing that was read before is there any more.
        client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== operatorQuery.queryKey[0] })
        client.setQueryData(setupState.queryKey, setup)
      },
      isToldInPlace: true,
    },
    { outdates: [operatorQuery.queryKey] },
  )
  return (
    <FormDialog
      title={texts.clearTitle}
      intro={texts.clearText}
      verb={texts.clear}
      isPending={clear.isPending}
      refusal={clear.error}
      onSend={(form) => {
        const keepsAssortment = fieldText(form, 'keeps') === 'all'
        if (!isOperator) {
          clear.mutate({ keepsAssortment, owner: null })
          return undefined
        }
        const owner = readOwner(form)
        const faults = ownerFaults(owner)
        if (Object.values(faults).some((fault) => fault !== undefined)) return faults
        clear.mutate({ keepsAssortment, owner })
        return undefined
      }}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <SelectField
            name="keeps"
            label={texts.keeps}
            options={[
              { value: 'all', label: texts.keepAll },
              { value: 'nothing', label: texts.keepNothing },
            ]}
            defaultValue="all"
          />
          {isOperator && (
            <>
              <h3 className="type-16 strong">{texts.ownLogin}</h3>
              <p className="muted">{texts.ownLoginText}</p>
              <OwnerFields faults={faults} />
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}
