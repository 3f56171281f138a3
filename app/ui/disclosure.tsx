import { chevronDownIcon } from './icons/chevron-down.ts'
import type { ComponentProps, ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

type DisclosureProps = ComponentProps<'details'> & {
  readonly summary: ReactNode
  /** Stands at the right of the summary, before the arrow. */
  readonly aside?: ReactNode
}

/** A part that opens in place; several under one name close each other. */
export function Disclosure({ summary, aside, children, className, ...details }: DisclosureProps) {
  return (
    <details {...details} className={classNames(styles.disclosure, className)}>
      <summary>
        <span>{summary}</span>
        {aside}
        <Icon of={chevronDownIcon} />
      </summary>
      {children}
    </details>
  )
}
