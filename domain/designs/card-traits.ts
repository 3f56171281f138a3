import { takesCopies } from './copies.ts'
import type { FileStatus } from './file-status.ts'

type StatusTraits = {
  readonly caption: 'uploading' | 'processing' | null
  readonly showsProgress: boolean
  readonly isFault: boolean
}

const UNDER_WAY = { showsProgress: true, isFault: false } as const
const SETTLED = { caption: null, showsProgress: false } as const

/** What follows from a file's status alone (spec 3, 'File status values'; spec 4, Upload manager). */
export const STATUS_TRAITS = {
  added: { ...UNDER_WAY, caption: 'uploading' },
  queued: { ...UNDER_WAY, caption: 'uploading' },
  uploading: { ...UNDER_WAY, caption: 'uploading' },
  processing: { ...UNDER_WAY, caption: 'processing' },
  success: { ...UNDER_WAY, caption: 'processing' },
  error: { ...SETTLED, isFault: true },
  valid: { ...SETTLED, isFault: false },
  invalid: { ...SETTLED, isFault: true },
  fixable: { ...SETTLED, isFault: false },
} as const satisfies Record<FileStatus, StatusTraits>

/** Link mode assigns designs to an order line, library mode only keeps files (spec 2, Upload manager). */
export type ManagerMode = 'link' | 'library'

/** What the look of a card follows from; `hasPreview` is whether there is a thumbnail. */
export type ShownFile = {
  readonly status: FileStatus
  readonly quantity: number
  readonly isApproved: boolean
  readonly messages: readonly string[]
}

/** The line under a card's picture; 'noPreview' stands where a settled file has no thumbnail. */
export function cardCaption(
  status: FileStatus,
  hasPreview: boolean,
): 'uploading' | 'processing' | 'noPreview' | null {
  const { caption } = STATUS_TRAITS[status]
  if (caption !== null) return caption
  return hasPreview ? null : 'noPreview'
}

/** The outline of a card, first that applies; 'selected' marks a valid file that is used, which spec 4 leaves open. */
export function cardStyle(file: ShownFile): 'error' | 'fixable' | 'approved' | 'selected' | null {
  if (STATUS_TRAITS[file.status].isFault) return 'error'
  if (file.status === 'fixable' && file.quantity > 0) return 'fixable'
  if (file.isApproved) return 'approved'
  return file.status === 'valid' && file.quantity > 0 ? 'selected' : null
}

/** The sign in the corner of a card, first that applies (spec 4, 'Card icons'). */
export function cardIcon(
  file: ShownFile,
  mode: ManagerMode,
): 'error' | 'approved' | 'checkFilled' | 'check' | 'warning' | null {
  if (STATUS_TRAITS[file.status].isFault) return 'error'
  if (mode === 'link' && file.isApproved) return 'approved'
  if (mode === 'link' && file.status === 'valid') return file.quantity > 0 ? 'checkFilled' : 'check'
  if (file.status === 'fixable' && file.quantity > 0) return 'warning'
  return file.messages.length > 0 ? 'warning' : null
}

/** Whether a file may be given copies: only valid or fixable ones, and only in link mode (spec 4). */
export const mayTakeCopies = (status: FileStatus, mode: ManagerMode): boolean =>
  mode === 'link' && takesCopies(status)
