import type { ReactNode } from 'react'
import { wholeDates } from './whole-dates.tsx'
import styles from './fact-list.module.css'

type Fact = { readonly label: string; readonly text: ReactNode }

/** Labels and what belongs to them; what is not there is left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ text }) => text !== null && text !== '')
        .map(({ label, text }) => (
          <div key={label}>
            <dt>{wholeDates(label)}</dt>
            <dd>{wholeDates(text)}</dd>
          </div>
        ))}
    </dl>
  )
}
