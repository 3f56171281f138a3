import { useSyncExternalStore, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './offline-notice.module.css'

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

/** One line as long as the browser has no network. */
export function OfflineNotice({ children }: { readonly children: ReactNode }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return <output className={classNames('no-print', !isOnline && styles.line)}>{!isOnline && children}</output>
}
