import { type ReactNode, useId } from 'react'
import styles from './form.module.css'

type PanelProps = {
  readonly title: string
  readonly note?: ReactNode
  /** The heading gets the focus when the form is opened by key. */
  readonly headingId?: string
  readonly children: ReactNode
}

/** A part of the form under its heading. */
export function Panel({ title, note, headingId, children }: PanelProps) {
  const ownId = useId()
  const id = headingId ?? ownId
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className="type-20">
          {title}
        </h2>
        {note}
      </div>
      {children}
    </section>
  )
}

type GroupProps = { readonly label: string; readonly children: ReactNode }

/** Several controls that are about one thing. */
export const Group = ({ label, children }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend>{label}</legend>
    {children}
  </fieldset>
)
