/** A timer that waits longer than 24.8 days would go off at once. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000

/** Calls once the clock shows a moment, also where the device slept through it; answers how to forget it. */
export function atMoment(moment: number, call: () => void): () => void {
  let timer: number | undefined
  function forget() {
    window.clearTimeout(timer)
    document.removeEventListener('visibilitychange', wait)
  }
  function wait() {
    window.clearTimeout(timer)
    const left = moment - Date.now()
    if (left > 0) {
      timer = window.setTimeout(wait, Math.min(left, LONGEST_WAIT_MS))
      return
    }
    forget()
    call()
  }
  document.addEventListener('visibilitychange', wait)
  wait()
  return forget
}
