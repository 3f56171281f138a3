import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { StoredDesign } from './stored-design.ts'

/** A design as its upload sees it. */
export type Upload = {
  readonly designId: string
  readonly companyId: string
  readonly processId: string
  readonly uploadId: string
  readonly status: StoredDesign['status']
  /** As it was declared. */
  readonly sizeBytes: number
  readonly tokenHash: Buffer | null
  readonly sessionIdHash: Buffer | null
}

/** The upload of this address; none of a design that was deleted. */
export async function findUpload(executor: Executor, uploadId: string): Promise<Upload | null> {
  const row = await executor
    .selectFrom('designs')
    .select([
      'id as designId',
      'company_id as companyId',
      'process_id as processId',
      'status',
      'size_bytes as sizeBytes',
      'upload_token_hash as tokenHash',
      'session_id_hash as sessionIdHash',
    ])
    .where('upload_id', '=', uploadId)
    .where('soft_deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, uploadId, sizeBytes: row.sizeBytes ?? 0 } : null
}

type Slot = Pick<Upload, 'status'> & {
  readonly uploadId: string | null
  readonly sizeBytes: number | null
}

/** The design that an upload is about to begin for; it stands still until the transaction ends. */
export async function lockSlot(executor: Executor, designId: string): Promise<Slot> {
  return executor
    .selectFrom('designs')
    .select(['status', 'upload_id as uploadId', 'size_bytes as sizeBytes'])
    .where('id', '=', designId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function setReceiving(
  executor: Executor,
  designId: string,
  upload: {
    readonly uploadId: string
    readonly sizeBytes: number | null
    readonly tokenHash: Buffer
    readonly sessionIdHash: Buffer
    readonly now: Date
  },
): Promise<void> {
  await executor
    .updateTable('designs')
    .set({
      status: 'receiving',
      upload_id: upload.uploadId,
      size_bytes: upload.sizeBytes,
      received_bytes: 0,
      upload_token_hash: upload.tokenHash,
      session_id_hash: upload.sessionIdHash,
      moved_at: upload.now,
      updated_at: upload.now,
    })
    .where('id', '=', designId)
    .execute()
}

/** What a company keeps, with what it has begun to send. */
export async function sumCompanyBytes(executor: Executor, companyId: string): Promise<number> {
  const { total } = await executor
    .selectFrom('designs')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('size_bytes'), sql<number>`0`).as('total'))
    .where('company_id', '=', companyId)
    .where('soft_deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

const receiving = (executor: Executor, uploadId: string) =>
  executor.updateTable('designs').where('upload_id', '=', uploadId).where('status', '=', 'receiving')

export async function recordMoved(
  executor: Executor,
  uploadId: string,
  receivedBytes: number,
  now: Date,
): Promise<void> {
  await receiving(executor, uploadId).set({ received_bytes: receivedBytes, moved_at: now }).execute()
}

/** Whether the file of this upload becomes that of its design now; a second time, or for a newer upload, it does not. */
export async function recordArrived(
  executor: Executor,
  uploadId: string,
  file: {
    readonly storageKey: string
    readonly sizeBytes: number
    readonly sha256: Buffer
    readonly now: Date
  },
): Promise<{ readonly designId: string; readonly companyId: string } | null> {
  const row = await receiving(executor, uploadId)
    .set({
      status: 'processing',
      storage_key: file.storageKey,
      size_bytes: file.sizeBytes,
      received_bytes: file.sizeBytes,
      sha256: file.sha256,
      uploaded_at: file.now,
      moved_at: file.now,
      updated_at: file.now,
    })
    .returning(['id as designId', 'company_id as companyId'])
    .executeTakeFirst()
  return row ?? null
}

/** How many files of the same company wait for their check, or are being checked. */
export async function countBefore(trx: Executor, designId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from designs own join designs other on other.company_id = own.company_id
    where own.id = ${designId} and other.id <> own.id and other.status = 'processing'`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Waits for its file again, as when it was announced. */
export async function forgetUpload(executor: Executor, uploadId: string): Promise<void> {
  await receiving(executor, uploadId)
    .set({ status: 'announced', upload_id: null, size_bytes: null, received_bytes: 0 })
    .execute()
}
