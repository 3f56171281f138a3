import { takesCopies } from './copies.ts'
import type { FileStatus } from './file-status.ts'

/** A design as the server tells it (spec 3, Design card); width and height in mm, size in bytes. */
export type ServerDesign = {
  readonly designId: string
  readonly processId: string
  readonly itemId: string | null
  readonly status: FileStatus
  readonly progress: number
  readonly name: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly images: { readonly preview: { readonly src: string; readonly alt: string } | null }
  readonly messages: readonly string[]
  readonly quantity: number
  readonly isApproved: boolean
  readonly isPatchup: boolean
  readonly isMendable: boolean
  readonly isSoftDelete: boolean
  readonly createdAt: string
  readonly uploadedAt: string | null
}

/** A file of this browser on its way to the server (spec 3, Upload file); `progress` is 0 to 100. */
export type LocalFile = {
  readonly processId: string
  readonly status: 'added' | 'queued' | 'uploading' | 'success' | 'error'
  readonly progress: number
  readonly name: string
  readonly size: number
  readonly uploadedAt: string
  /** What stands on its card beside its state, such as why it waits. */
  readonly messages: readonly string[]
}

/** One card of the upload manager (spec 3, Design card). */
export type DesignCard = Omit<ServerDesign, 'designId'> & {
  readonly designId: string | null
  /** No design of the server belongs to it yet. */
  readonly localOnly: boolean
  /** The server knows more of it than this browser: the local file can be let go of. */
  readonly removeFromDropzone: boolean
  /** It was dropped since the manager opened, or still is on its way. */
  readonly isRecent: boolean
}

const isUploading = ({ status, progress }: LocalFile) =>
  progress < 100 && (status === 'added' || status === 'queued' || status === 'uploading')

/** A local file without a design of its own: not counted in any line. */
const localCard = (file: LocalFile): DesignCard => ({
  designId: null,
  processId: file.processId,
  itemId: null,
  status: file.status,
  progress: file.progress,
  name: file.name,
  size: file.size,
  width: null,
  height: null,
  images: { preview: null },
  messages: file.messages,
  quantity: 0,
  isApproved: false,
  isPatchup: false,
  isMendable: false,
  isSoftDelete: false,
  createdAt: file.uploadedAt,
  uploadedAt: null,
  localOnly: true,
  removeFromDropzone: false,
  isRecent: true,
})

function designCard(design: ServerDesign, file: LocalFile | undefined, isRecent: boolean): DesignCard {
  const isProcessing = design.status === 'processing'
  // The server may not know yet how large a file is that is on its way.
  const size = design.size || (file?.size ?? 0)
  const card = { ...design, size, localOnly: false, isRecent: isRecent || file !== undefined }
  // A failed upload would be processing for ever: the card tells that it failed.
  const takesLocal = file !== undefined && isProcessing && (isUploading(file) || file.status === 'error')
  if (!takesLocal) return { ...card, removeFromDropzone: file !== undefined && !isProcessing }
  const { status, progress, messages } = file
  return { ...card, status, progress, messages, removeFromDropzone: false }
}

/**
 * The designs of the server and the files of this browser as one list of cards, matched by process id: a file without a
 * design that has not succeeded stands for itself, with quantity 0, and a design that is processing takes the state of its
 * file while that is under 100 %. Valid and fixable files come last; otherwise the order stays (spec 4).
 */
export function mergeUploads(
  designs: readonly ServerDesign[],
  files: readonly LocalFile[],
  recent: ReadonlySet<string>,
): readonly DesignCard[] {
  const fileOf = new Map(files.map((file) => [file.processId, file]))
  const known = new Set(designs.map(({ processId }) => processId))
  const local = files.filter(({ processId, status }) => !known.has(processId) && status !== 'success')
  const cards = [
    ...local.map(localCard),
    ...designs.map((design) =>
      designCard(design, fileOf.get(design.processId), recent.has(design.processId)),
    ),
  ]
  const isUsable = ({ status }: DesignCard) => takesCopies(status)
  return cards.toSorted((a, b) => Number(isUsable(a)) - Number(isUsable(b)))
}

/** The process ids whose bytes are all there and whose verdict is awaited: the manager then asks again (spec 4). */
export function processingIds(
  designs: readonly ServerDesign[],
  files: readonly LocalFile[],
): ReadonlySet<string> {
  const fileOf = new Map(files.map((file) => [file.processId, file]))
  const awaited = designs.filter(({ processId, status, progress }) => {
    if (status !== 'processing') return false
    const file = fileOf.get(processId)
    return file === undefined ? progress === 100 : file.progress === 100 && file.status !== 'error'
  })
  return new Set(awaited.map(({ processId }) => processId))
}

/**
 * Whether a file that was sent to its end is no longer among the uploads, and its verdict not known here: another tab of the
 * browser asked first, and let go of it.
 */
export function isOvertaken(
  before: readonly LocalFile[],
  files: readonly LocalFile[],
  designs: readonly ServerDesign[],
): boolean {
  const judged = designs.filter(({ status }) => status !== 'processing')
  const known = new Set([...files, ...judged].map(({ processId }) => processId))
  return before.some(({ processId, status }) => status === 'success' && !known.has(processId))
}

/**
 * The designs to delete on opening: still processing with bytes missing, and no upload of it in this browser (spec 4;
 * decisions, Uploads).
 */
export function interruptedDesigns(
  designs: readonly ServerDesign[],
  files: readonly LocalFile[],
): readonly ServerDesign[] {
  const local = new Set(files.map(({ processId }) => processId))
  return designs.filter(
    ({ status, progress, processId }) => status === 'processing' && progress < 100 && !local.has(processId),
  )
}

/** Whether the browser asks before the page is left: an accepted file is not yet wholly sent (spec 4). */
export const warnsOnLeave = (files: readonly LocalFile[]): boolean =>
  files.some((file) => isUploading(file) && file.status !== 'added')

/** The files on their way, and how far they are by bytes: for the indicator in the header; null without any. */
export function uploadTotals(files: readonly LocalFile[]): {
  readonly count: number
  readonly percent: number
  readonly sentBytes: number
  readonly totalBytes: number
} | null {
  const busy = files.filter(isUploading)
  if (busy.length === 0) return null
  const counted = files.filter(({ status }) => status !== 'error')
  const totalBytes = counted.reduce((bytes, { size }) => bytes + size, 0)
  const sentBytes = counted.reduce((bytes, { size, progress }) => bytes + (size * progress) / 100, 0)
  const percent = totalBytes === 0 ? 0 : Math.floor((sentBytes / totalBytes) * 100)
  return { count: busy.length, percent, sentBytes, totalBytes }
}
