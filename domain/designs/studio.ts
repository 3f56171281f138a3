/** Where each state of a studio job may go next; it can be called off only before the work began. */
const NEXT_STATES = {
  ordered: ['briefed', 'in_progress', 'proof_sent', 'cancelled'],
  briefed: ['briefed', 'in_progress', 'proof_sent', 'cancelled'],
  in_progress: ['proof_sent'],
  proof_sent: ['changes_requested', 'approved'],
  changes_requested: ['in_progress', 'proof_sent'],
  approved: ['delivered'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

/** How far the studio is with a design that was ordered from it. */
export type StudioState = keyof typeof NEXT_STATES

/** All states of a studio job. */
export const STUDIO_STATES = [
  'ordered',
  'briefed',
  'in_progress',
  'proof_sent',
  'changes_requested',
  'approved',
  'delivered',
  'cancelled',
] as const satisfies readonly StudioState[]

/** Whether a studio job may go from one state to another. */
export function mayStudioBecome(from: StudioState, to: StudioState): boolean {
  const next: readonly StudioState[] = NEXT_STATES[from]
  return next.includes(to)
}

/** Nothing is to be done for a studio job any more. */
export const isStudioOver = (state: StudioState): boolean =>
  state === 'approved' || state === 'delivered' || state === 'cancelled'

/** Where an order line stands that waits for nothing but these studio jobs; null when it waits for none of them. */
export function waitsForStudio(jobs: readonly StudioState[]): 'awaiting_approval' | 'in_studio' | null {
  const open = jobs.filter((state) => !isStudioOver(state))
  if (open.length === 0) return null
  return open.includes('proof_sent') ? 'awaiting_approval' : 'in_studio'
}
