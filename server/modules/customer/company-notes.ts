import type { CompanyNote } from '#contract/office/companies.ts'
import type { Operator } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { findPinnedNote, hasNote, insertCompanyNote, updatePin } from './company-notes-store.ts'
import { lockStanding } from './desk-company-store.ts'

type Written = { readonly id: string; readonly companyId: string; readonly text: string }

/** Writes to colleagues about a company. Sent again under its id it is written once. */
export async function writeCompanyNote(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  operator: Operator,
  note: Written,
): Promise<void> {
  requireRight(operator, 'seeCompanies')
  await changeAs(db, operator, async (trx) => {
    if (!(await lockStanding(trx, note.companyId))) throw new Refusal('CompanyNotFound')
    await insertCompanyNote(trx, { ...note, operatorId: operator.operatorId, now: clock() })
  })
}

type Pin = { readonly noteId: string | null; readonly seen: string | null }

/** Pins a note in the place of the one that was seen there, or none. */
export async function pinCompanyNote(
  { db }: Pick<ShopContext, 'db'>,
  operator: Operator,
  companyId: string,
  { noteId, seen }: Pin,
): Promise<void> {
  requireRight(operator, 'seeCompanies')
  await changeAs(db, operator, async (trx) => {
    if (!(await lockStanding(trx, companyId))) throw new Refusal('CompanyNotFound')
    const pinned = (await findPinnedNote(trx, companyId))?.id ?? null
    if (pinned === noteId) return
    if (pinned !== seen) throw new Refusal('CompanyMovedOn')
    if (noteId !== null && !(await hasNote(trx, companyId, noteId))) throw new Refusal('NotFound')
    if (pinned !== null) await updatePin(trx, pinned, false)
    if (noteId !== null) await updatePin(trx, noteId, true)
  })
}

/** What of a company is to be known wherever it is worked for. */
export async function pinnedNoteOf(executor: Executor, companyId: string): Promise<CompanyNote | null> {
  const note = await findPinnedNote(executor, companyId)
  return note && { id: note.id, at: note.at.toISOString(), by: note.by, text: note.text }
}
