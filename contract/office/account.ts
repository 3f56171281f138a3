import { z } from 'zod'
import { NewPassword, TypedPassword } from '../customer.ts'
import { Done, IdParams, requiredLine } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'

/** How somebody of the staff logs in. */
const OwnAccount = z.object({
  name: z.string(),
  email: z.string(),
  hasSecondFactor: z.boolean(),
  /** Recovery codes that were not used yet. */
  codesLeft: z.int(),
  /** Whether the shop asks for a code beside the password at all. */
  asksForCodes: z.boolean(),
})

export const getOwnAccount = officeEndpoint('getOwnAccount', {
  summary: 'The own login: name, second factor and how many recovery codes are left',
  access: 'operator',
  reply: OwnAccount,
})
export const renameOperator = officeEndpoint('renameOperator', {
  summary: 'Change the own name',
  access: 'operator',
  body: z.object({ name: requiredLine(80) }),
  reply: OwnAccount,
})
export const changeOperatorPassword = officeEndpoint('changeOperatorPassword', {
  summary: 'Change the own password, which ends all other sessions',
  access: 'operator',
  refuses: [429],
  body: z.object({ password: TypedPassword, newPassword: NewPassword }),
  reply: Done,
})
export const beginSecondFactor = officeEndpoint('beginSecondFactor', {
  summary: 'Show the key of an app for codes to who gives his password; enrolSecondFactor keeps it',
  access: 'operator',
  refuses: [409, 429],
  body: z.object({ password: TypedPassword }),
  reply: z.object({ token: z.string(), key: z.string(), qr: z.string() }),
})
export const renewRecoveryCodes = officeEndpoint('renewRecoveryCodes', {
  summary: 'New recovery codes for who shows a code of his app; the old ones open nothing any more',
  access: 'operator',
  refuses: [429],
  body: z.object({ code: requiredLine(40) }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
})
export const endOperatorSession = officeEndpoint('endOperatorSession', {
  summary: 'End one of the own sessions',
  access: 'operator',
  params: IdParams,
  reply: Done,
})
