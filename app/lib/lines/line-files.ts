import type { CartItem } from '#contract/cart.ts'
import type { lineDesignTexts } from '#texts/nl/cart.ts'

type Line = Pick<CartItem, 'designStatus' | 'designs' | 'backDesign'>

const allDesigns = ({ designs, backDesign }: Line) => [...designs, ...(backDesign ? [backDesign] : [])]

/** How the files of a line are shown: what the studio still has to make is not ready; null where it takes none. */
export function shownDesignStatus(line: Line): keyof typeof lineDesignTexts | null {
  const { designStatus } = line
  const isSettled = designStatus === 'ready' || designStatus === 'approved'
  return isSettled && allDesigns(line).some((design) => design.isStudioDesign) ? 'studio' : designStatus
}

/** Whether a line has files of the customer's own, which can be checked by hand. */
export const hasOwnFiles = (line: Line): boolean => allDesigns(line).some((design) => !design.isStudioDesign)

type Designed = {
  readonly designs: readonly { readonly isStudioDesign: boolean }[]
  readonly backDesign?: { readonly isStudioDesign: boolean } | null
}

/** Whether the studio makes a design of a line: its day follows from when the proof is approved, and is not promised before. */
export const dayFollowsProof = ({ designs, backDesign = null }: Designed): boolean =>
  [...designs, backDesign].some((design) => design?.isStudioDesign)

/** Whether files of a line are faulty. What needs a look, is being checked or is still to come is no fault before it stands in the way. */
export const hasFaultyFiles = ({ designStatus }: Pick<Line, 'designStatus'>): boolean =>
  designStatus === 'invalid'

/** Whether the state of a line says already that a file needs a look: it is said once. */
export const isSaidByLine = (
  lineStatus: CartItem['designStatus'],
  fileStatus: CartItem['designs'][number]['status'] | null,
): boolean => lineStatus === 'attention' && fileStatus === 'fixable'

/** Whether a line only waits for files of the customer: that is no fault. */
export const awaitsFile = <One extends Line>(
  line: One,
): line is One & { readonly designStatus: 'missing' | 'incomplete' } =>
  line.designStatus === 'missing' || line.designStatus === 'incomplete'
