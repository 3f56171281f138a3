import { Outlet } from 'react-router'
import { PageError } from '#app/shell/page-error.tsx'

/** A page that fails leaves its frame in place, and with it the document: made anew it would lose its letters. */
export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return <PageError error={error} />
}
