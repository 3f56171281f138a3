import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { CommandPalette, type AskedOfShell } from '#app/features/palette/command-palette.tsx'
import { later } from '#app/lib/page-start/later.tsx'
import { useSession } from '#app/lib/session/session.ts'
import { FurtherSheet } from './further-sheets.tsx'
import { useRequestLogin } from './login-prompt.tsx'

const ReOrderPrompt = later(async () => {
  const { ReOrderPrompt: prompt } = await import('#app/lib/re-order/re-order-prompt.tsx')
  return prompt
})
const ParkPrompt = later(async () => {
  const { ParkPrompt: prompt } = await import('#app/features/cart/park-prompt.tsx')
  return prompt
})

/** The command palette, and the dialogs of other features that open from it and take its place. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { isLoggedIn } = useSession()
  const requestLogin = useRequestLogin()
  const { pathname } = useLocation()
  // The address goes ahead of the page: opened in between, it belongs to the page that comes.
  const [openedAt] = useState(() => window.location.pathname)
  const [asked, setAsked] = useState<AskedOfShell | null>(null)
  const [isReplaced, setIsReplaced] = useState(false)

  // What was done in it may have led to another page.
  useEffect(() => {
    if (pathname !== openedAt && window.location.pathname !== openedAt) onClose()
  }, [pathname, openedAt, onClose])

  function ask(next: AskedOfShell) {
    if (next.kind !== 'log-in') return setAsked(next)
    onClose()
    requestLogin()
  }

  const prompt = { onClose, onReady: () => setIsReplaced(true), onFailed: () => setAsked(null) }
  return (
    <>
      <FurtherSheet />
      {!isReplaced && (
        <CommandPalette
          key={String(isLoggedIn)}
          isLoggedIn={isLoggedIn}
          isAsking={asked !== null}
          onAsk={ask}
          onClose={onClose}
        />
      )}
      <Suspense>
        {asked?.kind === 're-order' && <ReOrderPrompt orderId={asked.orderId} {...prompt} />}
        {asked?.kind === 'park' && <ParkPrompt {...prompt} />}
      </Suspense>
    </>
  )
}
