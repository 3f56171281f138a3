import { toneOfState } from '#app/ui/state-tone.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import { signOf } from './order-signs.ts'

type OrderStateProps = {
  readonly order: { readonly state: string; readonly stateLabel: string; readonly stateTone: string }
}

/** The state of an order, in the words and the tone that the server gives it, with a sign of its own. */
export function OrderState({ order: { state, stateLabel, stateTone } }: OrderStateProps) {
  return (
    <StatusLabel tone={toneOfState(stateTone)} icon={signOf(state)}>
      {stateLabel}
    </StatusLabel>
  )
}
