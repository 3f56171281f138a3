import styles from './two-lines.module.css'

type TwoLinesProps = { readonly first: string; readonly second: string | null }

/** What stands in a cell, with what belongs to it small below it. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <p className={styles.lines}>
    <strong>{first}</strong>
    {second !== null && <small>{second}</small>}
  </p>
)
