import styles from './facts.module.css'

type FactsProps = { readonly facts: readonly { readonly label: string; readonly text: string | null }[] }

/** What is known of something, row by row; what is not known takes no room. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, text }) =>
          text && (
            <div key={`${label} ${text}`}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
