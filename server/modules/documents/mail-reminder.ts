import { pagePaths } from '#contract/page-paths.ts'
import type { ReminderStep } from '#domain/documents/reminder-step.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { reminderMailTexts as texts } from '#texts/nl/mail-reminders.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { MailPart } from '../mail/layout.ts'
import { type NewMail, queueMail } from '../mail/queue-mail.ts'
import { prose, shopMail } from '../mail/shop-mail.ts'
import type { InvoiceRecord } from './invoice-store.ts'
import { groupedIban } from './papers/letterhead.ts'

type Reminded = Pick<InvoiceRecord, 'id' | 'orderId' | 'content'> & {
  readonly step: ReminderStep
  readonly openCents: number
}

const KINDS = {
  1: { template: 'reminder' },
  2: { template: 'second_reminder' },
  3: { template: 'last_reminder' },
} as const satisfies Record<ReminderStep, Pick<NewMail, 'template'>>

/** Mails a reminder of an invoice once, with its PDF and UBL. */
export async function mailReminder(
  shop: Pick<ShopContext, 'jobs' | 'origin'>,
  trx: Executor,
  invoice: Reminded,
): Promise<void> {
  await queueMail(shop, trx, await reminderMail(shop, trx, invoice))
}

/** What was paid already, where something was. */
const paidPart = (totalCents: number, openCents: number): MailPart[] =>
  openCents === totalCents
    ? []
    : [
        {
          kind: 'amounts',
          rows: [
            [texts.total, formatPrice(totalCents)],
            [texts.paid, formatPrice(totalCents - openCents)],
          ],
        },
      ]

/** What is open of which invoice, since when, and how to pay it. */
export async function reminderMail(
  { origin }: Pick<ShopContext, 'origin'>,
  db: Executor,
  { id, orderId, content, step, openCents }: Reminded,
): Promise<NewMail> {
  const { number, seller, order, totalCents, issuedOn } = content
  const dueOn = formatDate(content.dueOn ?? issuedOn)
  const say = texts.step[step]
  const iban = groupedIban(seller.iban)
  const ordered = order.reference ? texts.named(order.number, order.reference) : order.number
  return {
    // Beside the mails of the invoice itself, so that its page shows both.
    dedupeKey: `invoice:${id}:reminder:${step}`,
    ...KINDS[step],
    recipient: content.buyer.email ?? '',
    attachments: [
      { document: 'invoice_pdf', id },
      { document: 'invoice_ubl', id },
    ],
    message: await shopMail(db, {
      subject: (shopName) => say.subject(number, shopName),
      title: say.title(number),
      worded: {
        mail: KINDS[step].template,
        values: {
          number,
          issuedOn: formatDate(issuedOn),
          dueOn,
          order: ordered,
          iban,
          accountName: seller.name,
        },
      },
      parts: [
        prose(texts.greeting),
        prose(say.intro(number, formatDate(issuedOn), dueOn)),
        {
          kind: 'facts',
          rows: [
            [texts.order, ordered],
            [texts.dueOn, dueOn],
          ],
        },
        ...paidPart(totalCents, openCents),
        { kind: 'amounts', isTotal: true, rows: [[texts.open, formatPrice(openCents)]] },
        prose(say.how(iban, seller.name, number)),
        prose(texts.crossed),
        { kind: 'link', label: texts.look, url: `${origin()}${pagePaths.order(orderId)}` },
      ],
    }),
  }
}
