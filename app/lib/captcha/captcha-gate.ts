/** 'off': the shop asks for no captcha, and a honeypot and limits keep the robots out (decisions: Captcha). */
export type CaptchaPhase = 'off' | 'loading' | 'ready' | 'failed'

/** Asks the captcha service for the answer that goes with one form. */
export type AskCaptcha = () => Promise<string>

/** What goes along with the form: nothing when the shop asks for no captcha. */
export type CaptchaProof = { readonly recaptchaResponse?: string }

type Gate = {
  readonly phase: () => CaptchaPhase
  readonly subscribe: (listener: () => void) => () => void
  readonly open: () => Promise<void>
  /** Null when the service could not be loaded or did not answer: the form then stays where it is. */
  readonly prove: () => Promise<CaptchaProof | null>
}

/** The captcha of a form. Fails closed; a service that could not be loaded is tried anew with the next submit. */
export function captchaGate(load: (() => Promise<AskCaptcha>) | null): Gate {
  let phase: CaptchaPhase = load ? 'loading' : 'off'
  let ask: AskCaptcha | null = null
  let opening: Promise<void> | null = null
  const listeners = new Set<() => void>()

  function become(next: CaptchaPhase) {
    phase = next
    for (const listener of listeners) listener()
  }

  async function open(): Promise<void> {
    if (!load || ask) return
    if (phase !== 'loading') become('loading')
    try {
      ask = await load()
      become('ready')
    } catch {
      become('failed')
    }
  }

  async function openOnce(): Promise<void> {
    opening ??= open()
    await opening
    opening = null
  }

  return {
    phase: () => phase,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open: openOnce,
    async prove() {
      if (!load) return {}
      await openOnce()
      try {
        const recaptchaResponse = await ask?.()
        return recaptchaResponse ? { recaptchaResponse } : null
      } catch {
        return null
      }
    },
  }
}
