import type { Executor } from '../../db/database.ts'

export type CompanyNoteRow = {
  readonly id: string
  readonly at: Date
  readonly by: string | null
  readonly text: string
  readonly isPinned: boolean
}

const notesOf = (executor: Executor, companyId: string) =>
  executor
    .selectFrom('company_notes as n')
    .leftJoin('operators', 'operators.id', 'n.written_by')
    .select(['n.id', 'n.written_at as at', 'operators.name as by', 'n.text', 'n.is_pinned as isPinned'])
    .where('n.company_id', '=', companyId)

/** The notes of a company, the newest first. */
export const listCompanyNotes = (executor: Executor, companyId: string): Promise<readonly CompanyNoteRow[]> =>
  notesOf(executor, companyId).orderBy('n.written_at', 'desc').orderBy('n.id').execute()

/** The note of a company that is pinned. */
export async function findPinnedNote(executor: Executor, companyId: string): Promise<CompanyNoteRow | null> {
  const row = await notesOf(executor, companyId).where('n.is_pinned', '=', true).executeTakeFirst()
  return row ?? null
}

type NewNote = {
  readonly id: string
  readonly companyId: string
  readonly text: string
  readonly operatorId: string
  readonly now: Date
}

/** Writes a note; one of that id that is there already stays as it is. */
export async function insertCompanyNote(trx: Executor, note: NewNote): Promise<void> {
  await trx
    .insertInto('company_notes')
    .values({
      id: note.id,
      company_id: note.companyId,
      text: note.text,
      written_at: note.now,
      written_by: note.operatorId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Whether a note of the company has this id. */
export async function hasNote(trx: Executor, companyId: string, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('company_notes')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePin(trx: Executor, id: string, isPinned: boolean): Promise<void> {
  await trx.updateTable('company_notes').set({ is_pinned: isPinned }).where('id', '=', id).execute()
}
