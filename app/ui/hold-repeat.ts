const HOLD_BEFORE_REPEAT_MS = 400
const REPEAT_EVERY_MS = 90

/** Answers whether anything changed, so that holding stops at an end. */
type Step = () => boolean

/** Pressing a button acts once; holding it repeats after 400 ms (ux 5.6) until it is let go or the step refuses. */
export type HoldRepeat = {
  readonly press: (step: Step) => void
  readonly release: () => void
  /** The click that ends a press: it acts, unless the holding already did. Keyboards send only this. */
  readonly click: (step: Step) => void
}

export function holdRepeat(): HoldRepeat {
  let timer: ReturnType<typeof setTimeout> | undefined
  let repeated = false

  const release = () => clearTimeout(timer)

  function repeat(step: Step) {
    repeated = true
    if (step()) timer = setTimeout(repeat, REPEAT_EVERY_MS, step)
  }

  return {
    press(step) {
      release()
      repeated = false
      timer = setTimeout(repeat, HOLD_BEFORE_REPEAT_MS, step)
    },
    release,
    click(step) {
      release()
      if (!repeated) step()
      repeated = false
    },
  }
}
