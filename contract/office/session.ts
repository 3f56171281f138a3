import { z } from 'zod'
import { OPERATOR_ROLES } from '#domain/access/operator-roles.ts'
import { TypedPassword } from '../customer.ts'
import { Done, Email } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** Somebody of the staff. */
const Operator = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(OPERATOR_ROLES),
})

/** Where and when somebody of the staff is logged in; it ends at `expiresAt`, used or not. */
const OperatorSession = z.object({
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  isThisOne: z.boolean(),
})

export const logInOperator = officeEndpoint('logInOperator', {
  summary: 'Log in as staff, which starts a session',
  access: 'public',
  refuses: [401, 429],
  body: z.object({ email: Email, password: TypedPassword }),
  reply: z.object({ operator: Operator }),
})
export const logOutOperator = officeEndpoint('logOutOperator', {
  summary: 'Log out, which ends the session',
  access: 'operator',
  reply: Done,
})
export const getOperator = officeEndpoint('getOperator', {
  summary: 'Who is logged in, with what role',
  access: 'operator',
  reply: z.object({ operator: Operator }),
})
export const listOperatorSessions = officeEndpoint('listOperatorSessions', {
  summary: 'The own sessions, the latest first',
  access: 'operator',
  reply: z.object({ sessions: z.array(OperatorSession) }),
})
export const endOperatorSessions = officeEndpoint('endOperatorSessions', {
  summary: 'Log out everywhere, here too',
  access: 'operator',
  reply: Done,
})
