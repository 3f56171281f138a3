import { splitCall } from '../calls.ts'
import type { Endpoint, Rules, Schemas } from '../endpoint.ts'
import { officeCalls, type OfficeCallName } from './calls.ts'

/** A call of the back office with its rules and schemas. */
export function officeEndpoint<const Name extends OfficeCallName, const E extends OfficeRules & Schemas>(
  name: Name,
  rest: E,
) {
  return { name, ...splitCall(officeCalls[name]), ...rest }
}

/** What holds for a call of the back office: only who is to log in is nobody yet. */
type OfficeRules = Rules & { readonly access: 'public' | 'operator' }

/** What an endpoint of the back office is. */
export type OfficeEndpoint = Endpoint & OfficeRules
