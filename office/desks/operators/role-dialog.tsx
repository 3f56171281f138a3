import { useState, type SubmitEvent } from 'react'
import type { StaffMember } from '#contract/office/operators.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { operatorTexts as texts } from '#texts/nl/office/operators.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { api } from '../../lib/api.ts'
import styles from './operators.module.css'
import { RoleChoice } from './role-choice.tsx'
import { calledBy } from './called-by.ts'
import { useOperatorChange } from './use-operator-change.ts'

type RoleDialogProps = { readonly operator: StaffMember; readonly onClose: () => void }

const FORM = 'role'

/** Gives an operator another role; a colleague who was first is told. */
export function RoleDialog({ operator, onClose }: RoleDialogProps) {
  // As he was when this was opened.
  const [{ id, version, ...seen }] = useState(operator)
  const [role, setRole] = useState<OperatorRole>(seen.role)
  const change = useOperatorChange<OperatorRole>({
    call: (next) => api.changeOperatorRole({ params: { id }, body: { role: next, version } }),
    told: (next) => texts.roleToast(calledBy(seen), officeTexts.roles[next]),
    onEnd: onClose,
  })

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (role === seen.role) onClose()
    else change.mutate(role)
  }

  return (
    <Dialog
      open
      size="wide"
      className={`${styles.roles}`}
      title={texts.changeRoleOf(calledBy(seen))}
      intro={texts.roleIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={change.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={save}>
        <RoleChoice first={seen.role} onRole={setRole} />
      </form>
    </Dialog>
  )
}
