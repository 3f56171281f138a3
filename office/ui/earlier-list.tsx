import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import styles from './earlier-list.module.css'

/** What was before, the newest first: rows of `EarlierRow`. */
export function EarlierList({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.list}>{children}</ol>
}

type EarlierRowProps = {
  /** By whom and when. */
  readonly name: string
  /** What it says in a few words; null where there is nothing to say. */
  readonly summary: string | null
  /** What can be done with it. */
  readonly children: ReactNode
}

export function EarlierRow({ name, summary, children }: EarlierRowProps) {
  return (
    <li data-row>
      <div>
        <p className="strong">{wholeDates(name)}</p>
        {summary !== null && <p className={classNames('muted', styles.summary)}>{summary}</p>}
      </div>
      {children}
    </li>
  )
}
