import { useEffect, useEffectEvent, useState } from 'react'
import { atMoment } from './at-moment.ts'

/** The clock of the server may be a little behind. */
const MARGIN_MS = 2000

/** Reads a page again whenever the next of its deadlines has passed, as its days have moved then. */
export function useReadAfter(deadlines: readonly (string | null)[], read: () => void): void {
  const [lastPassed, setLastPassed] = useState(0)
  const onPassed = useEffectEvent((moment: number) => {
    setLastPassed(moment)
    read()
  })
  const all = deadlines
    .filter((deadline) => deadline !== null)
    .toSorted()
    .join()
  useEffect(() => {
    const next = all
      .split(',')
      .map(Date.parse)
      .find((moment) => moment > lastPassed && moment + MARGIN_MS > Date.now())
    return next === undefined ? undefined : atMoment(next + MARGIN_MS, () => onPassed(next))
  }, [all, lastPassed])
}
