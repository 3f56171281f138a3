import type { Operator } from './actor.ts'
import { may, type OperatorAction } from './may.ts'

/**
 * What of the work waits for somebody of the staff, in the order in which it is told, and the right that shows it. What is held waits
 * for whoever may let it go, what lies ready for whoever moves it on.
 */
const SHOWN_BY = {
  late: 'seeOrders',
  today: 'seeOrders',
  held: 'holdOrders',
  check: 'moveOrders',
  released: 'moveOrders',
  files: 'seeFiles',
  studio: 'seeFiles',
  quotes: 'seeQuotes',
  requests: 'decideAccounts',
  messages: 'answerMessages',
  invoices: 'seeAllInvoices',
  failedMails: 'sendMails',
  bouncedMails: 'sendMails',
  jobs: 'runSystem',
  products: 'changeCatalogue',
  configurators: 'changeCatalogue',
} as const satisfies Readonly<Record<string, OperatorAction>>

/** A kind of work that waits. */
export type WaitingKind = keyof typeof SHOWN_BY

/** All kinds, in the order in which they are told. */
export const WAITING_KINDS = Object.keys(SHOWN_BY) as readonly WaitingKind[]

/** The kinds of work of which somebody is told what waits. */
export const waitingKindsOf = (operator: Operator): readonly WaitingKind[] =>
  WAITING_KINDS.filter((kind) => may(operator, SHOWN_BY[kind]) === null)
