import type { FileStatus } from '../designs/file-status.ts'

/** The state of a line's print files, strongest first; 'later' stands for files the customer will send afterwards. */
export const LINE_DESIGN_STATUSES = [
  'invalid',
  'processing',
  'attention',
  'missing',
  'incomplete',
  'later',
  'ready',
  'approved',
] as const

/** What is shown at a line, and decides whether it can be ordered (decisions, 'design status'). */
export type LineDesignStatus = (typeof LINE_DESIGN_STATUSES)[number]

/** What a file's own status means to the line that uses it (spec 3, file status values). */
const FILE_VERDICTS = {
  added: 'processing',
  queued: 'processing',
  uploading: 'processing',
  processing: 'processing',
  success: 'processing',
  error: 'invalid',
  invalid: 'invalid',
  fixable: 'attention',
  valid: 'ready',
} as const satisfies Record<FileStatus, LineDesignStatus>

/** A file as a line uses it; `isApproved` is the customer's consent to a fixable file. */
export type UsedFile = { readonly status: FileStatus; readonly isApproved: boolean }

/** A file or a studio design on the front, with the copies assigned to it; at 0 copies it is not used. */
export type UsedDesign =
  | (UsedFile & { readonly kind: 'file'; readonly quantity: number })
  | { readonly kind: 'studio'; readonly quantity: number }

/** Everything the design status of a line follows from. */
export type DesignedLine = {
  /** False for goods without print: they have no design status. */
  readonly needsFiles: boolean
  readonly quantity: number
  readonly front: readonly UsedDesign[]
  /** 'none' when the back is not printed, null when it is but nothing was chosen yet. */
  readonly back: 'none' | 'studio' | UsedFile | null
  /** The customer will send the files later. */
  readonly isDeferred: boolean
  /** The customer approved the designs as they are. */
  readonly isApproved: boolean
}

/**
 * The design status of a line, derived from its files. Deferring covers files that are still to come, never a file that
 * is there and wrong; approval counts only when everything is ready. Null when the line needs no files.
 */
export function lineDesignStatus(line: DesignedLine): LineDesignStatus | null {
  if (!line.needsFiles) return null
  const used = line.front.filter((design) => design.quantity > 0)
  const { back } = line
  const verdicts = new Set([
    ...used.map((design) => (design.kind === 'studio' ? 'ready' : fileVerdict(design))),
    ...(back === null || typeof back === 'string' ? [] : [fileVerdict(back)]),
    stillToCome(line.quantity, used, back),
  ])
  const strongest = LINE_DESIGN_STATUSES.find((status) => verdicts.has(status)) ?? 'ready'
  if (strongest === 'ready') return line.isApproved ? 'approved' : 'ready'
  return line.isDeferred && (strongest === 'missing' || strongest === 'incomplete') ? 'later' : strongest
}

function fileVerdict({ status, isApproved }: UsedFile): LineDesignStatus {
  const verdict = FILE_VERDICTS[status]
  return verdict === 'attention' && isApproved ? 'ready' : verdict
}

/** A printed side without any design is missing; a front with designs for another number of copies is incomplete. */
function stillToCome(
  quantity: number,
  front: readonly UsedDesign[],
  back: DesignedLine['back'],
): LineDesignStatus {
  if (front.length === 0 || back === null) return 'missing'
  const assigned = front.reduce((copies, design) => copies + design.quantity, 0)
  return assigned === quantity ? 'ready' : 'incomplete'
}
