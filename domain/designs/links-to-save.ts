import { chosenDesigns, type ManagerState } from './manager-state.ts'

/** One entry of what is saved for a line (spec 7, PUT /cart/items/designs/{id}). */
export type LinkToSave = {
  readonly designId: string | null
  readonly itemId: string | null
  readonly quantity: number
  readonly isStudioDesign: boolean
}

/** What is saved for the front of a line: only entries with a quantity, studio designs among them (spec 7). */
export function linksToSave(state: ManagerState): readonly LinkToSave[] {
  const files = chosenDesigns(state).map((design) => ({ ...design, isStudioDesign: false }))
  const studio = state.studio.map((choice) => ({ ...choice, isStudioDesign: true }))
  return [...files, ...studio]
    .filter(({ quantity }) => quantity > 0)
    .map(({ designId, itemId, quantity, isStudioDesign }) => ({ designId, itemId, quantity, isStudioDesign }))
}
