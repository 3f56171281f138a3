import type { Contact } from '#domain/access/actor.ts'
import { may } from '#domain/access/may.ts'
import { movedDate } from '#domain/delivery/moved-date.ts'
import { mayBeTakenAsIs } from '#domain/designs/judge-design.ts'
import type { Cents } from '#domain/money.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { tradeTerms } from '../catalogue/trade-facts.ts'
import { answerQuestions } from './ask-customer.ts'
import { followStudio } from './follow-studio.ts'
import { chargeExtraDesigns } from './charge-extra-designs.ts'
import { confirmExtraDesigns } from './confirm-order.ts'
import { completeFiles } from './order-file-store.ts'
import { latePromise } from './late-promise.ts'
import { mailFilesComplete } from './files-mail.ts'
import { type OrderLineName, takeWaitingLine } from './take-waiting-line.ts'

/**
 * Sends in the files of an ordered line: every copy has one, and the customer takes those that are not quite right as they
 * are. Designs that were not paid for are added to the order, for the price that the customer saw. The line moves on, its day
 * of delivery with it, and a mail says so once no line waits any more.
 */
export async function sendLineFiles(
  shop: ShopContext,
  customer: Contact,
  { agreedCents, ...name }: OrderLineName & { readonly agreedCents: Cents },
): Promise<void> {
  const now = shop.clock()
  const terms = await tradeTerms(shop)
  await changeAs(shop.db, customer, async (trx) => {
    const { order, waiting } = await takeWaitingLine(trx, customer, name)
    if (waiting.status === 'missing' || waiting.status === 'incomplete') throw new Refusal('FilesIncomplete')
    if (waiting.status === 'invalid' || waiting.status === 'processing') throw new Refusal('invalid_design')
    if (waiting.designs.some(({ verdict }) => verdict && !mayBeTakenAsIs(verdict))) {
      throw new Refusal('FileOfOtherRatio')
    }
    const { wasHeld } = await answerQuestions(trx, waiting.line, now)
    const { extra } = waiting
    if (agreedCents !== (extra?.cents ?? 0)) throw new Refusal('ExtraDesignsNotAgreed')
    if (extra && may(customer, 'placeOrder', { netCents: order.netCents + extra.cents }))
      throw new Refusal('ExtraDesignsOverLimit')
    if (extra) await chargeExtraDesigns(trx, order, waiting.line, extra)
    const moved = movedDate(latePromise(waiting.line, order, { terms, now }))
    await completeFiles(trx, name.lineId, { deliveryDate: moved, now })
    await followStudio(trx, { orderId: order.id, orderLineId: name.lineId, isHeld: wasHeld }, now)
    if (extra)
      await confirmExtraDesigns(shop, trx, customer.companyId, { orderId: order.id, count: extra.count })
    await mailFilesComplete(shop, trx, customer, order.id)
  })
}
