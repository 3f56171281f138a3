import { useLocation, useNavigate } from 'react-router'
import { safeOrigin } from '#app/lib/session/safe-origin.ts'
import { paths } from '#app/paths.ts'

/** What follows a login (spec 4): from /uitgelogd to the origin or '/'; elsewhere SessionWatch reads the page again. */
export function useAfterLogin(): () => Promise<void> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return async () => {
    if (pathname !== paths.loggedOut()) return
    const origins = new URLSearchParams(search).getAll('origin')
    await navigate(safeOrigin(origins, window.location.origin), { replace: true })
  }
}
