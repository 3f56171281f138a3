import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react'

/**
 * A value as it was put in, shown at once, while all that follows from it is worked out and drawn in pieces: whoever goes on
 * meanwhile is not held up. How to put in another stays the same function, so that what did not change is not drawn anew.
 */
export function useOptimisticInput<Value>(value: Value, put: (next: Value) => Promise<void> | undefined) {
  const [shown, echo] = useOptimistic(value)
  const latest = useRef(put)
  useEffect(() => {
    latest.current = put
  })
  const [change] = useState(
    () => (next: Value) =>
      startTransition(async () => {
        echo(next)
        await latest.current(next)
      }),
  )
  return [shown, change] as const
}
