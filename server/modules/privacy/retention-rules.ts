import { keptSince, RETENTION, type RetentionRule } from '#domain/privacy/retention.ts'
import type { Executor } from '../../db/database.ts'
import {
  anonymiseOrders,
  anonymisePayments,
  blankMails,
  blankOrderWords,
  deleteCompanyNotes,
  deleteContactMessages,
  deleteIdempotencyKeys,
  deleteLinks,
  deleteAttempts,
  deleteRemovedLines,
  deleteRequests,
  deleteSessions,
  deleteUnconfirmed,
  deleteUnsubscribed,
  deleteVatChecks,
  expireInvitations,
  forgetAskers,
  forgetChanges,
  forgetMailChanges,
} from './retention-store.ts'

/** Of files the rows and the storage go together, in a job of their own. */
export type RowRule = Exclude<RetentionRule, 'unlinkedUploads' | 'orderedFiles'>
type Forget = (trx: Executor, before: Date, now: Date) => Promise<number>

/** What of each kind goes that is past its term; in this order, as one makes room for the next. */
const RULES = {
  sessions: deleteSessions,
  links: deleteLinks,
  loginFailures: deleteAttempts,
  idempotencyKeys: deleteIdempotencyKeys,
  removedLines: deleteRemovedLines,
  sentMails: blankMails,
  unconfirmedNewsletter: deleteUnconfirmed,
  endedNewsletter: deleteUnsubscribed,
  unusedInvitations: expireInvitations,
  decidedRequests: deleteRequests,
  contactMessages: deleteContactMessages,
  bookkeeping: anonymiseOrders,
  orderWords: blankOrderWords,
  payments: anonymisePayments,
  companyNotes: deleteCompanyNotes,
  privacyRequests: forgetAskers,
  changes: async (trx, before) => (await forgetChanges(trx, before)) + (await forgetMailChanges(trx)),
  vatChecks: deleteVatChecks,
} as const satisfies Record<RowRule, Forget>

/** Every rule by its name, in the order in which they go. */
export const rowRules = Object.entries(RULES) as readonly (readonly [RowRule, Forget])[]

/** The moment before which a kind goes. */
export const goesBefore = (rule: RetentionRule, now: Date): Date => keptSince(now, RETENTION[rule])
