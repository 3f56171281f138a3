import { assignedCount, takesCopies } from './copies.ts'
import type { FileStatus } from './file-status.ts'

/** How many designs all lines of a cart, or of an order, have together: what is more takes long to read and to show. */
export const MOST_DESIGNS = 5_000

/** A design that a line asks for: so many copies of a file, or of a design by the studio. */
export type DesignLink =
  | { readonly kind: 'file'; readonly designId: string; readonly quantity: number }
  | { readonly kind: 'studio'; readonly quantity: number }

/** A file of the company as the line would use it; judged against what was ordered. */
export type LinkableFile = {
  readonly designId: string
  readonly status: FileStatus
  readonly isPatchup: boolean
  /** Deleted from the library; only what is linked already may stay. */
  readonly isSoftDelete: boolean
  /** Linked to the front of this very line at present. */
  readonly isLinked: boolean
}

/** Why links cannot be saved; each is a refusal of the shop. */
export type LinkRefusal =
  | 'LineTakesNoDesigns'
  | 'DesignNotFound'
  | 'DesignLinkedTwice'
  | 'StudioDesignNeedsCopies'
  | 'PatchupNeedsCopies'
  | 'DesignNotUsable'
  | 'TooManyCopies'

/** What the rules for links depend on: the line, and the company's files by id. */
export type LinkQuestion = {
  readonly takesDesigns: boolean
  readonly orderedCopies: number
  readonly files: readonly LinkableFile[]
}

/**
 * Whether these may become all the front designs of a line (spec 5; decisions, 'Patch-ups'). Copies go only to files that
 * are valid or fixable for it, never to more than were ordered; a studio design has at least one; a repaired file that
 * is linked leaves the line by being deleted, never by having no copies.
 */
export function refuseLinks(
  links: readonly DesignLink[],
  { takesDesigns, orderedCopies, files }: LinkQuestion,
): LinkRefusal | null {
  if (!takesDesigns && links.length > 0) return 'LineTakesNoDesigns'
  if (links.some((link) => link.kind === 'studio' && link.quantity < 1)) return 'StudioDesignNeedsCopies'
  const asked = links.filter((link) => link.kind === 'file')
  if (new Set(asked.map(({ designId }) => designId)).size < asked.length) return 'DesignLinkedTwice'
  const copiesOf = new Map(asked.map(({ designId, quantity }) => [designId, quantity]))
  const known = new Map(files.map((file) => [file.designId, file]))
  for (const { designId, quantity } of asked) {
    const file = known.get(designId)
    if (!file || !mayBeLinked(file)) return 'DesignNotFound'
    if (quantity > 0 && !takesCopies(file.status)) return 'DesignNotUsable'
  }
  const isLeftOut = ({ designId, isPatchup, isLinked }: LinkableFile) =>
    isPatchup && isLinked && (copiesOf.get(designId) ?? 0) === 0
  if (files.some(isLeftOut)) return 'PatchupNeedsCopies'
  return assignedCount(links) > orderedCopies ? 'TooManyCopies' : null
}

/** What is hidden (a repaired file of another line, a deleted one) can stay linked, but is not found anew. */
export function mayBeLinked({
  isPatchup,
  isSoftDelete,
  isLinked,
}: Pick<LinkableFile, 'isPatchup' | 'isSoftDelete' | 'isLinked'>): boolean {
  return isLinked || (!isPatchup && !isSoftDelete)
}

/** The back of a line: not printed, printed when the customer chooses something for it, or always printed. */
export type BackSide = 'none' | 'optional' | 'required'

/** What makes the back of a line: a file, the studio, or nothing. */
export type BackChoice =
  | { readonly kind: 'file'; readonly designId: string }
  | { readonly kind: 'studio' }
  | { readonly kind: 'nothing' }

/** Why a back design cannot be chosen. */
export type BackRefusal = 'BackNotPrinted' | 'DesignNotFound' | 'DesignNotUsable'

/**
 * Whether a file may make the back of a line (undefined for one that is not found), or the studio or nothing (null). A back
 * that must be printed can be without a design as well: the line waits for one then.
 */
export function refuseBack(back: BackSide, file: LinkableFile | null | undefined): BackRefusal | null {
  if (back === 'none') return 'BackNotPrinted'
  if (file === null) return null
  if (file === undefined || !mayBeLinked(file)) return 'DesignNotFound'
  return takesCopies(file.status) ? null : 'DesignNotUsable'
}

/** '+ Ontwerp door' is offered, but for a back that has a studio design already (spec 5). */
export function offersStudioDesign(side: 'front' | 'back', studioBackItemId: string | null): boolean {
  return side === 'front' || studioBackItemId === null
}

/**
 * Whether a design is left out of a list: a repaired file but on the line that uses it, and a deleted one without copies
 * (spec 4; decisions, 'Patch-ups').
 */
export function isHidden({
  isPatchup,
  isSoftDelete,
  quantity,
}: {
  readonly isPatchup: boolean
  readonly isSoftDelete: boolean
  readonly quantity: number
}): boolean {
  return quantity === 0 && (isPatchup || isSoftDelete)
}
