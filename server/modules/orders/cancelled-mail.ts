import { pagePaths } from '#contract/page-paths.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { cancelledMailTexts as texts, orderMailTexts } from '#texts/nl/mail.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { InvoicedAnew } from '../documents/invoice-anew.ts'
import type { MailPart } from '../mail/layout.ts'
import { linePicture } from '../mail/mail-picture.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'
import { totalRows } from '../mail/total-rows.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'

/** What was cancelled of an order, and what follows from that. */
export type Cancelled = {
  readonly lines: readonly OrderLineRow[]
  readonly reason: string
  /** Something of the order is still made. */
  readonly isLeft: boolean
  /** What became of its invoice; null where it had none. */
  readonly anew: InvoicedAnew | null
}

const text = (words: string): MailPart => ({ kind: 'text', text: words })

/** Tells what was cancelled and why, what the order comes to now, and what becomes of its invoice. */
export async function cancelledMail(
  shop: Pick<ShopContext, 'origin'>,
  trx: Executor,
  order: OrderRecord,
  { lines, reason, isLeft, anew }: Cancelled,
): Promise<NewMail> {
  const parts: MailPart[] = [
    text(texts.greeting(order.contact.firstName)),
    text(isLeft ? texts.some(order.number) : texts.all(order.number)),
    ...(order.reference ? [text(texts.reference(order.reference))] : []),
    {
      kind: 'amounts',
      rows: lines.map(
        (line) =>
          [
            texts.line(line.quantity, line.title, line.pack),
            formatPrice(line.lineCents),
            linePicture(line),
          ] as const,
      ),
    },
    text(texts.reason(reason)),
    ...(isLeft
      ? [
          { kind: 'heading' as const, text: texts.left },
          { kind: 'amounts' as const, rows: totalRows(order) },
          {
            kind: 'amounts' as const,
            isTotal: true as const,
            rows: [[orderMailTexts.total, formatPrice(order.totalCents)] as const],
          },
        ]
      : []),
    text(anew ? texts.credited(anew.creditNote, anew.invoice) : texts.notInvoiced(isLeft)),
    { kind: 'link', label: texts.follow, url: `${shop.origin()}${pagePaths.order(order.id)}` },
  ]
  return {
    dedupeKey: `order_cancelled:${order.id}:${lines.map(({ id }) => id).join(',')}`,
    template: 'order_cancelled',
    recipient: order.confirmationEmail,
    message: await shopMail(trx, {
      subject: (shopName) => (isLeft ? texts.someSubject : texts.allSubject)(order.number, shopName),
      title: isLeft ? texts.someTitle : texts.allTitle,
      parts,
    }),
  }
}
