import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { safeOrigin } from '#app/lib/safe-origin.ts'
import { paths } from '#app/paths.ts'

/** What follows a login (spec 4): from /uitgelogd to the origin or '/', elsewhere the page is read again as a customer. */
export function useAfterLogin(): () => Promise<void> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  return async () => {
    if (pathname === paths.loggedOut()) {
      const origins = new URLSearchParams(search).getAll('origin')
      await navigate(safeOrigin(origins, window.location.origin), { replace: true })
    }
    await revalidator.revalidate()
  }
}
