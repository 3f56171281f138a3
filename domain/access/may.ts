import type { Cents } from '../money.ts'
import type { Actor, Contact, Operator } from './actor.ts'
import type { ContactRole } from './contact-rights.ts'
import { OPERATOR_ROLES, type OperatorRole } from './operator-roles.ts'

/** Why somebody may not do something. */
export type Denial =
  | 'LoginRequired'
  | 'MayNotOrder'
  | 'OverOrderLimit'
  | 'MayNotApprove'
  | 'MayNotSeeInvoices'
  | 'MayNotManageAddresses'
  | 'OnlyThePerson'
  | 'RoleRequired'

/** What an action is about, where that matters; the amount is in cents excluding VAT. */
export type Subject = { readonly netCents?: Cents }

/** What contacts do beside looking around and filling a cart: each needs one of these roles, and who has none is told why not. */
const CONTACT_ACTIONS = {
  useShop: { roles: null, denial: 'LoginRequired' },
  placeOrder: { roles: ['orders'], denial: 'MayNotOrder' },
  answerProof: { roles: ['approves'], denial: 'MayNotApprove' },
  seeInvoices: { roles: ['pays'], denial: 'MayNotSeeInvoices' },
  keepOwnData: { roles: null, denial: 'OnlyThePerson' },
  changeAddresses: { roles: ['orders', 'managesPeople'], denial: 'MayNotManageAddresses' },
} as const satisfies Record<
  string,
  { readonly roles: readonly ContactRole[] | null; readonly denial: Denial }
>

/** What staff do: the owner everything, others what their role is there for. */
const OPERATOR_ACTIONS = {
  decideAccounts: ['sales'],
  seeCompanies: ['sales', 'finance', 'production', 'prepress'],
  changeCompanies: ['sales', 'finance'],
  seeOrders: ['sales', 'prepress', 'production', 'finance'],
  moveOrders: ['production', 'prepress', 'sales'],
  holdOrders: ['sales', 'production', 'prepress', 'finance'],
  releaseCredit: ['finance'],
  cancelOrders: ['sales', 'finance'],
  changeOrders: ['sales'],
  deliverProofs: ['prepress'],
  seeFiles: ['prepress', 'production', 'sales'],
  judgeFiles: ['prepress'],
  seeQuotes: ['sales', 'finance'],
  answerQuotes: ['sales'],
  makeInvoices: ['finance'],
  seeAllInvoices: ['finance', 'sales'],
  bookPayments: ['finance'],
  exportBooks: ['finance'],
  sendMails: ['sales', 'finance'],
  changeCatalogue: ['content', 'sales'],
  changePrices: ['sales'],
  actForContact: ['sales'],
  manageOperators: [],
  answerMessages: ['sales', 'finance'],
  seeNewsletter: ['sales', 'content'],
  readAuditLog: [],
  runSystem: [],
  changeShop: [],
} as const satisfies Record<string, readonly OperatorRole[]>

/** Something that contacts do in the shop. */
export type ContactAction = keyof typeof CONTACT_ACTIONS

/** Something that staff do in the shop. */
export type OperatorAction = keyof typeof OPERATOR_ACTIONS

/** The roles of staff that may do something. */
export const rolesThatMay = (action: OperatorAction): readonly OperatorRole[] =>
  OPERATOR_ROLES.filter((role) => mayOperator({ kind: 'operator', operatorId: '', role }, action) === null)

/** Something of which it is decided who may do it. */
export type Action = ContactAction | OperatorAction

const isContactAction = (action: Action): action is ContactAction => action in CONTACT_ACTIONS

/**
 * Whether somebody may do something: null when he may, else the reason why not. The shop itself may everything; staff in
 * the name of a contact may what the contact may, without his limit, but for what is his own.
 */
export function may(actor: Actor, action: Action, subject: Subject = {}): Denial | null {
  switch (actor.kind) {
    case 'system':
      return null
    case 'visitor':
      return 'LoginRequired'
    case 'contact':
      return isContactAction(action) ? mayContact(actor, action, subject) : 'RoleRequired'
    case 'client':
      return isContactAction(action) ? null : 'RoleRequired'
    case 'operator':
      return isContactAction(action) ? 'RoleRequired' : mayOperator(actor, action)
  }
}

function mayContact(
  { rights, actedBy }: Contact,
  action: ContactAction,
  { netCents }: Subject,
): Denial | null {
  const { roles, denial } = CONTACT_ACTIONS[action]
  // Password, personal data and what was kept of him are nobody else's, whoever acts for him.
  if (actedBy !== null && action === 'keepOwnData') return denial
  if (roles && !roles.some((role) => rights.roles.includes(role))) return denial
  const limit = actedBy === null && action === 'placeOrder' ? rights.orderLimitCents : null
  return limit !== null && netCents !== undefined && netCents > limit ? 'OverOrderLimit' : null
}

function mayOperator({ role }: Operator, action: OperatorAction): Denial | null {
  const roles: readonly OperatorRole[] = OPERATOR_ACTIONS[action]
  return role === 'owner' || roles.includes(role) ? null : 'RoleRequired'
}
