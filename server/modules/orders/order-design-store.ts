import { sql } from 'kysely'
import type { StudioState } from '#domain/designs/studio.ts'
import type { Executor } from '../../db/database.ts'

/** A design as an order keeps it; the studio's has no file yet. */
export type NewOrderDesign = {
  readonly designId: string | null
  readonly side: 'front' | 'back'
  readonly quantity: number
  readonly fileName: string
  readonly isApproved: boolean
}

type LineWithDesigns = {
  readonly id: string
  /** What the studio asks per design of it, as it was ordered. */
  readonly studioDesignCents: number
  readonly designs: readonly NewOrderDesign[]
}

type Ordered = {
  readonly companyId: string
  readonly placedAt: Date
}

/** Writes the designs of an order's lines, and a job for each that the studio makes. */
export async function insertOrderDesigns(
  trx: Executor,
  lines: readonly LineWithDesigns[],
  { companyId, placedAt }: Ordered,
): Promise<void> {
  const rows = lines.flatMap(({ id, designs }) =>
    designs.map((design, position) => ({
      order_line_id: id,
      company_id: companyId,
      design_id: design.designId,
      is_studio: design.designId === null,
      side: design.side,
      quantity: design.quantity,
      file_name: design.fileName,
      approved_at: design.isApproved ? placedAt : null,
      position,
    })),
  )
  if (rows.length === 0) return
  const inserted = await trx
    .insertInto('order_line_designs')
    .values(rows)
    .returning(['id', 'order_line_id', 'is_studio'])
    .execute()
  // What was printed can be proved by its hash, whatever becomes of the file.
  await trx
    .updateTable('order_line_designs')
    .from('designs')
    .set((eb) => ({ sha256: eb.ref('designs.sha256') }))
    .whereRef('designs.id', '=', 'order_line_designs.design_id')
    .where(
      'order_line_designs.id',
      'in',
      inserted.map(({ id }) => id),
    )
    .execute()
  const jobs = inserted.filter((row) => row.is_studio)
  if (jobs.length === 0) return
  const prices = new Map(lines.map(({ id, studioDesignCents }) => [id, studioDesignCents]))
  await trx
    .insertInto('studio_jobs')
    .values(
      jobs.map(({ id, order_line_id: lineId }) => ({
        line_design_id: id,
        price_cents: prices.get(lineId) ?? 0,
        created_at: placedAt,
        updated_at: placedAt,
      })),
    )
    .execute()
}

/** Notes who of the staff works on a job of the studio; how long it waits stays as it is. */
export async function setJobTaker(
  trx: Executor,
  jobId: string,
  taken: { readonly by: string; readonly at: Date } | null,
): Promise<void> {
  await trx
    .updateTable('studio_jobs')
    .set({ taken_by: taken?.by ?? null, taken_at: taken?.at ?? null })
    .where('id', '=', jobId)
    .execute()
}

export async function setJob(
  trx: Executor,
  jobId: string,
  change: { readonly state: StudioState; readonly brief?: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('studio_jobs')
    .set({ ...change, updated_at: now })
    .where('id', '=', jobId)
    .execute()
}

/** Makes an approved proof the design that is printed. */
export async function useProof(
  trx: Executor,
  lineDesignId: string,
  proofId: string,
  now: Date,
): Promise<void> {
  await sql`
    update order_line_designs set design_id = p.design_id, sha256 = p.sha256, approved_at = ${now},
      file_name = (select file_name from designs where id = p.design_id)
    from proofs p where p.id = ${proofId} and order_line_designs.id = ${lineDesignId}`.execute(trx)
}
