import { type SubmitEvent, useId, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { amsterdamInstant, amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addDays } from '#domain/delivery/plain-date.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { draftTexts as texts } from '#texts/nl/office/drafts.ts'
import { errorLines } from '../lib/call-errors.ts'
import styles from './time-dialog.module.css'

type TimeDialogProps = {
  /** What goes into the shop. */
  readonly title: string
  /** The time that is set. */
  readonly publishAt: string | null
  readonly isPending: boolean
  readonly refusal: Error | null
  readonly onTime: (publishAt: string | null) => void
  readonly onClose: () => void
}

const FIRST_MINUTES = 9 * 60

/** Asks on which day and at what time of Amsterdam a draft goes into the shop by itself. */
export function TimeDialog({ title, publishAt, isPending, refusal, onTime, onClose }: TimeDialogProps) {
  const form = useId()
  const [typed, setTyped] = useState(() => firstTime(publishAt))
  const [isOver, setIsOver] = useState(false)

  function send(event: SubmitEvent) {
    event.preventDefault()
    const at = readTime(typed)
    const isPast = at === null || at <= new Date()
    setIsOver(isPast)
    if (!isPast) onTime(at.toISOString())
  }

  const refused = isApiError(refusal)
    ? refusal.errors.find(({ field }) => field === 'publishAt')?.message
    : undefined
  return (
    <Dialog
      open
      title={texts.title(title)}
      intro={texts.intro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          {publishAt !== null && (
            <Button look="secondary" pending={isPending} onClick={() => onTime(null)}>
              {texts.unschedule}
            </Button>
          )}
          <Button type="submit" form={form} pending={isPending}>
            {texts.setTime}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={send}>
        <div role="alert">
          {refusal && refused === undefined && <Notice tone="error">{errorLines(refusal).join(' ')}</Notice>}
        </div>
        <div className={styles.pair}>
          <TextField
            name="day"
            type="date"
            label={texts.day}
            value={typed.day}
            onChange={({ target }) => setTyped({ ...typed, day: target.value })}
          />
          <TextField
            name="time"
            type="time"
            label={texts.time}
            hint={texts.timeHint}
            value={typed.time}
            error={isOver ? texts.timeOver : refused}
            onChange={({ target }) => setTyped({ ...typed, time: target.value })}
          />
        </div>
      </form>
    </Dialog>
  )
}

type Typed = { readonly day: string; readonly time: string }

/** The time that is set, or else tomorrow morning. */
function firstTime(set: string | null): Typed {
  const { date, minutes } = amsterdamNow(set === null ? new Date() : new Date(set))
  return set === null
    ? { day: addDays(date, 1), time: clockText(FIRST_MINUTES) }
    : { day: date, time: clockText(minutes) }
}

const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** What is filled in as a moment; null while a part is empty. */
function readTime({ day, time }: Typed): Date | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  if (day === '' || hours === undefined || minutes === undefined) return null
  return amsterdamInstant({ date: day, minutes: Number(hours) * 60 + Number(minutes) })
}
