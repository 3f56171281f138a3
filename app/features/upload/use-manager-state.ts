import { useCallback, useRef, useState } from 'react'
import { manage, openedManager, type LinkProduct, type ManagerEvent } from '#domain/designs/manager-state.ts'

/**
 * The state of an open manager. `readLatest` answers it with everything that has happened, also what React has not drawn yet:
 * a press on 'Doorgaan' may come before that, and saves what was chosen until then.
 */
export function useManagerState(product: LinkProduct | null) {
  const [state, show] = useState(() => openedManager(product))
  const latest = useRef(state)
  const dispatch = useCallback((event: ManagerEvent) => {
    latest.current = manage(latest.current, event)
    show(latest.current)
  }, [])
  const readLatest = useCallback(() => latest.current, [])
  return { state, dispatch, readLatest } as const
}
