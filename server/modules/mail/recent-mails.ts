import type { Executor } from '../../db/database.ts'
import { countMails } from './outbox-store.ts'

/** How many mails of a kind went to somebody since a moment, or to everybody together (decisions: limits). */
export const countRecentMails = (
  executor: Executor,
  template: string,
  recipient: string | null,
  since: Date,
): Promise<number> => countMails(executor, template, recipient, since)
