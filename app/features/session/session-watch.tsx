import { useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { rememberReread } from '#app/lib/reread.ts'
import { onSessionSignal, useSession, type SessionSignal } from '#app/lib/session/session.ts'
import { paths } from '#app/paths.ts'

/**
 * Reads the page again when a login began or ended, also in another tab; a page behind a guard then leads elsewhere. A login
 * that turns out to be none leads to the logged-out page (spec 8, 401).
 */
export function SessionWatch() {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  function onSignal(signal: SessionSignal) {
    const { pathname, search } = window.location
    // The logged-out page knows already where to return to.
    if (signal === 'lost' && pathname !== paths.loggedOut()) void navigate(paths.loggedOut(pathname + search))
    else if (signal !== 'left') rememberReread(revalidate())
  }
  const latest = useRef(onSignal)
  useEffect(() => {
    latest.current = onSignal
  })
  useEffect(() => onSessionSignal((signal) => latest.current(signal)), [])
  useSession()
  return null
}
