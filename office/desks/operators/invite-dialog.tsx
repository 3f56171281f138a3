import { useState } from 'react'
import { Email } from '#contract/shared.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { operatorTexts as texts } from '#texts/nl/office/operators.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import styles from './operators.module.css'
import { RoleChoice } from './role-choice.tsx'
import { useOperatorChange } from './use-operator-change.ts'

/** Asks whom to invite, and for what. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [role, setRole] = useState<OperatorRole>('sales')
  const invite = useOperatorChange<string>({
    call: (email) => api.inviteOperator({ body: { email, role } }),
    told: texts.invitedToast,
    onDone: onClose,
    isToldInPlace: true,
  })

  function send(form: HTMLFormElement) {
    const email = fieldText(form, 'email').trim()
    if (!Email.safeParse(email).success)
      return { email: fieldFaultTexts[email === '' ? 'EmailRequired' : 'EmailInvalid'] }
    invite.mutate(email)
    return undefined
  }

  return (
    <FormDialog
      size="wide"
      className={styles.roles}
      title={texts.invite}
      intro={texts.inviteIntro}
      verb={texts.sendInvitation}
      isPending={invite.isPending}
      refusal={invite.error}
      onSend={send}
      onClose={onClose}
    >
      {({ email }) => (
        <>
          <TextField
            name="email"
            type="email"
            label={texts.email}
            autoComplete="off"
            maxLength={254}
            error={email}
          />
          <RoleChoice first={role} onRole={setRole} />
        </>
      )}
    </FormDialog>
  )
}
