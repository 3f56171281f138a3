import { z } from 'zod'
import { OPERATOR_ROLES } from '#domain/access/operator-roles.ts'
import { TypedPassword } from '../customer.ts'
import { Done, Email, requiredLine } from '../shared.ts'
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
  id: z.string(),
  browser: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  isThisOne: z.boolean(),
})

/**
 * What comes after the password where it is not enough: a code, or an app that is yet to be set up, by its key or by the
 * picture of it (an SVG). Its token goes with the code, and is no session.
 */
const LoginStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('code'), token: z.string() }),
  z.object({ kind: z.literal('enrol'), token: z.string(), key: z.string(), qr: z.string() }),
])

const CodeOfStep = z.object({ step: requiredLine(100), code: requiredLine(40) })

export const logInOperator = officeEndpoint('logInOperator', {
  summary: 'Log in as staff, which starts a session',
  access: 'public',
  refuses: [401, 429],
  body: z.object({ email: Email, password: TypedPassword }),
  reply: z.object({ operator: Operator.nullable(), step: LoginStep.nullable() }),
})
export const logInOperatorByCode = officeEndpoint('logInOperatorByCode', {
  summary: 'Log in as staff, after the password: with a code of the app or a recovery code',
  access: 'public',
  refuses: [401, 429],
  body: CodeOfStep,
  reply: z.object({ operator: Operator }),
})
export const enrolSecondFactor = officeEndpoint('enrolSecondFactor', {
  summary: 'Log in as staff, after the password: with the first code of an app that was just set up',
  access: 'public',
  refuses: [401, 429],
  body: CodeOfStep,
  reply: z.object({ operator: Operator, recoveryCodes: z.array(z.string()) }),
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
