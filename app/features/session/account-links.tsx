import { NavLink } from 'react-router'
import { accountLinks, accountWays } from '#app/lib/account/account-links.ts'
import { useLogOut } from '#app/lib/calls/use-call-log-out.ts'
import { Icon } from '#app/ui/icon.tsx'
import { logOutIcon } from '#app/ui/icons/log-out.ts'
import { accountMenuTexts } from '#texts/nl/account-menu.ts'
import styles from './account-menu.module.css'

/** The ways to the account as a whole and to ordering fast, its pages, and the way out of it. */
export function AccountLinks() {
  const { logOut, pending } = useLogOut()
  return (
    <div className={styles.panel}>
      <div className={styles.ways}>
        {accountWays.map(({ to, label, icon }) => (
          <NavLink key={to} to={to} end>
            <Icon of={icon} />
            {label}
          </NavLink>
        ))}
      </div>
      <ul>
        {accountLinks.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to}>
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
    </div>
  )
}
