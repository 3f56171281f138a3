import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { isFilledIn } from './filled-in.ts'
import { LeaveQuestion } from './leave-question.tsx'

function isAtRisk(mark: Element | null): boolean {
  const form = mark?.closest('form')
  // What is being sent is not lost: the page that follows it may come.
  return form != null && form.getAttribute('aria-busy') !== 'true' && isFilledIn(form)
}

/** Within a form: asks before what was filled in is lost, by another page or by closing this one. */
export function LeaveWarning() {
  const mark = useRef<HTMLSpanElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isAtRisk(mark.current),
  )
  useEffect(() => {
    const onLeave = (event: Event) => isAtRisk(mark.current) && event.preventDefault()
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [])
  return (
    <>
      <span ref={mark} hidden />
      <LeaveQuestion
        open={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </>
  )
}
