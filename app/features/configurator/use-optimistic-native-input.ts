import { useLayoutEffect, useRef, useState } from 'react'
import { useComposing } from './composing-context.ts'
import { useOptimisticInput } from './use-optimistic-input.ts'

/**
 * The same for an input that the browser itself changes: that is painted before anything of ours is drawn. `show` brings
 * it to what counts here once that has changed, unless the input is ahead of it.
 */
export function useOptimisticNativeInput<Value>(
  value: Value,
  put: (next: Value) => Promise<void> | undefined,
  show: (value: Value) => void,
) {
  const { afterPaint } = useComposing()
  const [shown, changeShown] = useOptimisticInput(value, put)
  const inputsAhead = useRef(0)
  // What was put in before this page heard anything stays, for the form to take over.
  const known = useRef(shown)
  useLayoutEffect(() => {
    if (known.current === shown) return
    known.current = shown
    if (inputsAhead.current === 0) show(shown)
  })
  const [change] = useState(() => (next: Value) => {
    inputsAhead.current += 1
    void afterPaint(() => {
      inputsAhead.current -= 1
      changeShown(next)
    })
  })
  return [shown, change] as const
}
