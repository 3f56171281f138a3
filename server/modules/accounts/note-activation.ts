import type { Executor } from '../../db/database.ts'
import { activateRequest } from './request-store.ts'

/** An invited contact has chosen a password, which ends the request that the invitation came from. */
export const noteActivation = (trx: Executor, contactId: string): Promise<void> =>
  activateRequest(trx, contactId)
