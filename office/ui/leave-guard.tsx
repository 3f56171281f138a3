import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router'
import { editTexts as texts } from '#texts/nl/office/editing.ts'
import { SureDialog } from './sure-dialog.tsx'

type LeaveGuardProps = {
  /** Something is typed that leaving would lose. */
  readonly isAtRisk: boolean
  /** What that is. */
  readonly text: string
  /** Parameters of the address that lead away from what is typed when they change. */
  readonly parameters?: readonly string[]
}

const NONE: readonly string[] = []

/** Asks before a page is left on which something is not saved. A page that another replaces is gone, and is not asked about. */
export function LeaveGuard({ isAtRisk, text, parameters = NONE }: LeaveGuardProps) {
  useEffect(() => {
    if (!isAtRisk) return undefined
    // A page that is reloaded or closed cannot save: the browser asks first.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isAtRisk &&
      historyAction !== NavigationType.Replace &&
      (currentLocation.pathname !== nextLocation.pathname ||
        parameters.some((name) => valueOf(currentLocation, name) !== valueOf(nextLocation, name))),
  )
  if (blocker.state !== 'blocked') return null
  return (
    <SureDialog
      title={texts.leaveTitle}
      text={text}
      leave={texts.stay}
      verb={texts.leave}
      onSure={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  )
}

const valueOf = ({ search }: Pick<Location, 'search'>, name: string) => new URLSearchParams(search).get(name)
