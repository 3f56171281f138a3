import { StatusLabel } from '#app/ui/status-label.tsx'
import type { Tone } from '#app/ui/tone.ts'
import type { StatusTone } from '#texts/nl/orders.ts'

const TONE_OF = {
  good: 'good',
  busy: 'info',
  waits: 'warning',
  next: 'action',
  blocks: 'error',
  out: 'quiet',
} as const satisfies Record<StatusTone, Tone>

type StateLabelProps = { readonly of: { readonly stateLabel: string; readonly stateTone: string } }

/** A state in the words and the tone that the server gives it. */
export function StateLabel({ of: { stateLabel, stateTone } }: StateLabelProps) {
  const tone = Object.hasOwn(TONE_OF, stateTone) ? TONE_OF[stateTone as StatusTone] : 'quiet'
  return <StatusLabel tone={tone}>{stateLabel}</StatusLabel>
}
