import { useEffect, useState } from 'react'

import { delayedFlag } from './delayed-flag.ts'

const DISPLAY_AFTER_MS = 200
const DISPLAY_FOR_MS = 300

/** Whether to show that something loads: only after 200 ms (spec 9), and then for at least 300 ms (ux 5.9). */
export function useDelayedFlag(on: boolean, delayMs = DISPLAY_AFTER_MS, minimumMs = DISPLAY_FOR_MS): boolean {
  const [shown, setShown] = useState(false)
  const [flag] = useState(() => delayedFlag(setShown, { delayMs, minimumMs }))
  useEffect(() => flag.follow(on), [flag, on])
  useEffect(() => flag.stop, [flag])
  return shown
}
