type DelayedFlagTimes = { readonly delayMs: number; readonly minimumMs: number }

/** Follows a flag, but late: on only when it has been on for the delay, and then on for at least the minimum, so that
 * nothing flashes. */
export function delayedFlag(tell: (shown: boolean) => void, { delayMs, minimumMs }: DelayedFlagTimes) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shownAtMs: number | null = null

  function show(shown: boolean) {
    shownAtMs = shown ? Date.now() : null
    tell(shown)
  }

  return {
    follow(on: boolean) {
      clearTimeout(timer)
      if (on === (shownAtMs !== null)) return
      const waitMs = shownAtMs === null ? delayMs : Math.max(0, shownAtMs + minimumMs - Date.now())
      if (!on && waitMs === 0) show(false)
      else timer = setTimeout(show, waitMs, on)
    },
    stop: () => clearTimeout(timer),
  }
}
