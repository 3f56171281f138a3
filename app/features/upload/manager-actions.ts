import { createContext, use } from 'react'
import type { BackChoice } from '#domain/designs/links.ts'
import type { DesignCard } from '#domain/designs/merge-uploads.ts'
import type { ManagerEvent } from '#domain/designs/manager-state.ts'

/** What can be done to a card, the same for all of them as long as the manager is open. */
export type ManagerActions = {
  readonly dispatch: (event: ManagerEvent) => void
  /** Asks first (spec 5, Delete confirmations); a patch-up that cannot be set to 0 says why. */
  readonly askToDelete: (card: DesignCard, why?: 'delete' | 'patchupKept') => void
  /** Opens the picture of a design at full size. */
  readonly showProof: (card: DesignCard) => void
  readonly retry: (processIds: readonly string[]) => void
  readonly pickFiles: () => void
  readonly check: (processId: string, isRange: boolean) => void
  readonly chooseBack: (choice: BackChoice) => void
}

const NOTHING = () => {}

export const ManagerActionsContext = createContext<ManagerActions>({
  dispatch: NOTHING,
  askToDelete: NOTHING,
  showProof: NOTHING,
  retry: NOTHING,
  pickFiles: NOTHING,
  check: NOTHING,
  chooseBack: NOTHING,
})

export const useManagerActions = (): ManagerActions => use(ManagerActionsContext)
