import { type ReactNode, type Ref, useId } from 'react'
import { FieldNotes, type FieldTexts, useFieldIds } from '#app/ui/field.tsx'
import styles from './form.module.css'

type FieldGroupProps = Omit<FieldTexts, 'optional'> & {
  /** The label is only heard, where the heading above it says the same. */
  readonly hideLabel?: boolean
  readonly id?: string
  readonly ref?: Ref<HTMLFieldSetElement>
  readonly children: ReactNode
}

/** Several controls that are one field together; a finding leads to it as a whole. */
export function FieldGroup({ id, ref, label, hideLabel, hint, error, children }: FieldGroupProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <fieldset
      ref={ref}
      id={ids.id}
      tabIndex={-1}
      aria-describedby={ids.control['aria-describedby']}
      className={styles.group}
    >
      <legend className={hideLabel ? 'visually-hidden' : undefined}>{label}</legend>
      <FieldNotes hint={hint} error={error} ids={ids} />
      {children}
    </fieldset>
  )
}

type PanelProps = { readonly id: string; readonly title: string; readonly children: ReactNode }

/** A part of the form under its heading. */
export function Panel({ id, title, children }: PanelProps) {
  const headingId = useId()
  return (
    <section id={id} className={`panel ${styles.panel}`} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className="type-20">
        {title}
      </h2>
      {children}
    </section>
  )
}
