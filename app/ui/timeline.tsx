import { checkIcon } from './icons/check.ts'
import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import { Icon, type IconLines } from './icon.tsx'
import styles from './timeline.module.css'
import { wholeDates } from './whole-dates.tsx'

type TimelineItem = {
  readonly id: string
  readonly title: ReactNode
  /** One line with the time; the future is told in full. */
  readonly text?: ReactNode
  readonly state: 'done' | 'current' | 'waiting' | 'next'
  /** What happens at this step; a step that is done shows a check. */
  readonly icon: IconLines
}

type TimelineProps = {
  readonly items: readonly TimelineItem[]
  /** Heard only, as the circles show it by their shape: 'gereed', 'nu', 'wacht op jou', 'volgt nog'. */
  readonly stateTexts: Readonly<Record<TimelineItem['state'], string>>
}

export function Timeline({ items, stateTexts }: TimelineProps) {
  return (
    <ol>
      {items.map(({ id, title, text, state, icon }) => (
        <li
          key={id}
          className={classNames(styles.item, styles[state])}
          aria-current={state === 'current' || state === 'waiting' ? 'step' : undefined}
        >
          <span className={styles.point}>
            <Icon of={state === 'done' ? checkIcon : icon} sizePx={16} bold />
          </span>
          <p className={styles.title}>
            {title}
            <span className="visually-hidden">{` (${stateTexts[state]})`}</span>
          </p>
          {text && <p className={styles.text}>{wholeDates(text)}</p>}
        </li>
      ))}
    </ol>
  )
}
