// Among them all that a part could be needed for.
const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'click',
  'focusin',
  'keydown',
  'scroll',
  'popstate',
  'dragenter',
  'drop',
]

/** Comes with the first sign that somebody is there, and never by itself. */
export const firstInteraction: Promise<unknown> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => {
      const early = globalThis.earlyPresses
      const isQuicker =
        early?.kept.length ||
        early?.dropped?.length ||
        early?.wantsPalette ||
        document.activeElement !== document.body
      if (isQuicker) resolve(null)
      for (const sign of INTERACTIONS) {
        addEventListener(sign, resolve, { once: true, passive: true, capture: true })
      }
    })
