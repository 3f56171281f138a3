import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import { paths } from '#app/paths.ts'
import { logOut } from '#app/lib/session/session.ts'
import { showCallError } from './call-errors.ts'

/** Logging out as the header and the account pages offer it: the call, the session, and then the home page. */
export function useLogOut(): { readonly logOut: () => Promise<void>; readonly pending: boolean } {
  const [pending, setPending] = useState(false)
  const navigate = useNavigate()
  return {
    pending,
    async logOut() {
      if (pending) return
      setPending(true)
      try {
        await logOut()
        await navigate(paths.home)
      } catch (error) {
        if (!isApiError(error)) throw error
        showCallError(error)
      } finally {
        setPending(false)
      }
    },
  }
}
