import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { Email } from '#contract/shared.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { operatorTexts as texts } from '#texts/nl/office/operators.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { operatorList } from '../../work/operators.ts'
import styles from './operators.module.css'
import { RoleChoice } from './role-choice.tsx'

const FORM = 'invite'

/** Asks whom to invite, and for what. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [role, setRole] = useState<OperatorRole>('sales')
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const invite = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (email: string) => api.inviteOperator({ body: { email, role } }),
    onSuccess({ email }) {
      showToast({ tone: 'good', title: texts.invitedToast(email) })
      onClose()
    },
    onError: () => field.current?.focus(),
    onSettled: () => client.invalidateQueries(operatorList),
  })

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = fieldText(event.currentTarget, 'email').trim()
    const isAddress = Email.safeParse(email).success
    setFault(isAddress ? undefined : fieldFaultTexts[email === '' ? 'EmailRequired' : 'EmailInvalid'])
    if (isAddress) invite.mutate(email)
    else field.current?.focus()
  }

  const refused = isApiError(invite.error)
    ? invite.error.errors.find((one) => one.field === 'email')?.message
    : undefined
  return (
    <Dialog
      open
      size="wide"
      className={`${styles.roles}`}
      title={texts.invite}
      intro={texts.inviteIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={invite.isPending}>
            {texts.sendInvitation}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} noValidate onSubmit={send}>
        <div role="alert">
          {invite.error && !refused && <Notice tone="error">{errorLines(invite.error).join(' ')}</Notice>}
        </div>
        <TextField
          ref={field}
          name="email"
          type="email"
          label={texts.email}
          autoComplete="off"
          maxLength={254}
          error={fault ?? refused}
        />
        <RoleChoice first={role} onRole={setRole} />
      </form>
    </Dialog>
  )
}
