import type { KeyboardEvent, ReactNode } from 'react'
import styles from './rich-text.module.css'

type BarProps = {
  /** What Enter in a field of it does. */
  readonly onEnter: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Something to fill in for the text. Its keys are not those of the form or dialog around it. */
export function Bar({ onEnter, onClose, children }: BarProps) {
  function press(event: KeyboardEvent) {
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement
    if (!isEnter && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (isEnter) onEnter()
    else onClose()
  }
  return (
    // The keys are those of the fields in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.bar} onKeyDown={press}>
      {children}
    </div>
  )
}
