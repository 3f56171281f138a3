import type { Found } from '#contract/office/finding.ts'
import { FOUND_KINDS, type FoundKind } from '#contract/office/found-kinds.ts'
import type { Operator } from '#domain/access/actor.ts'
import { may, type OperatorAction } from '#domain/access/may.ts'
import type { ShopContext } from '../../context.ts'
import { findByStart } from './found-store.ts'

const MOST_OF_A_KIND = 5

/** The right to see each kind; what everybody may see in the shop takes none. */
const SEEN_BY: Readonly<Record<FoundKind, OperatorAction | null>> = {
  order: 'seeOrders',
  quote: 'seeQuotes',
  invoice: 'seeAllInvoices',
  company: 'seeCompanies',
  contact: 'seeCompanies',
  file: 'seeFiles',
  product: null,
}

/** What begins with a text, of the kinds that an operator may see. */
export async function findAnything({ db }: ShopContext, operator: Operator, text: string): Promise<Found[]> {
  const kinds = FOUND_KINDS.filter((kind) => {
    const right = SEEN_BY[kind]
    return right === null || may(operator, right) === null
  })
  return findByStart(db, { kinds, text, mostOfAKind: MOST_OF_A_KIND })
}
