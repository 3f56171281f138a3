import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import { Icon, type IconLines } from './icon.tsx'
import styles from './status-label.module.css'
import { TONES, type Tone } from './tone.ts'

type StatusLabelProps = {
  readonly tone: Tone
  /** Takes the place of the sign that belongs to the tone. */
  readonly icon?: IconLines | undefined
  readonly children: ReactNode
}

export function StatusLabel({ tone, icon, children }: StatusLabelProps) {
  return (
    <span className={classNames(styles.label, TONES[tone].className)} data-kept-clear>
      <Icon of={icon ?? TONES[tone].icon} sizePx={16} bold />
      {children}
    </span>
  )
}
