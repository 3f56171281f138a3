import { toneOfState } from '#app/ui/state-tone.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import styles from './state-label.module.css'

type StateLabelProps = { readonly of: { readonly stateLabel: string; readonly stateTone: string } }

/** A state in the words and the tone that the server gives it, on one line in any column. */
export function StateLabel({ of: { stateLabel, stateTone } }: StateLabelProps) {
  return (
    <span className={styles.whole}>
      <StatusLabel tone={toneOfState(stateTone)}>{stateLabel}</StatusLabel>
    </span>
  )
}
