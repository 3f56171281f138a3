import type { IconLines } from './icon.tsx'

import type { Tone } from './tone.ts'

const SHOWN_MS = 10_000
const SHOWN_AFTER_PAUSE_MS = 3_000
const SHOWN_AT_ONCE = 3

export type ToastMessage = {
  readonly tone: Tone
  readonly title: string
  readonly lines?: readonly string[]
  readonly action?: { readonly label: string; readonly icon?: IconLines; readonly onPress: () => void }
  /** Instead of ten seconds. */
  readonly shownMs?: number
  /** Stays until it is closed: whatever the customer must act on (ux 5.7). */
  readonly sticky?: boolean
  /** Its action makes sense on any page: it goes by its time alone. */
  readonly outlives?: boolean
  /** A message under the same key takes the place of the earlier one, and under a key of its own that of no other. */
  readonly key?: string
}

export type Toast = ToastMessage & {
  readonly id: number
  readonly count: number
  readonly shownAtMs: number
}
export type PauseReason = 'hover' | 'focus' | 'hidden'

type Clock = { timer: ReturnType<typeof setTimeout> | null; startedAtMs: number; leftMs: number }

const sayingOf = ({ tone, title, lines = [] }: ToastMessage) => JSON.stringify([tone, title, ...lines])

/** Shows at most three at once: the oldest that may go makes room, and what may not go lets the newest wait. */
export function createToastStore() {
  let toasts: readonly Toast[] = []
  let waiting: readonly Toast[] = []
  let lastId = 0
  const clocks = new Map<number, Clock>()
  const pauses = new Set<PauseReason>()
  const listeners = new Set<() => void>()

  function publish(next: readonly Toast[]) {
    toasts = next
    // A region that empties under the pointer or the focus tells no leave.
    if (next.length === 0) resume('hover', 'focus')
    for (const listener of listeners) listener()
  }

  function stop(id: number) {
    const clock = clocks.get(id)
    if (clock?.timer) clearTimeout(clock.timer)
    clocks.delete(id)
  }

  function run(id: number, leftMs: number) {
    const clock: Clock = { timer: null, startedAtMs: Date.now(), leftMs }
    if (pauses.size === 0) clock.timer = setTimeout(() => dismiss(id), leftMs)
    clocks.set(id, clock)
  }

  function dismiss(id: number) {
    stop(id)
    waiting = waiting.filter((toast) => toast.id !== id)
    const left = toasts.filter((toast) => toast.id !== id)
    if (left.length === toasts.length) return
    const [next, ...later] = waiting
    waiting = next ? later : waiting
    publish(left)
    if (next) place(next)
  }

  function place(toast: Toast) {
    const evicted = toasts.length < SHOWN_AT_ONCE ? undefined : toasts.find((shown) => !shown.sticky)
    if (toasts.length >= SHOWN_AT_ONCE && !evicted) {
      waiting = [...waiting, toast]
      return
    }
    if (evicted) stop(evicted.id)
    if (!toast.sticky) run(toast.id, toast.shownMs ?? SHOWN_MS)
    publish([...toasts.filter((shown) => shown !== evicted), toast])
  }

  function replace(toast: Toast) {
    stop(toast.id)
    const put = (old: Toast) => (old.id === toast.id ? toast : old)
    waiting = waiting.map(put)
    if (!toasts.some(({ id }) => id === toast.id)) return
    if (!toast.sticky) run(toast.id, toast.shownMs ?? SHOWN_MS)
    publish(toasts.map(put))
  }

  /** Answers the id with which the toast can be dismissed. */
  function show(message: ToastMessage): number {
    const same = [...toasts, ...waiting].find(
      (toast) =>
        toast.key === message.key && (toast.key !== undefined || sayingOf(toast) === sayingOf(message)),
    )
    if (same) {
      const count = message.key === undefined ? same.count + 1 : 1
      replace({ ...message, id: same.id, count, shownAtMs: Date.now() })
      return same.id
    }
    lastId += 1
    place({ ...message, id: lastId, count: 1, shownAtMs: Date.now() })
    return lastId
  }

  /** Of what was told until then: it belonged to a page that has been left. What must be acted on stays. */
  function dismissUntil(momentMs: number) {
    for (const { id, sticky, outlives, shownAtMs } of [...waiting, ...toasts])
      if (!sticky && !outlives && shownAtMs <= momentMs) dismiss(id)
  }

  function pause(reason: PauseReason) {
    const ran = pauses.size === 0
    pauses.add(reason)
    if (!ran) return
    for (const clock of clocks.values()) {
      if (clock.timer) clearTimeout(clock.timer)
      clock.timer = null
      clock.leftMs -= Date.now() - clock.startedAtMs
    }
  }

  function resume(...reasons: readonly PauseReason[]) {
    const paused = pauses.size > 0
    for (const reason of reasons) pauses.delete(reason)
    if (!paused || pauses.size > 0) return
    for (const [id, clock] of clocks) run(id, Math.max(clock.leftMs, SHOWN_AFTER_PAUSE_MS))
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return { show, dismiss, dismissUntil, pause, resume, subscribe, read: () => toasts }
}

export const toastStore = createToastStore()

/** Tells the customer something that has no place of its own on the page (design 1). Answers its id. */
export const showToast = toastStore.show
