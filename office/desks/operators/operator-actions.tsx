import { useState } from 'react'
import type { StaffMember } from '#contract/office/operators.ts'
import { Button } from '#app/ui/button.tsx'
import { operatorTexts as texts } from '#texts/nl/office/operators.ts'
import { api } from '../../lib/api.ts'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import { calledBy } from './called-by.ts'
import styles from './operators.module.css'
import { RoleDialog } from './role-dialog.tsx'
import { useOperatorChange } from './use-operator-change.ts'

type Asked = 'role' | 'block' | 'reset' | 'withdraw'

/** What the owner does with one operator. */
export function OperatorActions({ operator }: { readonly operator: StaffMember }) {
  const { state, hasSecondFactor, email } = operator
  const name = calledBy(operator)
  const [asked, setAsked] = useState<Asked | null>(null)
  const params = { id: operator.id }
  const invite = useOperatorChange({
    call: () => api.inviteOperatorAgain({ params, body: { invitedUntil: operator.invitedUntil } }),
    told: () => texts.invitedToast(email),
  })
  const unblock = useOperatorChange({
    call: () => api.blockOperator({ params, body: { isBlocked: false, version: operator.version } }),
    told: () => texts.unblockedToast(name),
  })
  const small = { look: 'tertiary', size: 'small' } as const
  return (
    <div className={styles.actions}>
      <Button {...small} aria-label={texts.changeRoleOf(name)} onClick={() => setAsked('role')}>
        {texts.changeRole}
      </Button>
      {state === 'active' && (
        <Button {...small} aria-label={texts.blockOf(name)} onClick={() => setAsked('block')}>
          {texts.block}
        </Button>
      )}
      {state === 'blocked' && (
        <Button
          {...small}
          aria-label={texts.unblockOf(name)}
          pending={unblock.isPending}
          onClick={() => unblock.mutate()}
        >
          {texts.unblock}
        </Button>
      )}
      {hasSecondFactor && (
        <Button {...small} aria-label={texts.resetOf(name)} onClick={() => setAsked('reset')}>
          {texts.reset}
        </Button>
      )}
      {state === 'invited' && (
        <>
          <Button
            {...small}
            aria-label={texts.againOf(email)}
            pending={invite.isPending}
            onClick={() => invite.mutate()}
          >
            {texts.again}
          </Button>
          <Button {...small} aria-label={texts.withdrawOf(email)} onClick={() => setAsked('withdraw')}>
            {texts.withdraw}
          </Button>
        </>
      )}
      {asked && <Asking asked={asked} operator={operator} onClose={() => setAsked(null)} />}
    </div>
  )
}

type AskingProps = {
  readonly asked: Asked
  readonly operator: StaffMember
  readonly onClose: () => void
}

function Asking({ asked, operator, onClose }: AskingProps) {
  // As he was when it was asked: a colleague who was first is told.
  const [seen] = useState(operator)
  if (asked === 'role') return <RoleDialog operator={seen} onClose={onClose} />
  return <Sure {...sureOf(asked, seen)} onClose={onClose} />
}

/** What something does to an operator, and how it is done. */
function sureOf(asked: Exclude<Asked, 'role'>, operator: StaffMember) {
  const { id, version, email } = operator
  const name = calledBy(operator)
  const params = { id }
  switch (asked) {
    case 'block':
      return {
        title: texts.blockTitle(name),
        text: texts.blockText,
        verb: texts.block,
        told: texts.blockedToast(name),
        call: () => api.blockOperator({ params, body: { isBlocked: true, version } }),
      }
    case 'reset':
      return {
        title: texts.resetTitle(name),
        text: texts.resetText,
        verb: texts.reset,
        told: texts.resetToast(name),
        call: () => api.resetSecondFactor({ params, body: { version } }),
      }
    case 'withdraw':
      return {
        title: texts.withdrawTitle(email),
        text: texts.withdrawText,
        verb: texts.withdraw,
        told: texts.withdrawnToast(email),
        call: () => api.withdrawInvitation({ params }),
      }
  }
}

type SureProps = ReturnType<typeof sureOf> & Pick<AskingProps, 'onClose'>

function Sure({ told, call, onClose, ...asked }: SureProps) {
  const change = useOperatorChange({ call, told: () => told, onEnd: onClose })
  return (
    <SureDialog {...asked} isPending={change.isPending} onSure={() => change.mutate()} onClose={onClose} />
  )
}
