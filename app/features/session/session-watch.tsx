import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { onSessionSignal, useSession } from '#app/lib/session.ts'

/** Reads the page again when a login began or ended, also in another tab; a page behind a guard then leads elsewhere. */
export function SessionWatch() {
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  useEffect(() => {
    latest.current = revalidate
  }, [revalidate])
  useEffect(() => onSessionSignal(() => void latest.current()), [])
  useSession()
  return null
}
