import type { Contact } from '#domain/access/actor.ts'
import { MOST_DESIGNS } from '#domain/designs/links.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { countCartLinks } from './design-link-store.ts'

const MOST_LINES = 200

/** Refuses more lines than fit in a cart. */
export function refuseTooManyLines(count: number): void {
  if (count > MOST_LINES) throw new Refusal('CartFull')
}

/** Refuses what has left more designs in the customer's cart than fit in one; the transaction undoes it. */
export async function refuseTooManyDesigns(
  trx: Executor,
  { contactId }: Pick<Contact, 'contactId'>,
): Promise<void> {
  if ((await countCartLinks(trx, contactId)) > MOST_DESIGNS) throw new Refusal('TooManyDesigns')
}
