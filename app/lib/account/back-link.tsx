import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { chevronLeftIcon } from '#app/ui/icons/chevron-left.ts'
import styles from './back-link.module.css'

/** From a page of one thing back to the list that it stands in; a small screen has the navigation's own way back. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon of={chevronLeftIcon} sizePx={18} />
      {children}
    </Link>
  )
}
