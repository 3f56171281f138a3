import { assignedCount } from '../designs/copies.ts'
import { allocate } from '../money.ts'

/** A design on the front of an ordered line, with its copies. */
export type DesignCopies = { readonly id: string; readonly quantity: number }

type CopiesChange = {
  /** How many copies the line had, and has now. */
  readonly from: number
  readonly to: number
  /** The copies that staff chose, by the id of the design; null leaves it to the shop. */
  readonly chosen: ReadonlyMap<string, number> | null
}

/**
 * The copies of each design once a line has another quantity: every design of a line keeps one copy at least. Where all copies had a
 * design they still have, in the same proportion; where some had none, the designs stay as they are as long as they fit. What staff
 * choose must come to the quantity, or to no more than that where copies were without a design. 'TooFewCopies' for fewer copies than
 * designs, 'CopiesDontAddUp' for a choice that does not fit.
 */
export function changedCopies(
  designs: readonly DesignCopies[],
  { from, to, chosen }: CopiesChange,
): readonly DesignCopies[] | 'TooFewCopies' | 'CopiesDontAddUp' {
  const used = designs.filter(({ quantity }) => quantity > 0)
  if (used.length === 0) return designs
  if (used.length > to) return 'TooFewCopies'
  const assigned = assignedCount(used)
  const isComplete = assigned >= from
  if (chosen !== null) return chosenCopies(designs, chosen, { to, isComplete })
  if (isComplete ? from === to : assigned <= to) return designs
  const spread = new Map(spreadCopies(used, to).map(({ id, quantity }) => [id, quantity]))
  return designs.map((design) => ({ ...design, quantity: spread.get(design.id) ?? design.quantity }))
}

function chosenCopies(
  designs: readonly DesignCopies[],
  chosen: ReadonlyMap<string, number>,
  { to, isComplete }: { readonly to: number; readonly isComplete: boolean },
): readonly DesignCopies[] | 'CopiesDontAddUp' {
  const after = designs.map((design) => ({ ...design, quantity: chosen.get(design.id) ?? design.quantity }))
  const isUsed = designs.every(({ quantity }, place) => quantity === 0 || (after[place]?.quantity ?? 0) > 0)
  const sum = assignedCount(after)
  return isUsed && (isComplete ? sum === to : sum <= to) ? after : 'CopiesDontAddUp'
}

/** So many copies in the proportion of before, each design one at least; there are no more designs than copies. */
function spreadCopies(designs: readonly DesignCopies[], to: number): readonly DesignCopies[] {
  const shares = allocate(
    to,
    designs.map(({ quantity }) => quantity),
  )
  const missing = shares.filter((share) => share === 0).length
  const spare = allocate(
    missing,
    shares.map((share) => Math.max(0, share - 1)),
  )
  return designs.map((design, place) => {
    const share = shares[place] ?? 0
    return { ...design, quantity: share === 0 ? 1 : share - (spare[place] ?? 0) }
  })
}
