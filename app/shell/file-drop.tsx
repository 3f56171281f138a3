import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DropOverlay } from '#app/features/upload/drop-overlay.tsx'
import { useFileDrop } from '#app/features/upload/use-file-drop.ts'
import { keepDroppedFiles, keptDrops } from '#app/lib/page-start/early-presses.ts'
import { rereadOfPage } from '#app/lib/reread.ts'
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
  const { pathname } = useLocation()
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

  const isOpening = useRef(false)
  const openManager = useCallback(async () => {
    // Logging in there leads elsewhere by itself.
    if (!isLoggedIn || isLoginPage || isOpening.current || keptDrops().length === 0) return
    isOpening.current = true
    await rereadOfPage()
    isOpening.current = false
    const opened = withUploadQuery(new URLSearchParams(window.location.search), { mode: 'library' })
    void navigate(
      { search: opened },
      // The page beneath stays as it is.
      { state: { opensUploads: true }, preventScrollReset: true, defaultShouldRevalidate: false },
    )
  }, [isLoggedIn, isLoginPage, navigate])
  useEffect(() => void openManager(), [openManager])

  const isOver = useFileDrop({
    onFiles(files) {
      keepDroppedFiles(files)
      void openManager()
      askToLogin()
    },
    pastes: false,
  })
  return isOver && <DropOverlay />
}
