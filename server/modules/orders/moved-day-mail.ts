import { pagePaths } from '#contract/page-paths.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { movedDayMailTexts as texts } from '#texts/nl/mail-moved-day.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { MailPart } from '../mail/layout.ts'
import { linePicture } from '../mail/mail-picture.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { prose, shopMail } from '../mail/shop-mail.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'

/** Lines as they were promised, and the day that is promised now. */
type MovedDay = {
  readonly lines: readonly OrderLineRow[]
  readonly date: string
  readonly reason: string
}

/** Tells that lines of an order come on another day, which day that was, and why. */
export async function movedDayMail(
  shop: Pick<ShopContext, 'origin' | 'clock'>,
  trx: Executor,
  order: OrderRecord,
  { lines, date, reason }: MovedDay,
): Promise<NewMail> {
  const newDay = formatPromisedDate(date)
  const parts: MailPart[] = [
    prose(texts.greeting(order.contact.firstName)),
    prose(texts.intro(order.number)),
    ...(order.reference ? [{ kind: 'text' as const, text: texts.reference(order.reference) }] : []),
    {
      kind: 'amounts',
      rows: lines.map(
        (line) =>
          [
            texts.line(line.quantity, line.title, line.pack),
            texts.days[line.deliveryKind](newDay, formatPromisedDate(line.deliveryDate)),
            linePicture(line),
          ] as const,
      ),
    },
    { kind: 'text', text: texts.reason(reason) },
    { kind: 'text', text: texts.unsuited },
    { kind: 'link', label: texts.follow, url: `${shop.origin()}${pagePaths.order(order.id)}` },
  ]
  return {
    // It may be moved there once more.
    dedupeKey: `order_day_moved:${order.id}:${lines.map(({ id }) => id).join(',')}:${shop.clock().toISOString()}`,
    template: 'order_day_moved',
    recipient: order.confirmationEmail,
    message: await shopMail(trx, {
      subject: (shopName) => texts.subject(order.number, shopName),
      title: texts.title,
      worded: {
        mail: 'order_day_moved',
        values: { number: order.number, firstName: order.contact.firstName },
      },
      parts,
    }),
  }
}
