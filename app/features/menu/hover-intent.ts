// Spec 9, menu hover delay.
const OPEN_AFTER_MS = 150
const CLOSE_AFTER_MS = 250
// A neighbour opens without waiting while a panel is open, and just after one closed (ux 5.1).
const WARM_FOR_MS = 300
// On the way into the panel the pointer may cross a neighbour; resting there still opens that one.
const CROSSING_MS = 200

/** Which panel of the menu is open, as pointer and keyboard ask for it: slow to open, forgiving to close (ux 5.1). */
export function hoverIntent(tell: (open: string | null) => void) {
  let open: string | null = null
  let closedAtMs = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function become(next: string | null) {
    clearTimeout(timer)
    if (next === open) return
    if (next === null) closedAtMs = Date.now()
    open = next
    tell(next)
  }

  function waitMs(isCrossing: boolean): number {
    if (isCrossing) return CROSSING_MS
    return open !== null || Date.now() - closedAtMs < WARM_FOR_MS ? 0 : OPEN_AFTER_MS
  }

  return {
    /** The pointer came onto a button; `isCrossing` when it is on its way into the open panel. */
    enter(panel: string, isCrossing: boolean) {
      clearTimeout(timer)
      if (panel === open) return
      const wait = waitMs(isCrossing)
      if (wait === 0) become(panel)
      else timer = setTimeout(become, wait, panel)
    },
    /** Nothing opens or closes any more by what the pointer did: it is in the open panel, or goes to another page. */
    stay: () => clearTimeout(timer),
    leave() {
      clearTimeout(timer)
      timer = setTimeout(become, CLOSE_AFTER_MS, null)
    },
    /** A click of the mouse, which never closes what its coming has opened. */
    open: become,
    /** A touch or a key. */
    toggle: (panel: string) => become(panel === open ? null : panel),
    close: () => become(null),
    stop: () => clearTimeout(timer),
  }
}
