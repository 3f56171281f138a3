import styles from './change-dialog.module.css'

/** Sentences below each other, which are not put in another order. */
export const SentenceList = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <ul className={styles.list}>
    {sentences.map((sentence, place) => (
      // Of two lines of one name the same may be said.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={place}>{sentence}</li>
    ))}
  </ul>
)
