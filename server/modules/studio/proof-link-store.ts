import { sql } from 'kysely'
import type { ContactRights } from '#domain/access/contact-rights.ts'
import type { StudioState } from '#domain/designs/studio.ts'
import type { LineState } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'

/** A proof of the studio as the link of its mail knows it, with who placed the order: in his name it is answered. */
export type LinkedStudioProof = {
  readonly id: string
  readonly jobId: string
  readonly jobState: StudioState
  readonly orderId: string
  readonly companyId: string
  readonly contactId: string
  readonly rights: ContactRights
  readonly lineId: string
  readonly lineState: LineState
  readonly side: 'front' | 'back'
  readonly copies: number
  readonly designId: string
  readonly fileName: string
  readonly sentAt: Date
  readonly expiresAt: Date | null
  readonly decision: 'approved' | 'returned' | null
  readonly decidedAt: Date | null
  readonly answeredBy: string | null
  readonly remarks: string
  readonly isByLink: boolean
  readonly notedBy: string | null
}

/** The proof that a link opens, by the hash of its token; as long as who placed the order may log in. */
export async function findStudioProofByToken(
  executor: Executor,
  hash: Buffer,
): Promise<LinkedStudioProof | null> {
  const { rows } = await sql<LinkedStudioProof>`
    select p.id, j.id as "jobId", j.state as "jobState", o.id as "orderId", o.company_id as "companyId", o.contact_id as "contactId",
      json_build_object('roles', who.roles, 'orderLimitCents', who.order_limit_cents) as rights, l.id as "lineId",
      l.state as "lineState", d.side, case when d.side = 'back' then l.quantity else d.quantity end as copies,
      p.design_id as "designId", f.file_name as "fileName", p.sent_at as "sentAt", p.expires_at as "expiresAt", p.decision,
      p.decided_at as "decidedAt", nullif(concat_ws(' ', c.first_name, c.last_name), '') as "answeredBy", p.remarks,
      p.is_by_link as "isByLink", (select s.name from operators s where s.id = p.noted_by) as "notedBy"
    from proofs p join studio_jobs j on j.id = p.job_id join order_line_designs d on d.id = j.line_design_id
    join order_lines l on l.id = d.order_line_id join orders o on o.id = l.order_id
    join companies on companies.id = o.company_id join contacts who on who.id = o.contact_id
    join designs f on f.id = p.design_id left join contacts c on c.id = p.decided_by
    where p.token_hash = ${hash} and who.state = 'active' and not companies.is_blocked`.execute(executor)
  return rows[0] ?? null
}
