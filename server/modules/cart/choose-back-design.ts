import type { Cart } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import { type BackChoice, refuseBack } from '#domain/designs/links.ts'
import type { ViewedLine } from '#domain/cart/view.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { showCart } from './show-cart.ts'
import { takeLine } from './take-line.ts'
import { keptFile } from '../designs/kept-file.ts'
import { lineIn, viewOwnCart } from './view-own-cart.ts'
import { loadDesigns } from '../designs/load-designs.ts'
import { replaceBackLink } from './design-link-store.ts'
import { refuseTooManyDesigns } from './refuse-too-many.ts'
import { agreeStudioPrice, linkableFile } from './save-designs.ts'

/** Makes a file, a design by the studio, or nothing, the back of a line. */
export async function chooseBackDesign(
  shop: ShopContext,
  customer: Contact,
  lineId: string,
  choice: BackChoice,
): Promise<Cart> {
  await shop.db.transaction().execute((trx) => chooseBackWithin(shop, trx, customer, { lineId, choice }))
  return showCart(shop, customer)
}

type ChosenBack = { readonly lineId: string; readonly choice: BackChoice }

/** The same within a transaction of the caller. */
export async function chooseBackWithin(
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  { lineId, choice }: ChosenBack,
): Promise<void> {
  await takeLine(trx, customer, lineId)
  const { line } = lineIn(await viewOwnCart(shop, customer, trx), lineId)
  const file = choice.kind === 'file' ? await backFile(trx, customer.companyId, line, choice.designId) : null
  const refusal = refuseBack(line.back, file)
  if (refusal) throw new Refusal(refusal)
  if (choice.kind === 'studio') await agreeStudioPrice(trx, line)
  await replaceBackLink(trx, lineId, choice)
  await refuseTooManyDesigns(trx, customer)
}

async function backFile(trx: Executor, companyId: string, line: ViewedLine, designId: string) {
  const [design] = await loadDesigns(trx, companyId, [designId])
  if (!design) return undefined
  const isLinked = line.designs.some(({ side, file }) => side === 'back' && file?.designId === designId)
  return linkableFile(keptFile(design), line.print, isLinked)
}
