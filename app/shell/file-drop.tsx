import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DropOverlay } from '#app/features/upload/drop-overlay.tsx'
import { useFileDrop } from '#app/features/upload/use-file-drop.ts'
import { keepDroppedFiles, keptDrops } from '#app/lib/page-start/early-presses.ts'
import { useSession } from '#app/lib/session/session.ts'
import { withUploadQuery } from '#app/lib/designs/upload-address.ts'
import { UPLOAD_QUERY } from '#contract/page-paths.ts'
import { paths } from '#app/paths.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { dropTexts } from '#texts/nl/drop.ts'
import { useRequestLogin } from './login-prompt.tsx'

/** Files that are dropped on any page open the upload manager with them, once who dropped them has logged in (spec 2). */
export function FileDrop() {
  const { isLoggedIn } = useSession()
  const { search } = useLocation()
  // The manager takes them itself.
  return isLoggedIn && new URLSearchParams(search).has(UPLOAD_QUERY) ? null : <PageDrop {...{ isLoggedIn }} />
}

function PageDrop({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const requestLogin = useRequestLogin()
  const isLoginPage = pathname === paths.loggedOut()

  function askToLogin() {
    const { length } = keptDrops()
    if (isLoggedIn || length === 0) return
    showToast({
      tone: 'info',
      title: dropTexts.loginFirst(length),
      lines: [dropTexts.kept(length)],
      key: 'drop',
    })
    if (!isLoginPage) requestLogin()
  }
  const latest = useRef(askToLogin)
  useEffect(() => {
    latest.current = askToLogin
  })
  // What was dropped before this code was here.
  useEffect(() => latest.current(), [])

  const openManager = useCallback(() => {
    // Logging in there leads elsewhere by itself.
    if (!isLoggedIn || isLoginPage || keptDrops().length === 0) return
    const opened = withUploadQuery(new URLSearchParams(search), { mode: 'library' })
    void navigate({ search: opened }, { state: { opensUploads: true }, preventScrollReset: true })
  }, [isLoggedIn, isLoginPage, search, navigate])
  useEffect(openManager, [openManager])

  const isOver = useFileDrop({
    onFiles(files) {
      keepDroppedFiles(files)
      openManager()
      askToLogin()
    },
    pastes: false,
  })
  return isOver && <DropOverlay />
}
