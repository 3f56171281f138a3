import { useState } from 'react'
import type { StaffMember } from '#contract/office/operators.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { editTexts } from '#texts/nl/office/editing.ts'
import { operatorTexts as texts } from '#texts/nl/office/operators.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { api } from '../../lib/api.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import styles from './operators.module.css'
import { RoleChoice } from './role-choice.tsx'
import { calledBy } from './called-by.ts'
import { useOperatorChange } from './use-operator-change.ts'

type RoleDialogProps = { readonly operator: StaffMember; readonly onClose: () => void }

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

  function save() {
    if (role === seen.role) onClose()
    else change.mutate(role)
    return undefined
  }

  return (
    <FormDialog
      size="wide"
      className={styles.roles}
      title={texts.changeRoleOf(calledBy(seen))}
      intro={texts.roleIntro}
      verb={editTexts.save}
      isPending={change.isPending}
      onSend={save}
      onClose={onClose}
    >
      <RoleChoice first={seen.role} onRole={setRole} />
    </FormDialog>
  )
}
