import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { DueReminder } from '#contract/office/reminders.ts'
import { REMINDER_STEPS, REMINDER_WAYS, type ReminderWay } from '#domain/documents/reminder-step.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { Button } from '#app/ui/button.tsx'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { toneOfState } from '#app/ui/state-tone.ts'
import type { Column } from '#app/ui/table.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { reminderTexts as texts } from '#texts/nl/office/reminders.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { api } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { EndlessTable } from '../../ui/endless-table.tsx'
import { Page } from '../../ui/page.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import type { BulkAction } from '../../ui/bulk.ts'
import { dueReminders } from '../../work/invoices.ts'
import { LeftOut } from './left-out.tsx'
import { WhenReminders } from './reminder-days.tsx'
import { SHORT_KEYS } from './short-keys.ts'
import { useInvoiceChange } from './use-invoice-change.ts'
import styles from './invoices.module.css'

/** The invoices that get a reminder today: those that are chosen get it by one press. */
export function RemindersPage() {
  const list = useInfiniteQuery(dueReminders)
  const { mutate, isPending, variables } = useInvoiceChange<DueReminder['company']>({
    call: ({ id }) => api.remindCompany({ params: { id }, body: { isReminded: false } }),
    told: ({ name }) => texts.leftOutToast(name),
  })
  const pendingId = isPending ? variables.id : null
  const columns = useMemo(
    () => [...COLUMNS, leavingOut({ pendingId, onLeaveOut: mutate })],
    [pendingId, mutate],
  )
  return (
    <Page title={texts.title} note={texts.note}>
      <BackLink to={paths.invoices}>{texts.back}</BackLink>
      <div className={styles.parts}>
        {list.data?.pages[0] && (
          <>
            <WhenReminders days={list.data.pages[0].days} />
            <Way way={list.data.pages[0].way} />
          </>
        )}
        <section className="panel">
          <EndlessTable
            list={list}
            bulk={{
              list: 'reminders',
              actions: [SEND],
              nameOf,
              pathOf: paths.invoice,
              view: DUE,
              chooseAll: texts.chooseAll,
            }}
            rowsOf={(page) => page.reminders}
            columns={columns}
            texts={texts}
            search=""
            grows={list.data?.pages[0]?.leftOut.length === 0}
          />
        </section>
        <LeftOut companies={list.data?.pages[0]?.leftOut ?? []} />
      </div>
    </Page>
  )
}

/** How reminders go, chosen by one press. */
function Way({ way }: { readonly way: ReminderWay }) {
  const choose = useInvoiceChange<ReminderWay>({
    call: (chosen) => api.setReminderWay({ body: { way: chosen, seen: way } }),
    told: (chosen) => texts.waySaved(texts.ways[chosen].title),
  })
  const shown = choose.isPending ? choose.variables : way
  return (
    <section className="panel">
      <ChoiceGroup label={texts.way}>
        {REMINDER_WAYS.map((one) => (
          <ChoiceRow
            key={one}
            name="way"
            title={texts.ways[one].title}
            text={texts.ways[one].text}
            checked={shown === one}
            onChange={() => {
              if (!choose.isPending) choose.mutate(one)
            }}
          />
        ))}
      </ChoiceGroup>
    </section>
  )
}

const DUE = { queue: 'due', search: '' }

const nameOf = ({ step, number }: { readonly step: number | null; readonly number: string }) =>
  texts.named(texts.step[reminderStepOf(step)].label, number)

const reminderStepOf = (step: number | null) => REMINDER_STEPS.find((one) => one === step) ?? 1

const SEND: BulkAction = {
  id: 'send',
  of: SHORT_KEYS.reminders.send,
  intro: texts.sendIntro,
  order: { kind: 'sendReminders' },
}

type Leaving = {
  readonly pendingId: string | null
  readonly onLeaveOut: (company: DueReminder['company']) => void
}

const leavingOut = ({ pendingId, onLeaveOut }: Leaving): Column<DueReminder> => ({
  id: 'actions',
  header: texts.actions,
  hideHeader: true,
  inBlock: 'full',
  cell: ({ company }) => (
    <Button
      look="tertiary"
      size="small"
      aria-label={texts.leaveOutOf(company.name)}
      pending={pendingId === company.id}
      onClick={() => onLeaveOut(company)}
    >
      {texts.leaveOut}
    </Button>
  ),
})

const COLUMNS: readonly Column<DueReminder>[] = [
  {
    id: 'invoice',
    header: texts.invoice,
    inBlock: 'lead',
    cell: ({ id, number, dueOn }) => (
      <div>
        <Link to={paths.invoice(id)} className="figures">
          {number}
        </Link>
        <p className="muted small">{wholeDates(texts.dueOn(formatDate(dueOn)))}</p>
      </div>
    ),
  },
  {
    id: 'customer',
    header: texts.customer,
    inBlock: 'full',
    cell: ({ company, email }) => <TwoLines first={company.name} second={email ?? texts.noEmail} />,
  },
  {
    id: 'which',
    header: texts.which,
    inBlock: 'full',
    cell: ({ step, daysLate, lastSentOn }) => (
      <div>
        <StatusLabel tone={toneOfState(texts.step[step].tone)}>{texts.step[step].label}</StatusLabel>
        <p className="muted small">{texts.late(daysLate)}</p>
        {lastSentOn !== null && (
          <p className="muted small">{wholeDates(texts.lastSent(formatDate(lastSentOn)))}</p>
        )}
      </div>
    ),
  },
  {
    id: 'open',
    header: texts.open,
    figures: true,
    inBlock: 'lead',
    cell: ({ openInCents }) => <strong>{formatPrice(openInCents)}</strong>,
  },
]
