import type { Contact } from '#domain/access/actor.ts'
import type { Executor } from '../../db/database.ts'
import { takeLine } from './take-line.ts'
import { setFilesLater } from './design-link-store.ts'

/** The customer sends the files of a line of their cart later. */
export async function deferFiles(trx: Executor, customer: Contact, lineId: string): Promise<void> {
  await takeLine(trx, customer, lineId)
  await setFilesLater(trx, lineId, true)
}
