import { Outlet } from 'react-router'
import { atRest } from '#app/lib/page-start/later.tsx'
import styles from './checkout-layout.module.css'
import { Logo } from './logo.tsx'
import { Page } from './page.tsx'

const CheckoutDrop = atRest(async () => {
  const { CheckoutDrop: drop } = await import('./checkout-drop.tsx')
  return drop
})

/** Only a logo header (spec 2, Layouts). */
export default function CheckoutLayout() {
  const header = (
    <header className={styles.header}>
      <div className="wrap">
        <Logo />
      </div>
    </header>
  )
  return (
    <Page header={header}>
      <Outlet />
      <CheckoutDrop />
    </Page>
  )
}
