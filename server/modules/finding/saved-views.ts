import type { SavedView, ViewedList } from '#contract/office/views.ts'
import type { Operator } from '#domain/access/actor.ts'
import type { OperatorAction } from '#domain/access/may.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import {
  countOwnViews,
  deleteView,
  findOwnView,
  insertView,
  selectViews,
  updateView,
} from './saved-view-store.ts'

/** Of one list; more are no longer found at a glance. */
const MOST_OF_A_LIST = 30

/** Who may look at a list may keep views of it. */
const SEEN_BY: Readonly<Record<ViewedList, OperatorAction>> = {
  orders: 'seeOrders',
  files: 'seeFiles',
  studio: 'seeFiles',
  quotes: 'seeQuotes',
  invoices: 'seeAllInvoices',
  companies: 'seeCompanies',
  invitations: 'changeCompanies',
  messages: 'answerMessages',
  newsletter: 'seeNewsletter',
  products: 'changeCatalogue',
  redirects: 'changeCatalogue',
  price_lists: 'changePrices',
  mails: 'sendMails',
  audit: 'readAuditLog',
}

type Named = { readonly name: string; readonly isShared: boolean }

export async function listViews(
  { db }: ShopContext,
  operator: Operator,
  list: ViewedList,
): Promise<SavedView[]> {
  requireRight(operator, SEEN_BY[list])
  return selectViews(db, operator.operatorId, list)
}

export async function saveView(
  shop: ShopContext,
  operator: Operator,
  view: Named & { readonly list: ViewedList; readonly query: string },
): Promise<SavedView[]> {
  const { operatorId } = operator
  requireRight(operator, SEEN_BY[view.list])
  await shop.db.transaction().execute(async (trx) => {
    if ((await countOwnViews(trx, operatorId, view.list)) >= MOST_OF_A_LIST) throw new Refusal('TooManyViews')
    if (!(await insertView(trx, { operatorId, ...view }))) throw new Refusal('ViewNameTaken')
  })
  return listViews(shop, operator, view.list)
}

export async function changeView(
  shop: ShopContext,
  operator: Operator,
  id: string,
  named: Named,
): Promise<SavedView[]> {
  const list = await ownList(shop, operator, id)
  if (!(await updateView(shop.db, id, named))) throw new Refusal('ViewNameTaken')
  return listViews(shop, operator, list)
}

export async function removeView(shop: ShopContext, operator: Operator, id: string): Promise<SavedView[]> {
  const list = await ownList(shop, operator, id)
  await deleteView(shop.db, id)
  return listViews(shop, operator, list)
}

/** What a colleague shares is his to change. */
async function ownList({ db }: ShopContext, { operatorId }: Operator, id: string): Promise<ViewedList> {
  const list = await findOwnView(db, operatorId, id)
  if (list === null) throw new Refusal('ViewNotFound')
  return list
}
