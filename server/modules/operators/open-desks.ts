import type { OpenKind } from '#contract/office/open-desks.ts'
import type { OperatorAction } from '#domain/access/may.ts'
import type { Operator } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { requireRight } from '../../require-right.ts'
import { forgetOpenDesk, keepOpenDesk, listOthers } from './open-desk-store.ts'

/** Who has not said so for this long has it open no more: a screen says it three times as often. */
const OPEN_FOR_MS = 60_000

const RIGHT_OF: Readonly<Record<OpenKind, OperatorAction>> = {
  file: 'seeFiles',
  order: 'seeOrders',
  quote: 'seeQuotes',
  product: 'changeCatalogue',
}

type Shop = Pick<ShopContext, 'db' | 'clock'>
type Subject = { readonly kind: OpenKind; readonly id: string }

/** Notes that an operator has something open, and answers which colleagues have it open too. A hint: what they see decides. */
export async function keepOpen(
  { db, clock }: Shop,
  operator: Operator,
  { kind, id }: Subject,
): Promise<readonly string[]> {
  requireRight(operator, RIGHT_OF[kind])
  const desk = { operatorId: operator.operatorId, kind, id }
  const now = clock()
  const since = new Date(now.getTime() - OPEN_FOR_MS)
  await keepOpenDesk(db, desk, { now, since })
  return listOthers(db, desk, since)
}

export const leaveOpen = ({ db }: Shop, { operatorId }: Operator, { kind, id }: Subject): Promise<void> =>
  forgetOpenDesk(db, { operatorId, kind, id })
