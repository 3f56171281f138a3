import type { ReactNode } from 'react'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import styles from './account.module.css'

type PageHeadingProps = {
  readonly title: string
  readonly note?: ReactNode
  readonly action?: ReactNode
}

export function PageHeading({ title, note, action }: PageHeadingProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {note && <p className="muted">{wholeDates(note)}</p>}
      </div>
      {action}
    </header>
  )
}
