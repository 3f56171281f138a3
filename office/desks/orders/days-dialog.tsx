import { useState } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { movedDayTexts as texts } from '#texts/nl/office/moved-day.ts'
import type { BulkQuestion } from '../../ui/bulk.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import styles from './day-dialog.module.css'
import { DayField, dayFault } from './day-field.tsx'

/** Asks on which day several orders come instead, and why, which their customers read. */
export function DaysDialog({ told, isPending, refusal, onStart, onClose }: BulkQuestion) {
  const [date, setDate] = useState('')
  const [bringsForward, setBringsForward] = useState(false)
  const [isTried, setIsTried] = useState(false)

  function send(reason: string) {
    setIsTried(true)
    if (date !== '') onStart({ kind: 'movePromises', date, reason, bringsForward })
  }

  return (
    <ReasonDialog
      title={texts.move}
      intro={`${told}. ${texts.introMany}`}
      hint={texts.reasonHint}
      verb={texts.move}
      maxLength={200}
      isPending={isPending}
      refusal={refusal}
      onReason={send}
      onClose={onClose}
    >
      <div className={styles.asked}>
        <DayField value={date} error={dayFault(date, isTried, refusal)} onDay={setDate} />
        <Checkbox
          label={texts.bringForward}
          hint={texts.bringForwardHint}
          checked={bringsForward}
          onChange={({ target }) => setBringsForward(target.checked)}
        />
      </div>
    </ReasonDialog>
  )
}
