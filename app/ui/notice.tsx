import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import { Icon, type IconLines } from './icon.tsx'
import styles from './notice.module.css'
import { TONES, type Tone } from './tone.ts'

type NoticeProps = {
  readonly tone: Tone
  readonly icon?: IconLines | undefined
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly className?: string
}

/** A panel in a tone that says something at the object it is about. */
export function Notice({ tone, icon, title, children, className }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, TONES[tone].className, className)}>
      <Icon of={icon ?? TONES[tone].icon} />
      <div>
        {title && <p className="strong">{title}</p>}
        {children}
      </div>
    </div>
  )
}
