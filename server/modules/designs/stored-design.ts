import type { FileFacts } from '#domain/designs/facts.ts'
import type { Finding } from '#domain/designs/findings.ts'
import type { StoredPreview } from '../../db/documents/files.ts'
import type { DB } from '../../db/tables.ts'

/** A design as it is kept. */
export type StoredDesign = {
  readonly id: string
  readonly companyId: string
  readonly processId: string
  /** As it is shown; empty until somebody said it. */
  readonly fileName: string
  readonly storageKey: string | null
  /** As announced by the upload, until the file is there. */
  readonly sizeBytes: number | null
  readonly receivedBytes: number
  readonly status: DB['designs']['status']
  /** Null until it has been read; without the places of what is in it. */
  readonly facts: FileFacts | null
  /** Of the file by itself. */
  readonly findings: readonly Finding[]
  /** In mm, of the first page. */
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly pages: number | null
  readonly previews: readonly StoredPreview[]
  readonly isPatchup: boolean
  readonly sourceDesignId: string | null
  readonly softDeletedAt: Date | null
  readonly createdAt: Date
  readonly uploadedAt: Date | null
}
