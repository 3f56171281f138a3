import { pagePaths } from '#contract/page-paths.ts'
import type { Contact } from '#domain/access/actor.ts'
import { takesFiles } from '#domain/orders/states.ts'
import { filesMailTexts as texts } from '#texts/nl/mail.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { MailPart } from '../mail/layout.ts'
import { linePicture } from '../mail/mail-picture.ts'
import { type NewMail, queueMail } from '../mail/queue-mail.ts'
import { prose, shopMail } from '../mail/shop-mail.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderRecord } from '../ordered/order-record.ts'

/** Tells the customer that the files of an order are complete, once no line waits for any; within the transaction that sent the last. */
export async function mailFilesComplete(
  shop: Pick<ShopContext, 'jobs' | 'origin' | 'clock'>,
  trx: Executor,
  { companyId }: Contact,
  orderId: string,
): Promise<void> {
  const order = await findOrder(trx, companyId, orderId)
  const lines = order?.groups.flatMap((group) => group.lines) ?? []
  if (!order || lines.some(({ state }) => takesFiles(state))) return
  await queueMail(shop, trx, await filesMail(shop, trx, order))
}

/** That everything is in, and when each line comes. */
export async function filesMail(
  shop: Pick<ShopContext, 'origin' | 'clock'>,
  trx: Executor,
  order: OrderRecord,
): Promise<NewMail> {
  const lines = order.groups.flatMap((group) => group.lines)
  const parts: MailPart[] = [
    prose(texts.greeting(order.contact.firstName)),
    prose(texts.intro(order.number)),
    {
      kind: 'amounts',
      rows: lines
        .filter(({ state }) => state !== 'cancelled')
        .map((line) => [
          texts.line(line.quantity, line.title, line.pack),
          line.deliveryKind === 'ship'
            ? texts.ship(formatPromisedDate(line.deliveryDate))
            : texts.pickup(formatPromisedDate(line.deliveryDate)),
          linePicture(line),
        ]),
    },
    { kind: 'link', label: texts.follow, url: `${shop.origin()}${pagePaths.order(order.id)}` },
  ]
  return {
    // A line may be handed back to the customer, and its files be sent once more.
    dedupeKey: `files:${order.id}:${shop.clock().toISOString()}`,
    template: 'files_complete',
    recipient: order.confirmationEmail,
    message: await shopMail(trx, {
      subject: (shopName) => texts.subject(order.number, shopName),
      title: texts.title,
      worded: {
        mail: 'files_complete',
        values: { number: order.number, firstName: order.contact.firstName },
      },
      parts,
    }),
  }
}
