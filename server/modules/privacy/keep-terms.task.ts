import { z } from 'zod'
import { keptSince, RETENTION } from '#domain/privacy/retention.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { defineTask } from '../../jobs/queue.ts'
import {
  anonymiseOrders,
  anonymisePayments,
  blankMails,
  blankOrderWords,
  deleteContactMessages,
  deleteIdempotencyKeys,
  deleteLinks,
  deleteLoginFailures,
  deleteRemovedLines,
  deleteRequests,
  deleteSessions,
  deleteSubscriptions,
  deleteVatChecks,
  expireInvitations,
  forgetChanges,
  forgetMailChanges,
} from './retention-store.ts'

/** What is done under this name is written down without what it forgets (`0025-audit.ts`). */
const FORGETTING = { kind: 'system', task: 'forgetting' } as const

/** Nothing about people is kept longer than its term. Files have jobs of their own (designs/housekeeping.task.ts). */
export const keepTermsTask = defineTask({
  name: 'keep-retention-terms',
  payload: z.object({}),
  attempts: 3,
  expireInSeconds: 3_600,
  cron: '11 4 * * *',
  async run({ db, clock }: Pick<ShopContext, 'db' | 'clock'>) {
    const now = clock()
    const since = (kind: keyof typeof RETENTION) => keptSince(now, RETENTION[kind])
    await deleteSessions(db, since('sessions'))
    await deleteLinks(db, since('links'))
    await deleteLoginFailures(db, since('loginFailures'))
    await deleteIdempotencyKeys(db, since('idempotencyKeys'))
    await deleteRemovedLines(db, since('removedLines'))
    await blankMails(db, since('sentMails'))
    await deleteSubscriptions(db, {
      unconfirmedBefore: since('unconfirmedNewsletter'),
      endedBefore: since('endedNewsletter'),
    })
    await changeAs(db, FORGETTING, (trx) => expireInvitations(trx, since('unusedInvitations'), now))
    await deleteRequests(db, since('decidedRequests'))
    await deleteContactMessages(db, since('contactMessages'))
    await changeAs(db, FORGETTING, (trx) => anonymiseOrders(trx, since('bookkeeping'), now))
    await changeAs(db, FORGETTING, (trx) => blankOrderWords(trx, since('bookkeeping')))
    await changeAs(db, FORGETTING, (trx) => anonymisePayments(trx, since('bookkeeping')))
    await forgetChanges(db, since('changes'))
    await forgetMailChanges(db)
    await deleteVatChecks(db, since('vatChecks'))
  },
})
