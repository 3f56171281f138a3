import { type RawBuilder, sql } from 'kysely'
import { type ProofEnding, proofState, type ProofState } from '#domain/orders/file-proofs.ts'
import type { ContactRights } from '#domain/access/contact-rights.ts'
import type { Executor } from '../../db/database.ts'
import type { OrderedFile } from './file-approval-store.ts'

/** What was shown to the customer of an ordered file, and what became of that. */
export type FileProof = {
  readonly id: string
  readonly orderId: string
  readonly companyId: string
  /** Who placed the order: in his name its mail is answered, as far as his rights go. */
  readonly contactId: string
  readonly rights: ContactRights
  readonly lineId: string
  readonly side: 'front' | 'back'
  /** Null once the file was removed for good. */
  readonly designId: string | null
  readonly fileName: string
  readonly copies: number
  readonly note: string
  readonly state: ProofState
  readonly wasHeld: boolean
  readonly by: string | null
  /** Who sent it, where he is still there. */
  readonly senderId: string | null
  /** Where who sent it hears the answer; null once he is no longer there. */
  readonly byEmail: string | null
  readonly sentAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
  readonly remarks: string
  readonly answeredBy: string | null
  readonly isByLink: boolean
  /** Who of the staff wrote down what was said by telephone. */
  readonly notedBy: string | null
  readonly notedById: string | null
  readonly answeredById: string | null
}

type ProofRow = Omit<FileProof, 'state'> & { readonly ending: ProofEnding | null; readonly isOfLine: boolean }

async function findProofs(executor: Executor, which: RawBuilder<unknown>): Promise<readonly FileProof[]> {
  const { rows } = await sql<ProofRow>`
    select p.id, l.order_id as "orderId", o.company_id as "companyId", o.contact_id as "contactId",
      json_build_object('roles', who.roles, 'orderLimitCents', who.order_limit_cents) as rights, p.order_line_id as "lineId", p.side,
      p.design_id as "designId", p.file_name as "fileName", p.copies, p.note, p.ending, p.was_held as "wasHeld", s.name as by, p.operator_id as "senderId",
      case when s.blocked_at is null then s.email end as "byEmail", p.sent_at as "sentAt", p.expires_at as "expiresAt",
      p.ended_at as "endedAt", p.remarks, nullif(concat_ws(' ', c.first_name, c.last_name), '') as "answeredBy",
      p.is_by_link as "isByLink", n.name as "notedBy", p.noted_by as "notedById", p.contact_id as "answeredById", exists (select from order_line_designs d
        where d.order_line_id = p.order_line_id and d.side = p.side and d.design_id = p.design_id) as "isOfLine"
    from file_proofs p join order_lines l on l.id = p.order_line_id join orders o on o.id = l.order_id
    join contacts who on who.id = o.contact_id left join operators s on s.id = p.operator_id left join contacts c on c.id = p.contact_id
    left join operators n on n.id = p.noted_by
    where ${which} order by p.sent_at desc, p.id`.execute(executor)
  return rows.map(({ ending, isOfLine, ...row }) => ({ ...row, state: proofState(ending, isOfLine) }))
}

/** What was shown of the files of these lines, the newest first. */
export const listProofs = (executor: Executor, lineIds: readonly string[]): Promise<readonly FileProof[]> =>
  findProofs(executor, sql`p.order_line_id = any(${[...lineIds]}::uuid[])`)

/** The proof that a link opens, by the hash of its token. */
export async function findProofByToken(executor: Executor, hash: Buffer): Promise<FileProof | null> {
  const [proof] = await findProofs(
    executor,
    sql`p.token_hash = ${hash} and who.state = 'active'
      and not exists (select from companies where companies.id = o.company_id and is_blocked)`,
  )
  return proof ?? null
}

/** Takes the order of a proof for the rest of the transaction, and answers the proof as it is then. */
export async function takeProof(trx: Executor, id: string): Promise<FileProof | null> {
  await sql`
    select from orders where id = (select l.order_id from file_proofs p join order_lines l on l.id = p.order_line_id
      where p.id = ${id}) for update`.execute(trx)
  const [proof] = await findProofs(trx, sql`p.id = ${id}`)
  return proof ?? null
}

type NewProof = Pick<OrderedFile, 'lineId' | 'side' | 'designId' | 'fileName' | 'copies'> & {
  readonly note: string
  readonly wasHeld: boolean
  readonly operatorId: string | null
  readonly tokenHash: Buffer
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertFileProof(trx: Executor, proof: NewProof): Promise<string> {
  const { id } = await trx
    .insertInto('file_proofs')
    .values((eb) => ({
      order_line_id: proof.lineId,
      side: proof.side,
      design_id: proof.designId,
      file_name: proof.fileName,
      sha256: eb.selectFrom('designs').select('designs.sha256').where('designs.id', '=', proof.designId),
      copies: proof.copies,
      note: proof.note,
      was_held: proof.wasHeld,
      operator_id: proof.operatorId,
      sent_at: proof.now,
      token_hash: proof.tokenHash,
      expires_at: proof.expiresAt,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Answered = {
  readonly ending: 'approved' | 'returned'
  readonly remarks: string
  readonly contactId: string
  readonly isByLink: boolean
  /** Staff who wrote it down for him. */
  readonly notedById: string | null
  readonly now: Date
}

/** Writes down what the customer said of a proof that waited for it. */
export async function answerProofWith(trx: Executor, id: string, answered: Answered): Promise<void> {
  await trx
    .updateTable('file_proofs')
    .set({
      ending: answered.ending,
      ended_at: answered.now,
      remarks: answered.remarks,
      contact_id: answered.contactId,
      is_by_link: answered.isByLink,
      noted_by: answered.notedById,
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Takes a proof back that waits for an answer. */
export async function withdrawProof(trx: Executor, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('file_proofs')
    .set({ ending: 'withdrawn', ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Takes back whatever was shown of lines that staff move on without an answer. */
export async function withdrawProofs(trx: Executor, lineIds: readonly string[], now: Date): Promise<void> {
  if (lineIds.length === 0) return
  await trx
    .updateTable('file_proofs')
    .set({ ending: 'withdrawn', ended_at: now })
    .where('order_line_id', 'in', [...lineIds])
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends what was shown of files of a line in whose place there are others now. */
export async function endReplacedProofs(trx: Executor, lineId: string, now: Date): Promise<void> {
  await sql`
    update file_proofs p set ending = 'replaced', ended_at = ${now}
    where p.order_line_id = ${lineId} and p.ended_at is null and not exists (select from order_line_designs d
      where d.order_line_id = p.order_line_id and d.side = p.side and d.design_id = p.design_id)`.execute(trx)
}

export type Proofed = {
  readonly orderNumber: string
  readonly companyName: string
  readonly lineTitle: string
  /** Of the design on its line; null once it is not there. */
  readonly fileId: string | null
}

/** What a proof is about, for who reads of its answer. */
export async function findProofed(executor: Executor, id: string): Promise<Proofed> {
  const { rows } = await sql<Proofed>`
    select o.number as "orderNumber", c.name as "companyName", l.title as "lineTitle", (select d.id from order_line_designs d
      where d.order_line_id = p.order_line_id and d.side = p.side and d.design_id = p.design_id limit 1) as "fileId"
    from file_proofs p join order_lines l on l.id = p.order_line_id join orders o on o.id = l.order_id
    join companies c on c.id = o.company_id where p.id = ${id}`.execute(executor)
  const [row] = rows
  if (!row) throw new Error(`proof ${id} is not there`)
  return row
}
