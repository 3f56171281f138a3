import { dayNumberOf, type PlainDate } from '../delivery/plain-date.ts'
import type { FileStatus } from '../designs/file-status.ts'
import { LATE_STATES } from './queues.ts'
import {
  isIncomplete,
  LINE_STATES,
  type LineState,
  mayCancelLine,
  takesFiles,
  waitsForCustomer,
} from './states.ts'

/** The queues in which prepress looks for files: by who is next to do something about each; those whose proof came back have one more. */
export const FILE_QUEUES = ['review', 'returned', 'waiting', 'approved', 'all'] as const

/** A queue of files. */
export type FileQueue = (typeof FILE_QUEUES)[number]

/** In what order files are listed: what is worst first, and of that what is to leave first; or what lies here the longest. */
export const FILE_SORTS = ['worst', 'longest'] as const
export type FileSort = (typeof FILE_SORTS)[number]

/** Whose turn it is with a file: prepress judges it, its customer still sends or approves, or it may be printed. */
export type FileTurn = Exclude<FileQueue, 'all' | 'returned'>

/** The states of a line in which its files can still be judged: it was ordered, and its production did not start. */
export const UNMADE_STATES: readonly LineState[] = LINE_STATES.filter(
  (state) => mayCancelLine(state) && state !== 'cancelled',
)

/** The states of a line in which its customer has the files in hand. */
export const CUSTOMERS_STATES: readonly LineState[] = LINE_STATES.filter(waitsForCustomer)

/** The states in which a check by hand that was ordered is still to be done. */
export const CHECKED_STATES: readonly LineState[] = ['placed', 'on_hold']

/** What is thought of a file, the most urgent first: it is the order of the queues. 'processing' is not known yet. */
export const FILE_RANKS = ['error', 'invalid', 'fixable', 'valid', 'processing'] as const
/** What is thought of a file for the line that it was ordered for. */
export type JudgedStatus = (typeof FILE_RANKS)[number]

/** The place of a verdict in `FILE_RANKS`; whatever is on its way comes last. */
export const rankOf = (status: FileStatus): number => {
  const rank = FILE_RANKS.findIndex((one) => one === status)
  return rank < 0 ? FILE_RANKS.length - 1 : rank
}

/** Below this rank somebody has to look at a file before it is printed. */
export const FIRST_GOOD_RANK = rankOf('valid')

type FileInLine = {
  readonly state: LineState
  /** The customer ordered a check by hand. */
  readonly wantsCheck: boolean
  readonly rank: number
  /** Staff approved this very file for this line. */
  readonly isApproved: boolean
  /** It came in place of one that staff asked the customer about or showed him: whoever did looks whether it is right now. */
  readonly isAnswer: boolean
  /** Its customer did not agree with the proof of this very file. */
  readonly isReturned: boolean
}

/** Whose turn it is with a file of a line. One that is right needs nobody, unless its customer ordered a check by hand, was asked, or returned its proof. */
export function fileTurn({
  state,
  wantsCheck,
  rank,
  isApproved,
  isAnswer,
  isReturned,
}: FileInLine): FileTurn {
  if (CUSTOMERS_STATES.includes(state)) return 'waiting'
  if (isApproved) return 'approved'
  const isGood = rank === FIRST_GOOD_RANK && !isAnswer && !isReturned
  return isGood && !(wantsCheck && CHECKED_STATES.includes(state)) ? 'approved' : 'review'
}

/** Why a file cannot be approved now; null when it can. */
export function refuseApproval({
  state,
  rank,
  isApproved,
}: Omit<FileInLine, 'wantsCheck' | 'isAnswer' | 'isReturned'>):
  | 'FileTooLate'
  | 'FileUnread'
  | 'FileApproved'
  | 'FileAtCustomer'
  | null {
  if (!UNMADE_STATES.includes(state)) return 'FileTooLate'
  if (CUSTOMERS_STATES.includes(state)) return 'FileAtCustomer'
  if (isApproved) return 'FileApproved'
  return rank === rankOf('processing') ? 'FileUnread' : null
}

type ChangedFile = Pick<FileInLine, 'state'> & {
  /** The shop's studio made it. */
  readonly isStudio: boolean
  /** The line waits for the answer to a proof of one of its files. */
  readonly isLineProofed: boolean
}

/**
 * Why staff cannot put another file in the place of one now; null when they can. What a customer has in hand is his to change; of a
 * proof he only sees the file.
 */
export function refuseFileChange({
  state,
  isStudio,
  isLineProofed,
}: ChangedFile): 'FileTooLate' | 'FileOfStudio' | 'FileAtCustomer' | null {
  if (!UNMADE_STATES.includes(state)) return 'FileTooLate'
  if (isStudio) return 'FileOfStudio'
  return CUSTOMERS_STATES.includes(state) && !(isLineProofed && state === 'awaiting_approval')
    ? 'FileAtCustomer'
    : null
}

type AskedFile = Pick<FileInLine, 'state'> & {
  /** The shop's studio made it. */
  readonly isStudio: boolean
  /** A question about this very file waits for an answer. */
  readonly isAsked: boolean
  /** The line waits for the answer to a question about one of its files. */
  readonly isLineAsked: boolean
}

/** Why the customer cannot be asked about a file now; null when he can. A line that waits for one answer may wait for a second. */
export function refuseQuestion({
  state,
  isStudio,
  isAsked,
  isLineAsked,
}: AskedFile): 'FileTooLate' | 'FileByStudio' | 'FileAsked' | 'FileAtCustomer' | null {
  if (!UNMADE_STATES.includes(state)) return 'FileTooLate'
  if (isStudio) return 'FileByStudio'
  if (isAsked) return 'FileAsked'
  return CUSTOMERS_STATES.includes(state) && !(isLineAsked && takesFiles(state)) ? 'FileAtCustomer' : null
}

/** Whether approving takes a reason that is written down: something was found that a note would not say, or its customer returned the proof. */
export const approvalNeedsReason = ({ rank, isReturned }: Pick<FileInLine, 'rank' | 'isReturned'>): boolean =>
  isReturned || rank < FIRST_GOOD_RANK

/** In how many days a line is to leave the house, below zero when it is late; null while its day still moves. */
export function daysLeft(
  { state, deliveryDate }: { readonly state: LineState; readonly deliveryDate: PlainDate },
  today: PlainDate,
): number | null {
  if (isIncomplete(state) || !LATE_STATES.includes(state)) return null
  return dayNumberOf(deliveryDate) - dayNumberOf(today)
}
