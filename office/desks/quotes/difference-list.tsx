import { Notice } from '#app/ui/notice.tsx'
import { quoteClashTexts as texts } from '#texts/nl/office/quote-clash.ts'
import type { Difference } from './differences.ts'
import styles from './quotes.module.css'

/** What a difference is about: the whole quote, or something of one of its lines. */
export const differenceName = ({ title, field }: Difference): string => texts.of(title, texts.field[field])

/** What is otherwise in a quote than before, with nothing to choose. */
export const DifferenceList = ({ of }: { readonly of: readonly Difference[] }) => (
  <ul className={styles.told}>
    {of.map((difference) => (
      <li key={difference.key}>
        <span className="muted">{differenceName(difference)}</span>
        <span className={styles.body}>{difference.theirs}</span>
      </li>
    ))}
  </ul>
)

/** Tells in a dialog what became otherwise of a quote since it was opened; nothing where that is nothing. */
export const SinceNotice = ({ of }: { readonly of: readonly Difference[] }) =>
  of.length > 0 && (
    <Notice tone="warning" title={texts.title}>
      <p>{texts.sinceText}</p>
      <DifferenceList of={of} />
    </Notice>
  )
