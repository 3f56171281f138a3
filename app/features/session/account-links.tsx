import { NavLink } from 'react-router'
import { accountLinks } from '#app/lib/session-links.ts'
import { useLogOut } from '#app/lib/use-call-log-out.ts'
import { Icon } from '#app/ui/icon.tsx'
import { logOutIcon } from '#app/ui/icons/log-out.ts'
import { accountMenuTexts } from '#texts/nl/account-menu.ts'
import styles from './account-menu.module.css'

/** The pages of the account, and the way out of it. */
export function AccountLinks() {
  const { logOut, pending } = useLogOut()
  return (
    <ul className={styles.panel}>
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
  )
}
