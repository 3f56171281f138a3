import { assignedCount, takesCopies, withCopies } from './copies.ts'
import type { BackSide } from './links.ts'
import type { ServerDesign } from './merge-uploads.ts'
import type { PrintDemands } from './print-spec.ts'

/** The order line that designs are chosen for (spec 3, Product in link mode); width and height in mm. */
export type LinkProduct = {
  readonly title: string
  readonly width: number | null
  readonly height: number | null
  readonly quantity: number
  readonly groupId: string
  readonly orderLineId: string
  readonly sku: string
  readonly backSide: BackSide
  readonly print: PrintDemands | null
  /** The order that the line is of, once it was ordered; null while it lies in the cart. */
  readonly orderId: string | null
  readonly isFrontDesign: boolean
  readonly isBackDesign: boolean
}

/** A design by the studio as it is chosen; without `itemId` it is not saved yet. */
export type StudioChoice = {
  readonly key: string
  readonly designId: string | null
  readonly itemId: string | null
  readonly quantity: number
}

export type ManagerTab = 'upload' | 'designs'

/** The upload manager while it is open; without a product it is the library. */
export type ManagerState = {
  readonly product: LinkProduct | null
  /** As the server last told them; null until then. */
  readonly designs: readonly ServerDesign[] | null
  /** They could not be asked for. */
  readonly hasFailed: boolean
  readonly studio: readonly StudioChoice[]
  /** Copies by design id, as far as they were changed here. */
  readonly copies: ReadonlyMap<string, number>
  /** Design ids that were at 0 since the manager opened: their approval is gone, whatever they are given next (spec 4). */
  readonly cleared: ReadonlySet<string>
  readonly checked: ReadonlySet<string>
  /** The last card that was checked by itself: a range begins there. */
  readonly lastChecked: string | null
  /** What was dropped while the manager is open, by process id. */
  readonly recent: ReadonlySet<string>
  /** Null until the customer, or a file, chose one. */
  readonly tab: ManagerTab | null
  readonly isEditing: boolean
  readonly isDirty: boolean
  readonly isSubmitting: boolean
  /** Something was changed since the last save began, which does not have it. */
  readonly hasChangedSince: boolean
}

/** What happens to the manager; cards are named by process id, designs by design id. */
export type ManagerEvent =
  | { readonly type: 'designsLoaded'; readonly designs: readonly ServerDesign[] }
  | { readonly type: 'loadFailed' }
  | { readonly type: 'studioLoaded'; readonly studio: readonly StudioChoice[] }
  | { readonly type: 'filesAdded'; readonly processIds: readonly string[] }
  | { readonly type: 'tabChosen'; readonly tab: ManagerTab }
  | { readonly type: 'copiesSet'; readonly designId: string; readonly quantity: number }
  | { readonly type: 'groupDivided'; readonly designIds: readonly string[]; readonly share: number }
  | { readonly type: 'selectionReset' }
  | { readonly type: 'selectionRestored'; readonly selection: Selection }
  | { readonly type: 'studioAdded'; readonly key: string; readonly quantity: number }
  | { readonly type: 'studioCopiesSet'; readonly key: string; readonly quantity: number }
  | { readonly type: 'editingStarted' }
  | { readonly type: 'editingEnded' }
  | { readonly type: 'cardChecked'; readonly processId: string; readonly range: readonly string[] | null }
  | { readonly type: 'cardsChecked'; readonly processIds: readonly string[]; readonly isChecked: boolean }
  | { readonly type: 'designsDeleted'; readonly processIds: readonly string[] }
  | { readonly type: 'saveStarted' }
  | { readonly type: 'saveEnded'; readonly hasSaved: boolean }
  | { readonly type: 'choicesTaken' }

/** The manager as it opens: nothing is dirty, nothing is being saved (spec 4). */
export const openedManager = (product: LinkProduct | null): ManagerState => ({
  product,
  designs: null,
  hasFailed: false,
  studio: [],
  copies: new Map(),
  cleared: new Set(),
  checked: new Set(),
  lastChecked: null,
  recent: new Set(),
  tab: null,
  isEditing: false,
  isDirty: false,
  isSubmitting: false,
  hasChangedSince: false,
})

const CHANGED = { isDirty: true, hasChangedSince: true } as const

/**
 * The designs with the copies chosen here; one that was set to 0 is no longer approved and has a link anew, and one that can
 * no longer be printed has no copies (spec 4).
 */
export function chosenDesigns({ designs, copies, cleared }: ManagerState): readonly ServerDesign[] {
  if (designs === null) return []
  return designs.map((design) => {
    const quantity = takesCopies(design.status) ? (copies.get(design.designId) ?? design.quantity) : 0
    if (cleared.has(design.designId)) return { ...withCopies(design, 0), itemId: null, quantity }
    if (quantity === design.quantity && (quantity > 0 || !design.isApproved)) return design
    return withCopies(design, quantity)
  })
}

/** How many copies have a design: the n of '{n} van {total} geselecteerd'. */
export const selectedTotal = (state: ManagerState): number =>
  assignedCount([...chosenDesigns(state), ...state.studio])

