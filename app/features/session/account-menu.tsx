import { chevronDownIcon } from '#app/ui/icons/chevron-down.ts'
import { userIcon } from '#app/ui/icons/user.ts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { atRest } from '#app/lib/page-start/later.tsx'
import { shellTexts } from '#texts/nl/shell.ts'
import styles from './account-menu.module.css'

const AccountLinks = atRest(async () => {
  const { AccountLinks: links } = await import('./account-links.tsx')
  return links
})

/** Where the focus goes when the login button makes way for this menu. */
export const ACCOUNT_MENU_ID = 'account-menu'

/** The 'Mijn account' dropdown of the header (spec 2). It opens without scripts too, and closes on another page. */
export function AccountMenu() {
  const { key } = useLocation()
  return <Dropdown key={key} />
}

function Dropdown() {
  const menu = useRef<HTMLDetailsElement>(null)
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
    // Escape closes the menu from anywhere within it; what can be pressed are the links and buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={menu} className={styles.menu} onKeyDown={onKeyDown}>
      <summary id={ACCOUNT_MENU_ID} className={styles.summary}>
        <Icon of={userIcon} />
        <span className={`visually-hidden ${styles.label}`}>{shellTexts.account}</span>
        <Icon of={chevronDownIcon} sizePx={18} className={styles.arrow} />
      </summary>
      <AccountLinks />
    </details>
  )
}
