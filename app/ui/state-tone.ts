import type { Tone } from './tone.ts'

/** How a state looks, by the words in which the server says so. */
export const STATE_TONES = {
  good: 'good',
  busy: 'info',
  waits: 'warning',
  next: 'action',
  blocks: 'error',
  out: 'quiet',
} as const satisfies Record<string, Tone>

const isKnown = (name: string): name is keyof typeof STATE_TONES => Object.hasOwn(STATE_TONES, name)

/** The tone of a state; one that this page does not know yet is quiet. */
export const toneOfState = (name: string): Tone => (isKnown(name) ? STATE_TONES[name] : 'quiet')
