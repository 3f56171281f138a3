import { useEffect, useState } from 'react'
import { deadlineText, type DeadlineTask } from '#texts/nl/deadline.ts'
import { useHydrated } from '#app/lib/page-start/use-hydrated.ts'
import { atMoment } from './at-moment.ts'
import { nextChange } from './next-change.ts'

type DeadlineProps = {
  readonly task: DeadlineTask
  /** The moment itself, as the server tells it. */
  readonly at: string
  readonly className?: string | undefined
}

/** Until when something can be done for the promised day; counts down while that is today. */
export function Deadline({ task, at, className }: DeadlineProps) {
  const moment = new Date(at)
  return <p className={className}>{deadlineText(task, moment, useNow(moment.getTime()))}</p>
}

/** The clock, as far as it matters to a moment; null in the page as the server sends it, which knows no clock of the reader. */
function useNow(moment: number): Date | null {
  const isHydrated = useHydrated()
  const [now, setNow] = useState(() => (isHydrated ? new Date() : null))
  useEffect(() => {
    const change = now === null ? 0 : nextChange(moment, now.getTime())
    return change === null ? undefined : atMoment(change, () => setNow(new Date()))
  }, [moment, now])
  return now
}
