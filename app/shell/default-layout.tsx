import { Outlet } from 'react-router'
import { DefaultFrame } from './default-frame.tsx'

/** Header, menu, footer and newsletter form (spec 2, Layouts). */
export default function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  )
}
