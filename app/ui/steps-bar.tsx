import { checkIcon } from './icons/check.ts'
import { Link } from 'react-router'

import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './steps-bar.module.css'

type Step = { readonly label: string; readonly to?: string | undefined }

type StepsBarProps = {
  readonly label: string
  readonly steps: readonly Step[]
  /** From 0; all before it are done, and are links as long as they have a `to`. */
  readonly current: number
  /** Heard after a step that is done. */
  readonly doneText: string
}

export function StepsBar({ label, steps, current, doneText }: StepsBarProps) {
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={classNames(index < current && styles.done, index === current && styles.current)}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current && <Icon of={checkIcon} sizePx={18} bold />}
          {index < current && step.to !== undefined ? <Link to={step.to}>{step.label}</Link> : step.label}
          {index < current && <span className="visually-hidden">{` (${doneText})`}</span>}
        </li>
      ))}
    </ol>
  )
}
