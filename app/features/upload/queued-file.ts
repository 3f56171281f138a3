import type { LocalFile, ServerDesign } from '#domain/designs/merge-uploads.ts'
import type { Pace } from '#domain/designs/upload-pace.ts'
import type { PixelSize } from '#domain/designs/pixel-size.ts'
import { uploadTexts } from '#texts/nl/upload.ts'

/** Why a file came to a stop: refused as it is, by the shop, without an answer, or its bytes are gone after a reload. */
export type StopReason = 'wrongType' | 'empty' | 'refused' | 'noAnswer' | 'lost'

/** A file of this browser on its way to the shop; everything but its bytes, so that other tabs can be told. */
export type QueuedFile = {
  readonly processId: string
  readonly name: string
  readonly size: number
  readonly lastModified: number
  readonly addedAt: string
  readonly pixels: PixelSize | null
  /** Where the shop receives it; null until it was asked for. */
  readonly uploadUrl: string | null
  /** As the shop announced it, until the list of designs tells more. */
  readonly design: ServerDesign | null
  readonly percent: number
  /** How fast it goes, while it is sent and that is known. */
  readonly pace: Pace | null
  readonly phase: 'waiting' | 'sending' | 'sent' | 'stopped'
  /** Of a stopped one. */
  readonly reason: StopReason | null
}

const STATUS = { waiting: 'queued', sending: 'uploading', sent: 'success', stopped: 'error' } as const

/** The same as the cards and the indicator need it (spec 3, Upload file). */
export const asLocalFile = (file: QueuedFile): LocalFile => ({
  processId: file.processId,
  status: STATUS[file.phase],
  progress: file.percent,
  name: file.name,
  size: file.size,
  uploadedAt: file.addedAt,
  messages: file.reason === null ? [] : uploadTexts.stopped[file.reason],
})

/** Whether the customer can have it sent once more: what was refused as it is would be refused again. */
export const mayRetry = ({ reason }: QueuedFile): boolean => reason === 'refused' || reason === 'noAnswer'
