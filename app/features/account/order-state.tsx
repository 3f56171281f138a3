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

const isKnown = (tone: string): tone is StatusTone => Object.hasOwn(TONE_OF, tone)

/** The state of an order or a line, in the words and the tone that the server gives it. */
export function OrderState({ label, tone }: { readonly label: string; readonly tone: string }) {
  return <StatusLabel tone={isKnown(tone) ? TONE_OF[tone] : 'quiet'}>{label}</StatusLabel>
}
