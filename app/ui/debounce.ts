/** One action that waits until there have been no calls for a while; only that of the last call runs. */
export type Debounce = {
  readonly call: (action: () => void) => void
  /** Runs what waits at once, as when the page is left. */
  readonly flush: () => void
  readonly cancel: () => void
}

export function debounce(waitMs: number): Debounce {
  let waiting: { readonly action: () => void; readonly timer: ReturnType<typeof setTimeout> } | null = null

  function cancel() {
    if (waiting) clearTimeout(waiting.timer)
    waiting = null
  }

  function flush() {
    const last = waiting
    cancel()
    last?.action()
  }

  function call(action: () => void) {
    cancel()
    waiting = { action, timer: setTimeout(flush, waitMs) }
  }

  return { call, flush, cancel }
}
