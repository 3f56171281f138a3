import type { ImportFacts } from '#contract/office/catalogue-imports.ts'
import type { ImportState as State } from '#domain/catalogue/catalogue-file.ts'
import { StatusLabel } from '#app/ui/status-label.tsx'
import type { Tone } from '#app/ui/tone.ts'
import { catalogueImportTexts as texts } from '#texts/nl/office/catalogue-imports.ts'
import { isAtWork } from '../../work/catalogue-imports.ts'
import styles from './catalogue.module.css'

const TONES = {
  reading: 'info',
  ready: 'action',
  faulty: 'error',
  applying: 'info',
  applied: 'good',
  dropped: 'quiet',
  failed: 'error',
} as const satisfies Record<State, Tone>

/** How far an import is. */
export function ImportState({ of }: { readonly of: ImportFacts }) {
  const isNothing = of.state === 'ready' && of.changeCount === 0
  return (
    <div className={styles.state}>
      {isNothing ? (
        <StatusLabel tone="quiet">{texts.nothingToApply}</StatusLabel>
      ) : (
        <StatusLabel tone={TONES[of.state]}>{texts.states[of.state]}</StatusLabel>
      )}
      {isAtWork(of) && (
        <progress className={styles.progress} aria-label={texts.progress} max={100} value={of.percent} />
      )}
    </div>
  )
}
