import { wholeDates } from '#app/ui/whole-dates.tsx'
import styles from './two-lines.module.css'

type TwoLinesProps = { readonly first: string; readonly second: string | null }

/** What stands in a cell, with what belongs to it small below it. */
export const TwoLines = ({ first, second }: TwoLinesProps) => (
  <p className={styles.lines}>
    <strong>{breakable(first)}</strong>
    {second !== null && <small>{breakable(second)}</small>}
  </p>
)

/** An address of mail breaks before its @, where there is no room for it; a date never. */
function breakable(text: string) {
  const [name, ...rest] = text.split(/(?=@)/)
  return (
    <>
      {wholeDates(name)}
      {rest.length > 0 && <wbr />}
      {rest.join('')}
    </>
  )
}
