import { chevronDownIcon } from '#app/ui/icons/chevron-down.ts'
import { logOutIcon } from '#app/ui/icons/log-out.ts'
import { userIcon } from '#app/ui/icons/user.ts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { accountLinks } from '#app/lib/session-links.ts'
import { useLogOut } from '#app/lib/use-call-log-out.ts'
import { accountMenuTexts } from '#texts/nl/account-menu.ts'
import styles from './account-menu.module.css'

/** Where the focus goes when the login button makes way for this menu. */
export const ACCOUNT_MENU_ID = 'account-menu'

/** The 'Mijn account' dropdown of the header (spec 2). It opens without scripts too, and closes on another page. */
export function AccountMenu() {
  const { key } = useLocation()
  return <Dropdown key={key} />
}

function Dropdown() {
  const menu = useRef<HTMLDetailsElement>(null)
  const { logOut, pending } = useLogOut()
  useEffect(() => {
    function onElsewhere({ target }: Event) {
      const details = menu.current
      if (target instanceof Node && details?.open && !details.contains(target)) details.open = false
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    event.stopPropagation()
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={menu} className={styles.menu} onKeyDown={onKeyDown}>
      <summary id={ACCOUNT_MENU_ID} className={styles.summary}>
        <Icon of={userIcon} />
        <span className={styles.label}>{accountMenuTexts.title}</span>
        <Icon of={chevronDownIcon} sizePx={18} className={styles.arrow} />
      </summary>
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
    </details>
  )
}
