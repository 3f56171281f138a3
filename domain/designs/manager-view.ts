import { STATUS_TRAITS } from './card-traits.ts'
import { takesCopies } from './copies.ts'
import { type BackChoice, offersStudioDesign } from './links.ts'
import type { DesignCard, ServerDesign } from './merge-uploads.ts'
import { chosenDesigns, selectedTotal, type ManagerState, type ManagerTab } from './manager-state.ts'

/** The buttons of the manager's header, in their order (spec 2, Header buttons). */
export type HeaderButton = 'reset' | 'edit' | 'selectAll' | 'deselectAll' | 'delete' | 'back' | 'close'

/** The tab that is shown: the designs whenever files or designs exist, also while they are being asked for (spec 2). */
export function shownTab(state: ManagerState, cards: readonly DesignCard[]): ManagerTab {
  if (state.tab !== null) return state.tab
  const isEmpty = state.designs !== null && cards.length === 0 && state.studio.length === 0
  return isEmpty ? 'upload' : 'designs'
}

/** How many copies of the side have a design: on a back one design, or the studio's, serves them all (spec 2). */
export function linkedCopies(state: ManagerState): number {
  if (state.product?.isBackDesign !== true) return selectedTotal(state)
  return chosenBack(state).kind === 'nothing' ? 0 : state.product.quantity
}

/** What the back of the line is made with: what has an item (spec 2, Back design selection). */
export function chosenBack({ designs, studio }: ManagerState): BackChoice {
  const file = designs?.find(({ itemId }) => itemId !== null)
  if (file) return { kind: 'file', designId: file.designId }
  return { kind: studio.some(({ itemId }) => itemId !== null) ? 'studio' : 'nothing' }
}

/**
 * The file that gets all copies at once: the only one that was uploaded here and fits, once no other is under way, for a
 * line on which nothing has been chosen yet. Null otherwise.
 */
export function soleUpload(state: ManagerState, cards: readonly DesignCard[]): string | null {
  const { product, copies, studio, isEditing } = state
  if (!product?.isFrontDesign || isEditing || copies.size > 0 || studio.length > 0) return null
  const recent = cards.filter(({ isRecent }) => isRecent)
  if (selectedTotal(state) > 0 || recent.some(({ status }) => STATUS_TRAITS[status].showsProgress))
    return null
  const [first, ...others] = recent.filter(({ status }) => takesCopies(status))
  return first?.status === 'valid' && others.length === 0 ? first.designId : null
}

/**
 * What 'Doorgaan' does: it approves so many designs when each copy has one that needs no attention and no back is still to
 * be chosen; otherwise it keeps the choice.
 */
export function approvedCount(state: ManagerState): number {
  const { product, designs } = state
  if (product === null || designs === null) return 0
  if (product.isBackDesign) return designs.some((design) => design.itemId !== null && isSound(design)) ? 1 : 0
  const chosen = chosenDesigns(state).filter(({ quantity }) => quantity > 0)
  const isWhole = selectedTotal(state) === product.quantity && product.backSide !== 'required'
  return isWhole && chosen.every(isSound) ? chosen.length : 0
}

const isSound = ({ status, isApproved }: ServerDesign) => status === 'valid' || isApproved

/**
 * Whether a card offers a repair: of a file that a repair mends and none has mended yet, which the line uses, or has copies
 * for that are without a design (`unlinked`).
 */
export const isRepairable = (
  { isMendable, isPatchup, itemId, quantity }: DesignCard,
  unlinked: number,
): boolean => isMendable && !isPatchup && (itemId !== null || quantity > 0 || unlinked > 0)

/** Which buttons the header shows now (spec 2, Header buttons). */
export function headerButtons(state: ManagerState, cards: readonly DesignCard[]): readonly HeaderButton[] {
  const checkedCount = cards.filter(({ processId }) => state.checked.has(processId)).length
  const isSettled = !cards.every(({ status }) => STATUS_TRAITS[status].showsProgress)
  const shown: Readonly<Record<HeaderButton, boolean>> = {
    reset: !state.isEditing && linkedCopies(state) > 0,
    edit: !state.isEditing && shownTab(state, cards) === 'designs' && cards.length > 0 && isSettled,
    selectAll: state.isEditing && checkedCount < cards.length,
    deselectAll: state.isEditing && checkedCount > 0,
    delete: checkedCount > 0,
    back: state.isEditing,
    close: true,
  }
  return (Object.keys(shown) as HeaderButton[]).filter((button) => shown[button])
}

/**
 * The '+ Ontwerp door' link: in link mode, but not for a back that already has a studio design with an item (spec 5), nor
 * for a line that was ordered, as its price is agreed.
 */
export function offersStudio({ product, studio }: ManagerState): boolean {
  if (product === null || product.orderId !== null) return false
  const saved = studio.find(({ itemId }) => itemId !== null)
  return offersStudioDesign(product.isBackDesign ? 'back' : 'front', saved?.itemId ?? null)
}

/** What 'Doorgaan' tells once the front is saved (spec 4). */
export type ApproveEvent = {
  readonly groupId: string
  readonly orderLineId: string
  readonly isBackDesign: boolean
  readonly openStudio: false
}

/** The approve event of a product (spec 4). */
export const approveEvent = (product: {
  readonly groupId: string
  readonly orderLineId: string
  readonly isBackDesign: boolean
}): ApproveEvent => ({
  groupId: product.groupId,
  orderLineId: product.orderLineId,
  isBackDesign: product.isBackDesign,
  openStudio: false,
})
