import { Outlet } from 'react-router'
import { PageError } from '#app/shell/page-error.tsx'
import type { Route } from './+types/part'

/** A page of the account that fails leaves the way to the others in place. */
export default function AccountPart() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
