import type { z } from 'zod'
import {
  type BulkKind,
  type BulkList,
  type BulkOrder,
  type BulkRows,
  type BulkRun,
  LIST_OF_KIND,
  MOST_BULK_ROWS,
} from '#contract/office/bulk.ts'
import type { Operator } from '#domain/access/actor.ts'
import { may, type OperatorAction } from '#domain/access/may.ts'
import type { ShopContext } from '../../context.ts'
import type { MeantTerms } from '../../db/documents/bulk.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { chooseDrafts } from '../catalogue/desk-products.ts'
import { meantTerms } from '../customer/change-many-terms.ts'
import { chooseDeskCompanies } from '../customer/desk-companies.ts'
import { chooseContactsToInvite } from '../customer/invitations.ts'
import { chooseDeskInvoices } from '../documents/desk-invoices.ts'
import { chooseToInvoice } from '../documents/invoice-order.ts'
import { chooseReminders } from '../documents/reminders.ts'
import { chooseDeskMails } from '../mail/desk-mails.ts'
import { chooseDeskOrders } from '../orders/desk-orders.ts'
import { refuseImpossibleDay } from '../orders/move-promise.ts'
import { chooseDeskQuotes } from '../quotes/desk-quotes.ts'
import { refuseImpossibleEnd } from '../quotes/extend-quote.ts'
import { chooseDeskFiles } from '../prepress/desk-files.ts'
import { chooseFailedJobs } from '../system/job-desk.ts'
import {
  type ChosenRow,
  deleteOldRuns,
  deleteRun,
  findRun,
  firstRows,
  insertRun,
  type RunRecord,
  runsOf,
  stopRun,
} from './bulk-store.ts'
import { bulkTask } from './bulk.task.ts'

const MOST_SHOWN = 200
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

const RIGHTS = {
  moveOrders: 'moveOrders',
  movePromises: 'moveOrders',
  holdOrders: 'holdOrders',
  releaseOrders: 'holdOrders',
  cancelOrders: 'cancelOrders',
  sendMailsAgain: 'sendMails',
  blockCompanies: 'changeCompanies',
  unblockCompanies: 'changeCompanies',
  changePaymentTerms: 'changeCompanies',
  changePriceLists: 'changeCompanies',
  changeCreditLimits: 'changeCompanies',
  makeInvoices: 'makeInvoices',
  mailInvoices: 'sendMails',
  sendReminders: 'bookPayments',
  inviteContacts: 'changeCompanies',
  publishProducts: 'changeCatalogue',
  extendQuotes: 'answerQuotes',
  declineQuotes: 'answerQuotes',
  retryJobs: 'runSystem',
  dropJobs: 'runSystem',
  checkFiles: 'judgeFiles',
} as const satisfies Record<BulkKind, OperatorAction>

type Shown = z.input<typeof BulkRun>

