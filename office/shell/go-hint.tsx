import { keyTexts as texts } from '#texts/nl/office/keys.ts'
import styles from './go-hint.module.css'
import type { Entry } from './pages.ts'

/** Says which letter leads where, once g was pressed. */
export const GoHint = ({ pages }: { readonly pages: readonly Entry[] }) => (
  <output className={styles.hint}>
    <strong>{texts.goIntro}</strong>
    {pages.map(({ to, go, name }) => (
      <span key={to}>
        <kbd>{go}</kbd> {name}
      </span>
    ))}
  </output>
)
