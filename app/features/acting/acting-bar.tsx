import { useEffect, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { api } from '#app/lib/api/api.ts'
import { showCallError } from '#app/lib/calls/call-errors.ts'
import { forgetAdditions } from '#app/lib/cart/keep-addition.ts'
import { actingFor } from '#app/lib/session/acting-mark.ts'
import { writeSession } from '#app/lib/session/session-storage.ts'
import type { Acting } from '#app/lib/shop/shop.ts'
import { actingTexts as texts } from '#texts/nl/acting.ts'
import { StaffBar } from './staff-bar.tsx'

/** Says on every page for whom somebody of the shop acts, and ends it. */
export function ActingBar({ acting }: { readonly acting: Acting }) {
  const { contactId, contactName, companyId, companyName } = acting
  const [isPending, setPending] = useState(false)
  useEffect(() => watchMark(contactId), [contactId])

  async function stop() {
    setPending(true)
    try {
      await api.logOut()
    } catch (error) {
      setPending(false)
      if (!isApiError(error)) throw error
      return showCallError(error)
    }
    forgetAdditions()
    writeSession(null)
    window.location.assign(`/beheer/bedrijven/${companyId}`)
  }

  return (
    <StaffBar
      label={texts.label}
      text={texts.actingFor(contactName, companyName)}
      stop={texts.stop}
      pending={isPending}
      onStop={() => void stop()}
    />
  )
}

/** A page that says another name than the one that counts by now is loaded anew. */
function watchMark(contactId: string): () => void {
  const look = () => {
    if (document.visibilityState === 'visible' && actingFor() !== contactId) window.location.reload()
  }
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