/** Begins to do something with the rows that are meant now; a job does it, and asks for each whether it may be. */
export async function startBulk(
  shop: ShopContext,
  operator: Operator,
  { id, order }: { readonly id: string; readonly order: BulkOrder },
): Promise<Shown> {
  requireRight(operator, RIGHTS[order.kind])
  if (order.kind === 'movePromises') await refuseImpossibleDay(shop.db, order.date, shop.clock())
  if (order.kind === 'extendQuotes') refuseImpossibleEnd(order.date, shop.clock(), 'date')
  const rows = await withTerms(shop, order, await chosenRows(shop, order))
  const now = shop.clock()
  await shop.db.transaction().execute(async (trx) => {
    await deleteOldRuns(trx, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    const run = {
      id,
      operatorId: operator.operatorId,
      list: LIST_OF_KIND[order.kind],
      kind: order.kind,
      state: order.kind === 'moveOrders' ? order.state : null,
      toDate: 'date' in order ? order.date : null,
      bringsForward: order.kind === 'movePromises' ? order.bringsForward : null,
      reason: 'reason' in order ? order.reason : null,
      isConfirmed: order.kind === 'cancelOrders' ? order.isConfirmed : null,
      now,
    }
    if (await insertRun(trx, run, rows)) await shop.jobs.send(trx, bulkTask, { runId: id })
  })
  return showRun(shop, await ownRun(shop, operator, id))
}

/** Of companies whose terms change, the rows with what is seen of those: what a colleague changes after the press stays. */
async function withTerms(
  shop: ShopContext,
  order: BulkOrder,
  rows: readonly ChosenRow[],
): Promise<readonly ChosenRow[]> {
  const change = changedTerms(order)
  if (change === null) return rows
  const meant = await meantTerms(
    shop,
    rows.map(({ id }) => id),
    change,
  )
  return rows.map((row) => ({ ...row, meant: meant.get(row.id) ?? { change, seen: {} } }))
}

function changedTerms(order: BulkOrder): MeantTerms['change'] | null {
  if (order.kind === 'changePaymentTerms') return { paymentTermDays: order.paymentTermDays }
  if (order.kind === 'changeCreditLimits') {
    const { creditLimitInCents, overLimit } = order
    return {
      ...(creditLimitInCents !== undefined && { creditLimitInCents }),
      ...(overLimit !== undefined && { overLimit }),
    }
  }
  if (order.kind !== 'changePriceLists') return null
  const { contractPriceListId, groupPriceListId } = order
  return {
    ...(contractPriceListId !== undefined && { contractPriceListId }),
    ...(groupPriceListId !== undefined && { groupPriceListId }),
  }
}

/** How many rows of a list are meant, for who may do anything with them. */
export async function countBulkRows(shop: ShopContext, operator: Operator, meant: BulkRows): Promise<number> {
  const kinds = (Object.keys(RIGHTS) as BulkKind[]).filter((kind) => LIST_OF_KIND[kind] === meant.list)
  const right = kinds.map((kind) => RIGHTS[kind]).find((action) => may(operator, action) === null)
  if (right === undefined) throw new Refusal('RoleRequired')
  return (await readRows(shop, meant)).length
}

async function chosenRows(shop: ShopContext, { kind, rows: meant }: BulkOrder): Promise<ChosenRow[]> {
  const rows = await readRows(shop, { list: LIST_OF_KIND[kind], rows: meant } as BulkRows)
  if (rows.length === 0) throw new Refusal('NothingChosen')
  if (rows.length > MOST_BULK_ROWS) throw new Refusal('TooManyChosen')
  if ('seen' in meant && meant.seen !== undefined && rows.length > meant.seen)
    throw new Refusal('MoreThanSeen')
  return rows
}

async function readRows(shop: ShopContext, { list, rows }: BulkRows): Promise<ChosenRow[]> {
  const limit = MOST_BULK_ROWS + 1
  switch (list) {
    case 'orders':
      return plain(await chooseDeskOrders(shop, rows, limit))
    case 'toInvoice':
      return plain(await chooseToInvoice(shop, 'ids' in rows ? rows.ids : null, limit))
    case 'invoices':
      return plain(await chooseDeskInvoices(shop, rows, limit))
    case 'reminders':
      return (await chooseReminders(shop, 'ids' in rows ? rows.ids : null, limit)).map((row) => ({
        ...row,
        meant: null,
      }))
    case 'invitations':
      return plain(await chooseContactsToInvite(shop, rows, limit))
    case 'products':
      return plain(await chooseDrafts(shop, rows, limit))
    case 'mails':
      return plain(await chooseDeskMails(shop, rows, limit))
    case 'companies':
      return plain(await chooseDeskCompanies(shop, rows, limit))
    case 'quotes':
      return plain(await chooseDeskQuotes(shop, rows, limit))
    case 'jobs':
      return plain(await chooseFailedJobs(shop, 'ids' in rows ? rows.ids : null, limit))
    case 'files':
      return (await chooseDeskFiles(shop, rows, limit)).map(({ designId, ...row }) => ({
        ...row,
        step: null,
        meant: { designId },
      }))
  }
}

/** Rows that are whole by their ids. */
const plain = (rows: readonly Pick<ChosenRow, 'id' | 'number'>[]): ChosenRow[] =>
  rows.map((row) => ({ ...row, step: null, meant: null }))

/** The work with a list that an operator has not put away. */
export async function listRuns(shop: ShopContext, operator: Operator, list: BulkList): Promise<Shown[]> {
  const runs = await runsOf(shop.db, operator.operatorId, list)
  return Promise.all(runs.map((run) => showRun(shop, run)))
}

export async function stopBulk(shop: ShopContext, operator: Operator, id: string): Promise<void> {
  const run = await ownRun(shop, operator, id)
  await stopRun(shop.db, run.id, shop.clock())
}

export async function closeBulk(shop: ShopContext, operator: Operator, id: string): Promise<void> {
  const run = await ownRun(shop, operator, id)
  if (!(await deleteRun(shop.db, run.id))) throw new Refusal('BulkRunning')
}

/** What a colleague started is his. */
async function ownRun({ db }: ShopContext, { operatorId }: Operator, id: string): Promise<RunRecord> {
  const run = await findRun(db, operatorId, id)
  if (!run) throw new Refusal('BulkRunNotFound')
  return run
}

async function showRun({ db }: ShopContext, { isOver, ...run }: RunRecord): Promise<Shown> {
  return { ...run, isRunning: !isOver, rows: await firstRows(db, run.id, MOST_SHOWN) }
}
