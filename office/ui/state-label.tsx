import { toneOfState } from '#app/ui/state-tone.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'

type StateLabelProps = { readonly of: { readonly stateLabel: string; readonly stateTone: string } }

/** A state in the words and the tone that the server gives it. */
export function StateLabel({ of: { stateLabel, stateTone } }: StateLabelProps) {
  return <StatusLabel tone={toneOfState(stateTone)}>{stateLabel}</StatusLabel>
}
