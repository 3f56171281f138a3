import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { editTexts as texts } from '#texts/nl/office/editing.ts'
import { SureDialog } from './sure-dialog.tsx'

/** Asks before a page is left on which something is not saved; `unsaved` is what that is called. */
export function LeaveGuard({ unsaved }: { readonly unsaved: readonly string[] }) {
  const isAtRisk = unsaved.length > 0
  useBrowserAsks(isAtRisk)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  return (
    <SureDialog
      title={texts.leaveTitle}
      text={texts.leaveText(unsaved)}
      leave={texts.stay}
      verb={texts.leave}
      onSure={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  )
}

/** A page that is reloaded or closed cannot save: the browser asks first. */
function useBrowserAsks(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
