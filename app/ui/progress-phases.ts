const THROTTLE_MS = 200
const SPOKEN_AFTER_MS = 1_000
const FINISHING_MS = 400

/** 'waiting' is not drawn yet; 'finishing' runs to the end and fades. */
export type ProgressPhase = 'idle' | 'waiting' | 'running' | 'finishing'
export type Progress = { readonly phase: ProgressPhase; readonly spoken: boolean }

export const NO_PROGRESS: Progress = { phase: 'idle', spoken: false }

/** The life of the top progress bar: drawn after 200 ms (spec 4), told once after 1 s, quickly full on arrival. */
export function progressPhases(tell: (progress: Progress) => void) {
  let now = NO_PROGRESS
  let timers: ReturnType<typeof setTimeout>[] = []

  function become(next: Progress) {
    now = next
    tell(next)
  }

  function stop() {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }

  function start() {
    stop()
    become({ phase: 'waiting', spoken: false })
    timers = [
      setTimeout(() => become({ phase: 'running', spoken: false }), THROTTLE_MS),
      setTimeout(() => become({ phase: 'running', spoken: true }), SPOKEN_AFTER_MS),
    ]
  }

  function finish() {
    stop()
    if (now.phase !== 'running') return become(NO_PROGRESS)
    become({ phase: 'finishing', spoken: false })
    timers = [setTimeout(() => become(NO_PROGRESS), FINISHING_MS)]
  }

  return {
    follow(active: boolean) {
      const isActive = now.phase === 'waiting' || now.phase === 'running'
      if (active && !isActive) start()
      if (!active && isActive) finish()
    },
    stop,
  }
}
