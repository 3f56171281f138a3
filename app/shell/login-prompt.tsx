import { createContext, Suspense, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { later } from '#app/lib/page-start/later.tsx'
import { useSession } from '#app/lib/session/session.ts'
import { UPLOAD_QUERY } from '#contract/page-paths.ts'

const LoginDialog = later(async () => {
  const { LoginDialog: dialog } = await import('#app/features/session/login-dialog.tsx')
  return dialog
})

/** Asks the visitor to log in, and goes on with what was meant once that is done. */
export type RequestLogin = (goOn?: () => void) => void

const LoginPromptContext = createContext<RequestLogin>(() => {})

export const useRequestLogin = (): RequestLogin => use(LoginPromptContext)

/** The login dialog of the whole shop; its code loads when it is first asked for. */
export function LoginPrompt({ children }: { readonly children: ReactNode }) {
  const { isLoggedIn } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const goOnWith = useRef<(() => void) | null>(null)

  const request = useCallback<RequestLogin>((goOn) => {
    goOnWith.current = goOn ?? null
    setIsOpen(true)
    setWasOpen(true)
  }, [])

  // The upload manager is a customer's: it opens once the visitor has logged in. Whose login ends is led elsewhere.
  const asksForUploads = new URLSearchParams(useLocation().search).has(UPLOAD_QUERY)
  const wasLoggedIn = useRef(false)
  useEffect(() => {
    if (asksForUploads && !isLoggedIn && !wasLoggedIn.current) request()
    wasLoggedIn.current = isLoggedIn
  }, [asksForUploads, isLoggedIn, request])

  useEffect(() => {
    if (isOpen && !isLoggedIn) return
    const goOn = goOnWith.current
    // Closed without logging in: what was meant is not done at some later login.
    goOnWith.current = null
    if (isLoggedIn) goOn?.()
  }, [isOpen, isLoggedIn])

  return (
    <LoginPromptContext value={request}>
      {children}
      {wasOpen && (
        <Suspense>
          <LoginDialog open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </LoginPromptContext>
  )
}
