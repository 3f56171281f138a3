import { StatusLabel } from '#app/ui/status-label.tsx'
import type { Tone } from '#app/ui/tone.ts'
import type { StatusTone } from '#texts/nl/orders.ts'
import { signOf } from './order-signs.ts'

const TONE_OF = {
  good: 'good',
  busy: 'info',
  waits: 'warning',
  next: 'action',
  blocks: 'error',
  out: 'quiet',
} as const satisfies Record<StatusTone, Tone>

const isKnown = (tone: string): tone is StatusTone => Object.hasOwn(TONE_OF, tone)

type OrderStateProps = {
  readonly order: { readonly state: string; readonly stateLabel: string; readonly stateTone: string }
}

/** The state of an order, in the words and the tone that the server gives it, with a sign of its own. */
export function OrderState({ order: { state, stateLabel, stateTone } }: OrderStateProps) {
  return (
    <StatusLabel tone={isKnown(stateTone) ? TONE_OF[stateTone] : 'quiet'} icon={signOf(state)}>
      {stateLabel}
    </StatusLabel>
  )
}
