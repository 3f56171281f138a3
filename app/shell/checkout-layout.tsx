import { Outlet } from 'react-router'
import styles from './checkout-layout.module.css'
import { Logo } from './logo.tsx'
import { Page } from './page.tsx'

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
    </Page>
  )
}
