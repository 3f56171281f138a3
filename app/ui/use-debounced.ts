import { useEffect, useState } from 'react'

import { debounce } from './debounce.ts'

/** An action that runs once its calls have been quiet for the wait. What still waits when the component goes is
 * dropped; whoever must not lose it flushes. */
export function useDebouncedAction<Args extends readonly unknown[]>(
  action: (...args: Args) => void,
  waitMs: number,
) {
  const [waiting] = useState(() => debounce(waitMs))
  useEffect(() => waiting.cancel, [waiting])
  const call = (...args: Args) => waiting.call(() => action(...args))
  return { call, flush: waiting.flush, cancel: waiting.cancel }
}
