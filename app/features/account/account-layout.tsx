import { chevronLeftIcon } from '#app/ui/icons/chevron-left.ts'
import { logOutIcon } from '#app/ui/icons/log-out.ts'
import type { ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { accountLinks, allAccountLinks } from '#app/lib/account/account-links.ts'
import { useLogOut } from '#app/lib/calls/use-call-log-out.ts'
import { paths } from '#app/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { accountTexts } from '#texts/nl/account.ts'
import { accountMenuTexts } from '#texts/nl/account-menu.ts'
import styles from './account-layout.module.css'

/** The side navigation around every account page; small screens have it on the overview, and a way back
 * elsewhere: from one of a list to that list. */
export function AccountLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const { logOut, pending } = useLogOut()
  const isOverview = pathname.replace(/\/$/, '') === paths.account
  const list = accountLinks.find(({ to }) => pathname.startsWith(`${to}/`))
  return (
    <div className={`wrap ${styles.layout}`}>
      {!isOverview && (
        <Link to={list?.to ?? paths.account} className={styles.back}>
          <Icon of={chevronLeftIcon} />
          {list?.label ?? accountTexts.back}
        </Link>
      )}
      <nav
        aria-label={accountTexts.navigation}
        className={classNames(styles.nav, !isOverview && styles.aside)}
      >
        <ul>
          {allAccountLinks.map(({ to, label, icon }) => (
            <li key={to}>
              <NavLink to={to} end={to === paths.account}>
                <Icon of={icon} />
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <button type="button" aria-disabled={pending || undefined} onClick={() => void logOut()}>
              <Icon of={logOutIcon} />
              {accountMenuTexts.logOut}
            </button>
          </li>
        </ul>
      </nav>
      <div className={styles.page}>{children}</div>
    </div>
  )
}
