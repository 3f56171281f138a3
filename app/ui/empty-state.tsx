import type { ReactNode } from 'react'

import styles from './empty-state.module.css'
import { RegistrationMark } from './registration-mark.tsx'

type EmptyStateProps = {
  readonly title: ReactNode
  readonly text?: ReactNode
  /** One button; a text link may follow it. */
  readonly action?: ReactNode
  /** 1 when it is all there is on the page. */
  readonly headingLevel?: 1 | 2 | 3
}

export function EmptyState({ title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.empty}>
      <RegistrationMark sizePx={84} quiet />
      <Heading className="type-24">{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
