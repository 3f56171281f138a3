import { useEffect, useRef, type ReactNode } from 'react'

import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'
import { TONES } from './tone.ts'

type FormStatusProps = {
  /** Errors interrupt, all else waits its turn. */
  readonly tone: 'good' | 'info' | 'warning' | 'error'
  /** Nothing yet: the live regions are there from the start, so that what comes is heard. */
  readonly children?: ReactNode
}

/** What became of a form as a whole; what is wrong with one field stands at that field. */
export function FormStatus({ tone, children }: FormStatusProps) {
  const place = useRef<HTMLDivElement>(null)
  const isError = tone === 'error' && Boolean(children)
  // The button of a long form stands far below it.
  useEffect(() => {
    if (isError) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isError])
  const notice = children && (
    <span className={classNames(styles.notice, TONES[tone].className)}>
      <Icon of={TONES[tone].icon} />
      <span>{children}</span>
    </span>
  )
  return (
    <>
      <output>{tone !== 'error' && notice}</output>
      <div ref={place} role="alert">
        {tone === 'error' && notice}
      </div>
    </>
  )
}
