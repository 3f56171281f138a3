import { Outlet } from 'react-router'
import { AccountLayout } from '#app/features/account/account-layout.tsx'
import { SessionWatch } from '#app/features/session/session-watch.tsx'

export default function Account() {
  return (
    <AccountLayout>
      <SessionWatch />
      <Outlet />
    </AccountLayout>
  )
}
