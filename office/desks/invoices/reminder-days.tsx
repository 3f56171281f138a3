import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { REMINDER_DAYS, type ReminderDays } from '#domain/documents/reminder-step.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { reminderTexts as texts } from '#texts/nl/office/reminders.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { EditDialog, type Faults } from '../../ui/edit-dialog.tsx'
import { dueReminders } from '../../work/invoices.ts'
import styles from './invoices.module.css'

const field = (name: keyof ReminderDays) =>
  [texts.days[name], (row: ReminderDays) => String(row[name])] as const

const FIELDS = {
  first: field('first'),
  second: field('second'),
  last: field('last'),
  between: field('between'),
} satisfies Record<keyof ReminderDays, unknown>

/** How late an invoice is when it gets each reminder, and changing that. */
export function WhenReminders({ days }: { readonly days: ReminderDays }) {
  const [isChanging, setChanging] = useState(false)
  return (
    <section className="panel">
      <h2 className="type-20">{texts.whenTitle}</h2>
      <p>{texts.when(days)}</p>
      <p className={styles.files}>
        <Button look="secondary" size="small" onClick={() => setChanging(true)}>
          {texts.changeDays}
        </Button>
      </p>
      {isChanging && <DaysDialog days={days} onClose={() => setChanging(false)} />}
    </section>
  )
}

function DaysDialog({ days, onClose }: { readonly days: ReminderDays; readonly onClose: () => void }) {
  const client = useQueryClient()
  const [seen] = useState(days)
  return (
    <EditDialog
      title={texts.daysTitle}
      intro={texts.daysIntro}
      row={seen}
      read={readDays}
      fields={FIELDS}
      save={(body) => api.changeReminderDays({ body })}
      reload={async () => {
        const { pages } = await client.fetchInfiniteQuery({ ...dueReminders, staleTime: 0 })
        return pages[0]?.days ?? seen
      }}
      outdates={dueReminders.queryKey}
      onSaved={() => {
        showToast({ tone: 'good', title: texts.daysSaved })
        onClose()
      }}
      onClose={onClose}
    >
      {(faults) =>
        REMINDER_DAYS.map((name) => (
          <TextField
            key={name}
            name={name}
            label={texts.days[name]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={String(seen[name])}
            error={faults[name]}
          />
        ))
      }
    </EditDialog>
  )
}

function readDays(
  form: HTMLFormElement,
): { readonly row: ReminderDays } | { readonly faults: Faults<ReminderDays> } {
  const typed = REMINDER_DAYS.map((name) => [name, fieldText(form, name).trim()] as const)
  const wrong = typed.filter(([, days]) => !/^[1-9]\d{0,2}$/.test(days))
  return wrong.length > 0
    ? { faults: Object.fromEntries(wrong.map(([name]) => [name, fieldFaultTexts.ReminderDaysInvalid])) }
    : { row: Object.fromEntries(typed.map(([name, days]) => [name, Number(days)])) as ReminderDays }
}