function choose(state: ManagerState, changes: readonly (readonly [string, number])[]): ManagerState {
  const atZero = changes.filter(([, quantity]) => quantity === 0).map(([designId]) => designId)
  return {
    ...state,
    copies: new Map([...state.copies, ...changes]),
    cleared: new Set([...state.cleared, ...atZero]),
    ...CHANGED,
  }
}

/** What 'Reset selectie' takes back: copies by design id, which of them were approved no more, and the studio designs. */
export type Selection = Pick<ManagerState, 'copies' | 'cleared' | 'studio'>

/** The selection as it can be reset; a patch-up leaves its line only by being deleted (spec 5), and is no part of it. */
export function selectionOf(state: ManagerState): Selection {
  const used = chosenDesigns(state).filter(({ quantity, isPatchup }) => quantity > 0 && !isPatchup)
  const { cleared, studio } = state
  return { copies: new Map(used.map(({ designId, quantity }) => [designId, quantity])), cleared, studio }
}

function resetSelection(state: ManagerState): ManagerState {
  const used = [...selectionOf(state).copies.keys()]
  return {
    ...choose(
      state,
      used.map((designId) => [designId, 0]),
    ),
    studio: [],
  }
}

/** What was chosen since the reset stands. */
function restoreSelection(state: ManagerState, { copies, cleared, studio }: Selection): ManagerState {
  const since = selectionOf(state)
  const kept = new Set(state.studio.map(({ key }) => key))
  const restored = [...copies].filter(([designId]) => !since.copies.has(designId))
  const approved = new Set(restored.flatMap(([designId]) => (cleared.has(designId) ? [] : [designId])))
  return {
    ...choose(state, restored),
    cleared: new Set([...state.cleared].filter((designId) => !approved.has(designId))),
    studio: [...studio.filter(({ key }) => !kept.has(key)), ...state.studio],
  }
}

function setStudioCopies(state: ManagerState, key: string, quantity: number): ManagerState {
  const studio = state.studio
    .map((choice) => (choice.key === key ? { ...choice, quantity } : choice))
    .filter((choice) => choice.quantity > 0)
  return { ...state, studio, ...CHANGED }
}

/** From the last card checked to this one; without one, or where it is gone, this one alone. */
function rangeTo(range: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [range.indexOf(from ?? ''), range.indexOf(to)]
  return start < 0 || end < 0 ? [to] : range.slice(Math.min(start, end), Math.max(start, end) + 1)
}

function check(state: ManagerState, processIds: readonly string[], isChecked: boolean): ManagerState {
  const checked = new Set(state.checked)
  for (const processId of processIds) {
    if (isChecked) checked.add(processId)
    else checked.delete(processId)
  }
  return { ...state, checked }
}

function deleted(state: ManagerState, processIds: readonly string[]): ManagerState {
  const gone = new Set(processIds)
  const isUsed = chosenDesigns(state).some(({ processId, quantity }) => gone.has(processId) && quantity > 0)
  const designs = state.designs?.filter(({ processId }) => !gone.has(processId)) ?? null
  return { ...check(state, processIds, false), designs, ...(isUsed && CHANGED) }
}

/** The manager after an event (spec 4, Upload manager). */
export function manage(state: ManagerState, event: ManagerEvent): ManagerState {
  switch (event.type) {
    case 'designsLoaded':
      return { ...state, designs: event.designs, hasFailed: false }
    case 'loadFailed':
      return { ...state, hasFailed: true }
    case 'studioLoaded':
      return { ...state, studio: event.studio }
    case 'filesAdded':
      return { ...state, tab: 'designs', recent: new Set([...state.recent, ...event.processIds]) }
    case 'tabChosen':
      return { ...ended(state), tab: event.tab }
    case 'copiesSet':
      return choose(state, [[event.designId, event.quantity]])
    case 'groupDivided':
      return choose(
        state,
        event.designIds.map((designId) => [designId, event.share]),
      )
    case 'selectionReset':
      return resetSelection(state)
    case 'selectionRestored':
      return restoreSelection(state, event.selection)
    case 'studioAdded': {
      const choice = { key: event.key, designId: null, itemId: null, quantity: event.quantity }
      return { ...state, studio: [...state.studio, choice], ...CHANGED }
    }
    case 'studioCopiesSet':
      return setStudioCopies(state, event.key, event.quantity)
    case 'editingStarted':
      return { ...state, isEditing: true }
    case 'editingEnded':
      return ended(state)
    case 'cardChecked': {
      const { processId, range } = event
      const isChecked = !state.checked.has(processId)
      const ids = range === null ? [processId] : rangeTo(range, state.lastChecked, processId)
      return { ...check(state, ids, isChecked), lastChecked: processId }
    }
    case 'cardsChecked':
      return check(state, event.processIds, event.isChecked)
    case 'designsDeleted':
      return deleted(state, event.processIds)
    case 'saveStarted':
      return { ...state, isSubmitting: true, hasChangedSince: false }
    case 'saveEnded':
      return {
        ...state,
        isSubmitting: false,
        isDirty: event.hasSaved ? state.hasChangedSince : state.isDirty,
      }
    case 'choicesTaken':
      // What was chosen here is in the designs themselves by now.
      return state.isDirty ? state : { ...state, copies: new Map(), cleared: new Set() }
  }
}

const ended = (state: ManagerState): ManagerState => ({
  ...state,
  isEditing: false,
  checked: new Set(),
  lastChecked: null,
})
