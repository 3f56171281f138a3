import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffMember } from '#contract/office/operators.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { operatorTexts as texts } from '#texts/nl/office/operators.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { useOperator } from '../../lib/operator.ts'
import { KeyButton } from '../../ui/key-button.tsx'
import { KeyedRows } from '../../ui/keyed-rows.tsx'
import { Loading, LoadFault } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { operatorList } from '../../work/operators.ts'
import { calledBy } from './called-by.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { OperatorActions } from './operator-actions.tsx'
import styles from './operators.module.css'
import { SHORT_KEYS } from './short-keys.ts'

/** Who works here, with what right, and who is invited. */
export function OperatorsPage() {
  const { data: operators, error, refetch } = useQuery(operatorList)
  const { id: myId } = useOperator()
  const [invites, setInvites] = useState(false)
  return (
    <Page
      title={officeTexts.operators}
      note={operators && texts.note(operators.length)}
      actions={
        <KeyButton
          of={SHORT_KEYS.operators.invite}
          size="small"
          icon={plusIcon}
          onClick={() => setInvites(true)}
        >
          {texts.invite}
        </KeyButton>
      }
    >
      {error && !operators && <LoadFault error={error} onAgain={() => void refetch()} />}
      {!operators && !error && <Loading />}
      {operators && (
        <section className={`panel ${styles.list}`}>
          <KeyedRows>
            <Table caption={texts.table} columns={columns(myId)} rows={operators} rowKey={({ id }) => id} />
          </KeyedRows>
        </section>
      )}
      {invites && <InviteDialog onClose={() => setInvites(false)} />}
    </Page>
  )
}

const columns = (myId: string): readonly Column<StaffMember>[] => [
  {
    id: 'name',
    header: texts.name,
    inBlock: 'full',
    cell: ({ id, name, email }) => (
      <TwoLines
        first={id === myId ? texts.you(name) : calledBy({ name, email })}
        second={name ? email : null}
      />
    ),
  },
  { id: 'role', header: texts.role, cell: ({ role }) => officeTexts.roles[role] },
  { id: 'status', header: texts.status, inBlock: 'lead', cell: (one) => <State operator={one} /> },
  {
    id: 'factor',
    header: texts.secondFactor,
    dispensable: true,
    cell: ({ hasSecondFactor }) => (hasSecondFactor ? texts.hasFactor : texts.noFactor),
  },
  {
    id: 'last',
    header: texts.lastLogin,
    dispensable: true,
    cell: ({ lastLoginAt }) => (lastLoginAt === null ? texts.never : formatMoment(lastLoginAt)),
  },
  {
    id: 'actions',
    header: texts.actions,
    hideHeader: true,
    inBlock: 'full',
    cell: (one) => <OperatorActions operator={one} />,
  },
]

function State({ operator: { state, invitedUntil } }: { readonly operator: StaffMember }) {
  const [now] = useState(() => Date.now())
  if (state === 'active') return <StatusLabel tone="good">{texts.active}</StatusLabel>
  if (state === 'blocked') return <StatusLabel tone="quiet">{texts.blocked}</StatusLabel>
  const isOver = invitedUntil === null || Date.parse(invitedUntil) <= now
  return (
    <>
      <StatusLabel tone={isOver ? 'error' : 'warning'}>{isOver ? texts.over : texts.invited}</StatusLabel>
      {!isOver && <p className="muted small">{texts.until(formatMoment(invitedUntil))}</p>}
    </>
  )
}
