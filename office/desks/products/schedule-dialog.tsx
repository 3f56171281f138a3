import { type SubmitEvent, useId, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskProduct } from '#contract/office/products.ts'
import { amsterdamInstant, amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { addDays } from '#domain/delivery/plain-date.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatMoment } from '#texts/nl/format-date.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { api } from '../../lib/api.ts'
import { errorLines } from '../../lib/call-errors.ts'
import styles from './products.module.css'
import { useProductChange } from './use-product-change.ts'

type ScheduleDialogProps = { readonly product: DeskProduct; readonly onClose: () => void }

const FIRST_MINUTES = 9 * 60

/** Asks on which day and at what time of Amsterdam the draft goes into the shop by itself. */
export function ScheduleDialog({ product, onClose }: ScheduleDialogProps) {
  const form = useId()
  const [typed, setTyped] = useState(() => firstTime(product))
  const [isOver, setIsOver] = useState(false)
  const { seen, change: schedule } = useProductChange({
    product,
    call: ({ id, draft }, publishAt: string | null) =>
      api.scheduleDeskProduct({ params: { id }, body: { version: draft?.version ?? 0, publishAt } }),
    told: (_changed, publishAt) =>
      publishAt === null ? texts.unscheduled : texts.scheduled(formatMoment(publishAt)),
    onDone: onClose,
  })

  function send(event: SubmitEvent) {
    event.preventDefault()
    const at = readTime(typed)
    const isPast = at === null || at <= new Date()
    setIsOver(isPast)
    if (!isPast) schedule.mutate(at.toISOString())
  }

  const refused = isApiError(schedule.error)
    ? schedule.error.errors.find(({ field }) => field === 'publishAt')?.message
    : undefined
  return (
    <Dialog
      open
      title={texts.scheduleTitle(seen.fields.title)}
      intro={texts.scheduleIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          {seen.draft?.publishAt != null && (
            <Button look="secondary" pending={schedule.isPending} onClick={() => schedule.mutate(null)}>
              {texts.unschedule}
            </Button>
          )}
          <Button type="submit" form={form} pending={schedule.isPending}>
            {texts.setTime}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={send}>
        <div role="alert">
          {schedule.error && refused === undefined && (
            <Notice tone="error">{errorLines(schedule.error).join(' ')}</Notice>
          )}
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
function firstTime({ draft }: DeskProduct): Typed {
  const set = draft?.publishAt ?? null
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
