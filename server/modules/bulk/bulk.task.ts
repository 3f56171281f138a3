import { z } from 'zod'
import type { ReminderStep } from '#domain/documents/reminder-step.ts'
import type { LineState } from '#domain/orders/states.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import type { ShopContext } from '../../context.ts'
import { isDatabaseAway } from '../../db/database-away.ts'
import type { MeantRow } from '../../db/documents/bulk.ts'
import { defineTask } from '../../jobs/queue.ts'
import { Refusal } from '../../refusal.ts'
import { hasDraft, publishDraftSince } from '../catalogue/publish-product.ts'
import { blockCompany } from '../customer/change-company.ts'
import { changeMeantTerms } from '../customer/change-many-terms.ts'
import { inviteWaitingContact } from '../customer/invitations.ts'
import { mailInvoiceAgain } from '../documents/desk-invoices.ts'
import { invoiceOrderOf } from '../documents/invoice-order.ts'
import { sendReminder } from '../documents/reminders.ts'
import { sendSameMailAgain } from '../mail/desk-mails.ts'
import { cancelLines } from '../orders/cancel-lines.ts'
import { checkFileAgain } from '../orders/check-file-again.ts'
import { isOrderAt, moveDeskLines } from '../orders/desk-orders.ts'
import { holdOrder, releaseWholeOrder } from '../orders/hold-order.ts'
import { movePromiseOfOrder } from '../orders/move-promise.ts'
import { declineQuote, isDeclined } from '../quotes/decline-quote.ts'
import { extendQuote, isExtendedUntil } from '../quotes/extend-quote.ts'
import { decideFailedJob, isJobDecided } from '../system/job-desk.ts'
import {
  beginRow,
  countOpenChecks,
  countRun,
  endRun,
  findRunUnderWay,
  isSameDone,
  type RunUnderWay,
  settleRow,
  type WaitingRow,
  waitingRows,
} from './bulk-store.ts'

/** After so long it makes room for the work of others, and goes on behind them. */
const TURN_MS = 5_000
/** So often it is written down how far it is, and asked whether it is to stop. */
const COUNTED_EVERY_MS = 500
const ROWS_AT_A_TIME = 50
/**
 * So many files of one work are checked anew at a time. A file that is being checked cannot be ordered with, and thousands would wait
 * behind what customers send.
 */
export const MOST_CHECKS_OPEN = 20
const PAUSE_MS = 3_000

/** Does with each waiting row what was asked, as its operator; what is refused says why, and the next row has its turn. */
export const bulkTask = defineTask({
  name: 'bulk',
  payload: z.object({ runId: z.uuid() }),
  attempts: 5,
  expireInSeconds: 300,
  async run(shop: ShopContext, { runId }, signal) {
    const run = await findRunUnderWay(shop.db, runId)
    if (!run) return
    const began = performance.now()
    const isStopped = await doWaiting(shop, run, () => signal.aborted || performance.now() - began > TURN_MS)
    const [waiting] = await waitingRows(shop.db, runId, 1)
    const startAfter = new Date(shop.clock().getTime() + PAUSE_MS)
    const when = (await isFull(shop, run)) ? { startAfter } : {}
    if (waiting && !isStopped)
      await shop.db.transaction().execute((trx) => shop.jobs.send(trx, bulkTask, { runId }, when))
    else await endRun(shop.db, runId, shop.clock())
  },
  async givenUp(shop: ShopContext, { runId }) {
    await countRun(shop.db, runId)
    await endRun(shop.db, runId, shop.clock())
  },
})

/** Answers whether it is to stop for good. */
async function doWaiting(shop: ShopContext, run: RunUnderWay, isTurnOver: () => boolean): Promise<boolean> {
  let counted = -Infinity
  for (;;) {
    const rows = await waitingRows(shop.db, run.id, ROWS_AT_A_TIME)
    for (const row of rows) {
      if (performance.now() - counted > COUNTED_EVERY_MS) {
        if (await countRun(shop.db, run.id)) return true
        counted = performance.now()
      }
      if (run.operator === null) return true
      if (await isFull(shop, run)) return countRun(shop.db, run.id)
      const { position } = row
      await beginRow(shop.db, run.id, position)
      await settleRow(shop.db, run.id, { position, fault: await doRow(shop, run, row) })
      if (isTurnOver()) return countRun(shop.db, run.id)
    }
    if (rows.length === 0) return countRun(shop.db, run.id)
  }
}

/** Whether the next row has to wait until what was begun is done. */
const isFull = async ({ db }: ShopContext, { id, kind }: RunUnderWay): Promise<boolean> =>
  kind === 'checkFiles' && (await countOpenChecks(db, id, MOST_CHECKS_OPEN)) >= MOST_CHECKS_OPEN

/** Why a row was refused; null for done. */
async function doRow(shop: ShopContext, run: RunUnderWay, row: WaitingRow): Promise<string | null> {
  try {
    await act(shop, run, row)
    return null
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (error instanceof Refusal && (await wasDone(shop, run, row, error))) return null
    if (!(error instanceof Refusal))
      shop.log.error({ runId: run.id, subjectId: row.id, err: error }, 'a row of bulk work failed')
    return sentenceOf(error instanceof Refusal ? error : new Refusal('Unexpected'))
  }
}

/**
 * Whether a row is refused because it was done before: with another row of the work, or by the process that ended after it had begun with
 * it. A mail goes once by its id.
 */
