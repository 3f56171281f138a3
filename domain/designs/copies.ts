import type { FileStatus } from './file-status.ts'

/** A design with the copies of it that were asked for. */
export type CountedDesign = { readonly status: FileStatus; readonly quantity: number }

/** Whether copies can be made of a file: only of one that is valid or fixable (spec 4, Upload manager). */
export function takesCopies(status: FileStatus): boolean {
  return status === 'valid' || status === 'fixable'
}

/** How many copies have no design yet; below 0 when more are assigned than were ordered (spec 4, Unlinked count). */
export function unlinkedCount(ordered: number, designs: readonly { readonly quantity: number }[]): number {
  return ordered - assignedCount(designs)
}

/** The copies of all designs together. */
export function assignedCount(designs: readonly { readonly quantity: number }[]): number {
  return designs.reduce((copies, { quantity }) => copies + quantity, 0)
}

/** The equal share for 'Verdeel over groep', or null when the group cannot be divided (spec 5). */
export function groupShare(group: readonly CountedDesign[], unlinked: number): number | null {
  const untouched = group.every(({ status, quantity }) => quantity === 0 && takesCopies(status))
  const dividesEvenly = group.length > 0 && unlinked > 1 && unlinked % group.length === 0
  return untouched && dividesEvenly ? unlinked / group.length : null
}

/** Whether 'Verdeel over groep' is offered (spec 5). */
export function canDivide(group: readonly CountedDesign[], unlinked: number): boolean {
  return groupShare(group, unlinked) !== null
}

/** What the first press of plus gives a design: its group's share, else every copy that is left, at least 1 (spec 5). */
export function incrementStep(group: readonly CountedDesign[], unlinked: number): number {
  return groupShare(group, unlinked) ?? Math.max(1, unlinked)
}

/** What a design is to its line: uploaded by the customer, repaired from one, or made by the studio. */
export type DesignOrigin = 'uploaded' | 'patchup' | 'studio'

/** The fewest copies of a design: none, but one of what would otherwise vanish from its line (spec 5). */
export function leastCopies(origin: DesignOrigin): 0 | 1 {
  return origin === 'uploaded' ? 0 : 1
}

/** A design with other copies; at 0 its approval is gone (spec 4, Local state merging). */
export function withCopies<Design extends { readonly quantity: number; readonly isApproved: boolean }>(
  design: Design,
  quantity: number,
): Design {
  return { ...design, quantity, isApproved: quantity > 0 && design.isApproved }
}

/** The studio designs that are left when one gets other copies: at 0 it is removed (spec 4, Local state merging). */
export function withStudioCopies<Design extends { readonly designId: string; readonly quantity: number }>(
  designs: readonly Design[],
  designId: string,
  quantity: number,
): readonly Design[] {
  return designs.flatMap((design) => {
    if (design.designId !== designId) return [design]
    return quantity > 0 ? [{ ...design, quantity }] : []
  })
}
