import { z } from 'zod'
import { OPERATOR_ROLES } from '#domain/access/operator-roles.ts'
import { NewPassword } from '../customer.ts'
import { Done, Email, IdParams, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

const Role = z.enum(OPERATOR_ROLES)

/** Somebody of the staff, as the owner sees him. */
export const StaffMember = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty until he took up his invitation. */
  name: z.string(),
  role: Role,
  state: z.enum(['active', 'invited', 'blocked']),
  hasSecondFactor: z.boolean(),
  lastLoginAt: z.iso.datetime().nullable(),
  /** Until when who is invited may take that up. */
  invitedUntil: z.iso.datetime().nullable(),
  /** Goes up with each change; what was decided on an older one answers 409 `OperatorChanged`. */
  version: z.int(),
})
export type StaffMember = z.output<typeof StaffMember>

const rules = { access: 'operator', may: 'manageOperators' } as const
const Seen = { version: z.int() }

export const listOperators = officeEndpoint('listOperators', {
  summary: 'All operators, by name',
  ...rules,
  reply: z.object({ operators: z.array(StaffMember) }),
})
export const inviteOperator = officeEndpoint('inviteOperator', {
  summary: 'Make a login for somebody, who chooses name and password by a link in a mail',
  ...rules,
  refuses: [409],
  body: z.object({ email: Email, role: Role }),
  reply: StaffMember,
})
export const inviteOperatorAgain = officeEndpoint('inviteOperatorAgain', {
  summary:
    'Mail a new link to who has not taken up the invitation; the old one opens nothing any more. Pressed twice it mails once',
  ...rules,
  refuses: [409],
  params: IdParams,
  /** Until when the invitation that was seen holds. */
  body: z.object({ invitedUntil: z.iso.datetime().nullable() }),
  reply: StaffMember,
})
export const withdrawInvitation = officeEndpoint('withdrawInvitation', {
  summary: 'Take back an invitation that was not taken up, with the login',
  ...rules,
  refuses: [409],
  params: IdParams,
  reply: Done,
})
export const changeOperatorRole = officeEndpoint('changeOperatorRole', {
  summary: 'Give an operator another role; one owner who can log in always stays',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({ role: Role, ...Seen }),
  reply: StaffMember,
})
export const blockOperator = officeEndpoint('blockOperator', {
  summary: 'Block an operator, which ends his sessions, or let him log in again',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object({ isBlocked: z.boolean(), ...Seen }),
  reply: StaffMember,
})
export const resetSecondFactor = officeEndpoint('resetSecondFactor', {
  summary:
    'Forget the second factor of an operator and end his sessions; he sets up a new one if his role needs it',
  ...rules,
  refuses: [409],
  params: IdParams,
  body: z.object(Seen),
  reply: StaffMember,
})

const Token = requiredLine(200)

export const showInvitation = officeEndpoint('showInvitation', {
  summary: 'Who is invited by the link of a mail',
  access: 'public',
  body: z.object({ token: Token }),
  reply: z.object({ email: z.string(), role: Role }),
})
export const acceptInvitation = officeEndpoint('acceptInvitation', {
  summary: 'Choose name and password by the link of a mail, once',
  access: 'public',
  body: z.object({ token: Token, name: requiredLine(80), password: NewPassword }),
  reply: z.object({ email: z.string() }),
})