async function wasDone(
  shop: ShopContext,
  { id: runId, kind, state, toDate }: RunUnderWay,
  row: WaitingRow,
  { code }: Refusal,
): Promise<boolean> {
  const { isBegun, id } = row
  if (kind === 'checkFiles' && code === 'FileUnread' && (await isSameDone(shop.db, runId, row))) return true
  if (!isBegun) return false
  switch (kind) {
    case 'moveOrders':
      return code === 'LineCannotMove' && isOrderAt(shop, id, state as LineState)
    case 'movePromises':
      return code === 'NothingChanged'
    case 'holdOrders':
      return code === 'HeldAlready'
    case 'releaseOrders':
      return code === 'NotHeld'
    case 'cancelOrders':
      return code === 'LineMovedOn'
    case 'sendMailsAgain':
      return code === 'MailMovedOn'
    case 'blockCompanies':
      return code === 'CompanyMovedOn'
    case 'makeInvoices':
      return code === 'OrderInvoiced'
    case 'sendReminders':
      return code === 'ReminderSent'
    case 'publishProducts':
      return code === 'DraftMovedOn' && !(await hasDraft(shop, id))
    case 'extendQuotes':
      return toDate !== null && isExtendedUntil(shop, id, toDate)
    case 'declineQuotes':
      return isDeclined(shop, id)
    case 'retryJobs':
    case 'dropJobs':
      return code === 'JobNotFailed' && isJobDecided(shop.db, id, JOB_DECISIONS[kind])
    case 'checkFiles':
      return code === 'FileUnread'
    case 'mailInvoices':
    case 'inviteContacts':
    case 'unblockCompanies':
    case 'changePaymentTerms':
    case 'changePriceLists':
    case 'changeCreditLimits':
      return false
  }
}

function sentenceOf({ code, details }: Refusal): string {
  if (details.length === 0) return refusalTexts[code]
  return [...new Set(details.map(({ message }) => message ?? refusalTexts[code]))].join(' ')
}

/** Work with many goes on only: what is further than the step before stays where it is. */
const STEP_BEFORE: Readonly<Partial<Record<LineState, LineState>>> = {
  in_production: 'released',
  ready: 'in_production',
}

async function act(
  shop: ShopContext,
  { kind, state, toDate, bringsForward, reason, isConfirmed, createdAt, operator }: RunUnderWay,
  row: WaitingRow,
): Promise<void> {
  if (operator === null) return
  switch (kind) {
    case 'moveOrders':
      return moveDeskLines(shop, operator, {
        orderId: row.id,
        lineIds: null,
        from: STEP_BEFORE[state as LineState] ?? null,
        state: state as LineState,
        handover: null,
        carrier: null,
        trackingCode: null,
        trackingUrl: null,
      })
    case 'movePromises':
      await movePromiseOfOrder(shop, operator, {
        orderId: row.id,
        date: given(toDate),
        bringsForward: bringsForward ?? false,
        reason: given(reason),
      })
      return
    case 'holdOrders':
      return holdOrder(shop, operator, { orderId: row.id, lineId: null, reason: given(reason) })
    case 'releaseOrders':
      return releaseWholeOrder(shop, operator, row.id)
    case 'cancelOrders':
      return cancelLines(shop, operator, {
        orderId: row.id,
        lineId: null,
        reason: given(reason),
        isConfirmed: isConfirmed ?? false,
      })
    case 'sendMailsAgain':
      return sendSameMailAgain(shop, operator, { id: row.id, mailId: row.mailId })
    case 'blockCompanies':
      return blockCompany(shop, operator, row.id, given(reason))
    case 'unblockCompanies':
      return blockCompany(shop, operator, row.id, null)
    case 'makeInvoices':
      await invoiceOrderOf(shop, operator, row.id)
      return
    case 'mailInvoices':
      return mailInvoiceAgain(shop, operator, { id: row.id, mailId: row.mailId })
    case 'sendReminders':
      return sendReminder(shop, operator, { invoiceId: row.id, step: row.step as ReminderStep })
    case 'inviteContacts':
      return inviteWaitingContact(shop, operator, { contactId: row.id, mailId: row.mailId })
    case 'publishProducts':
      return publishDraftSince(shop, operator, { id: row.id, seenAt: createdAt })
    case 'extendQuotes':
      return extendQuote(shop, operator, { id: row.id, seenAt: createdAt }, given(toDate))
    case 'declineQuotes':
      return declineQuote(shop, operator, {
        quote: { id: row.id, seenAt: createdAt },
        reason: given(reason),
      })
    case 'retryJobs':
    case 'dropJobs':
      return decideFailedJob(shop, operator, {
        id: row.id,
        decision: JOB_DECISIONS[kind],
        seenAt: createdAt,
      })
    case 'checkFiles':
      return checkFileAgain(shop, operator, { id: row.id, ...meantAs('designId', row), isOfMany: true })
    case 'changePaymentTerms':
    case 'changePriceLists':
    case 'changeCreditLimits':
      return changeMeantTerms(shop, operator, row.id, meantAs('change', row))
    // A newer shop may have begun it: what this one cannot do is not done.
    default:
      throw new Error(`bulk work of an unknown kind: ${String(kind satisfies never)}`)
  }
}

const JOB_DECISIONS = { retryJobs: 'retried', dropJobs: 'dropped' } as const

/** What is meant with a row, which the kind of its work says. */
function meantAs<Field extends 'designId' | 'change'>(field: Field, { meant }: WaitingRow) {
  const asked = given(meant)
  if (!(field in asked)) throw new Error(`bulk work lacks ${field}`)
  return asked as Extract<MeantRow, Readonly<Record<Field, unknown>>>
}

/** What cannot be done without a reason, a day or what is meant was not begun without it. */
function given<Asked>(asked: Asked | null): Asked {
  if (asked === null) throw new Error('bulk work lacks what it was asked with')
  return asked
}
