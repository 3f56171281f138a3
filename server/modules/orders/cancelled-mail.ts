import { pagePaths } from '#contract/page-paths.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { cancelledMailTexts as texts, orderMailTexts } from '#texts/nl/mail.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { InvoicedAnew } from '../documents/invoice-anew.ts'
import type { MailPart } from '../mail/layout.ts'
import { linePicture } from '../mail/mail-picture.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { prose, shopMail } from '../mail/shop-mail.ts'
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

const ALL = {
  template: 'order_cancelled',
  subject: texts.allSubject,
  title: texts.allTitle,
  intro: texts.all,
} as const
const SOME = {
  template: 'order_part_cancelled',
  subject: texts.someSubject,
  title: texts.someTitle,
  intro: texts.some,
} as const

const text = (words: string): MailPart => ({ kind: 'text', text: words })

/** Tells what was cancelled and why, what the order comes to now, and what becomes of its invoice. */
export async function cancelledMail(
  shop: Pick<ShopContext, 'origin'>,
  trx: Executor,
  order: OrderRecord,
  { lines, reason, isLeft, anew }: Cancelled,
): Promise<NewMail> {
  const says = isLeft ? SOME : ALL
  const parts: MailPart[] = [
    prose(texts.greeting(order.contact.firstName)),
    prose(says.intro(order.number)),
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
    template: says.template,
    recipient: order.confirmationEmail,
    message: await shopMail(trx, {
      subject: (shopName) => says.subject(order.number, shopName),
      title: says.title,
      worded: {
        mail: says.template,
        values: { number: order.number, firstName: order.contact.firstName },
      },
      parts,
    }),
  }
}
