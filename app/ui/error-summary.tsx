import { circleExclamationPointIcon } from './icons/circle-exclamation-point.ts'
import { useEffect, useId, useRef, type MouseEvent } from 'react'

import styles from './error-summary.module.css'
import { Icon } from './icon.tsx'

export type FieldProblem = { readonly fieldId: string; readonly text: string }

type ErrorSummaryProps = {
  /** 'Er is een probleem'. */
  readonly title: string
  /** The same words as at the fields, in the order of the form. */
  readonly problems: readonly FieldProblem[]
  /** Counts the submits: each failed one moves the focus, to the summary or to the only wrong field (ux 5.11). */
  readonly attempt: number
}

export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const id = useId()
  const focusProblem = useRef(() => {})
  useEffect(() => {
    focusProblem.current = () => {
      if (problems.length > 1) summary.current?.focus()
      else if (problems[0]) focusField(problems[0].fieldId)
    }
  })
  useEffect(() => {
    if (attempt > 0) focusProblem.current()
  }, [attempt])

  if (problems.length < 2) return null
  return (
    <div ref={summary} tabIndex={-1} aria-labelledby={id} className={styles.summary}>
      <Icon of={circleExclamationPointIcon} sizePx={24} />
      {/* The alert is inside: on the focused element itself JAWS stays silent. */}
      <div role="alert">
        <h2 id={id} className="type-18">
          {title}
        </h2>
        <ul>
          {problems.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => followToField(event, fieldId)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function followToField(event: MouseEvent, fieldId: string) {
  if (focusField(fieldId)) event.preventDefault()
}

/** Moves the focus to a field, or to the first control of a group; answers whether there was one. */
export function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId)
  const control = field?.matches('fieldset') ? firstControl(field, fieldId) : field
  control?.focus()
  return control !== null && control !== undefined
}

/** The chosen or first control that has the group's name, before others that only help to choose. */
function firstControl(group: HTMLElement, name: string): HTMLElement | null {
  const named = `:is(input, select)[name="${CSS.escape(name)}"]:not(:disabled)`
  return (
    group.querySelector<HTMLElement>(`${named}:checked`) ??
    group.querySelector<HTMLElement>(named) ??
    group.querySelector<HTMLElement>(':is(input, select):not(:disabled)')
  )
}
