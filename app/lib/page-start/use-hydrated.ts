import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run here: false in the page as the server sends it, so that links there can become buttons. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
