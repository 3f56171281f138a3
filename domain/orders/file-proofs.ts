import { CUSTOMERS_STATES, rankOf, UNMADE_STATES } from './file-queues.ts'
import type { LineState } from './states.ts'

/** How a proof ends: its customer agreed or did not, another file took the place of the one it showed, or staff took it back. */
export const PROOF_ENDINGS = ['approved', 'returned', 'replaced', 'withdrawn'] as const

/** How a proof of an ordered file ended. */
export type ProofEnding = (typeof PROOF_ENDINGS)[number]

/** How far proofs are; 'open' waits for the customer. */
export const PROOF_STATES = ['open', ...PROOF_ENDINGS] as const

/** How far a proof of an ordered file is. */
export type ProofState = (typeof PROOF_STATES)[number]

/** How long a proof can be answered by the link of its mail, in days. */
export const PROOF_LINK_DAYS = 14

/** How far a proof is: one whose file is on its line no longer was overtaken, also before anybody noted that. */
export const proofState = (ending: ProofEnding | null, isOfLine: boolean): ProofState =>
  ending ?? (isOfLine ? 'open' : 'replaced')

type ShownFile = {
  readonly state: LineState
  readonly rank: number
  /** The shop's studio made it, and shows its own proofs. */
  readonly isStudio: boolean
  /** There is a picture of it. */
  readonly isPictured: boolean
  /** A proof of this very file waits for an answer. */
  readonly isProofed: boolean
  /** The line waits for the answer to a proof of one of its files. */
  readonly isLineProofed: boolean
}

/** Why no proof of a file can be sent now; null when it can. A line that waits for one answer may wait for a second. */
export function refuseProof(
  file: ShownFile,
):
  | 'FileTooLate'
  | 'ProofByStudio'
  | 'FileProofed'
  | 'FileAtCustomer'
  | 'FileUnread'
  | 'FileWithoutPicture'
  | null {
  const { state, rank, isStudio, isPictured, isProofed, isLineProofed } = file
  if (!UNMADE_STATES.includes(state)) return 'FileTooLate'
  if (isStudio) return 'ProofByStudio'
  if (isProofed) return 'FileProofed'
  if (CUSTOMERS_STATES.includes(state) && !(isLineProofed && state === 'awaiting_approval'))
    return 'FileAtCustomer'
  if (rank === rankOf('processing')) return 'FileUnread'
  return isPictured ? null : 'FileWithoutPicture'
}

/** Why a proof cannot be answered now; null when it can. By the link of its mail it can until that expires. */
export function refuseAnswer(
  state: ProofState,
  isExpired: boolean,
): 'ProofAnswered' | 'ProofReplaced' | 'ProofWithdrawn' | 'ProofLinkExpired' | null {
  switch (state) {
    case 'open':
      return isExpired ? 'ProofLinkExpired' : null
    case 'approved':
    case 'returned':
      return 'ProofAnswered'
    case 'replaced':
      return 'ProofReplaced'
    case 'withdrawn':
      return 'ProofWithdrawn'
  }
}
