import { classNames } from '#app/ui/class-names.ts'
import styles from './bar-chart.module.css'

/** One bar: how high it is, and where the one before it reached. */
export type Bar = {
  readonly name: string
  readonly value: number
  readonly before?: number
  /** What is written above it. */
  readonly note?: string | undefined
  readonly isNow?: boolean
}

type BarChartProps = {
  readonly bars: readonly Bar[]
  /** The value that reaches to the top. */
  readonly most: number
  /** All values in words, for who doesn't see the bars. */
  readonly inWords: string
}

/** Values side by side, each over a mark at what it was before. */
export function BarChart({ bars, most, inWords }: BarChartProps) {
  const heightOf = (value: number) => `${most > 0 ? (100 * Math.max(0, value)) / most : 0}%`
  return (
    <figure>
      <div aria-hidden="true" className={styles.chart}>
        {bars.map(({ name, value, before, note, isNow = false }) => (
          <div key={name} className={classNames(styles.column, isNow && styles.now)}>
            <div className={styles.field}>
              {before !== undefined && before > 0 && (
                <span className={styles.before} style={{ bottom: heightOf(before) }} />
              )}
              <span className={styles.bar} style={{ height: heightOf(value) }}>
                {note && <span className={`figures ${styles.note}`}>{note}</span>}
              </span>
            </div>
            <span className={styles.name}>{name}</span>
          </div>
        ))}
      </div>
      <figcaption className="visually-hidden">{inWords}</figcaption>
    </figure>
  )
}
