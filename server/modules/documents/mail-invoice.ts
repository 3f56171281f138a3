import { pagePaths } from '#contract/page-paths.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { creditMailTexts, invoiceMailTexts as texts } from '#texts/nl/mail-documents.ts'
import { settlementTexts } from '#texts/nl/settlement.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { MailPart } from '../mail/layout.ts'
import { type NewMail, queueMail } from '../mail/queue-mail.ts'
import { prose, shopMail } from '../mail/shop-mail.ts'
import type { InvoiceRecord } from './invoice-store.ts'
import { groupedIban } from './papers/letterhead.ts'

type Mailing = Pick<ShopContext, 'jobs' | 'origin'>
type MailedInvoice = Pick<InvoiceRecord, 'id' | 'orderId' | 'content'>

/**
 * Mails an invoice or credit note once, with its PDF and UBL, and again once for each id that names another time; a buyer
 * without an address gets none.
 */
export async function mailInvoice(
  shop: Mailing,
  trx: Executor,
  invoice: MailedInvoice,
  againId: string | null = null,
): Promise<void> {
  if (!invoice.content.buyer.email) return
  const make = invoice.content.kind === 'invoice' ? invoiceMail : creditNoteMail
  const mail = await make(shop, trx, invoice)
  const dedupeKey = againId === null ? mail.dedupeKey : `${mail.dedupeKey}:${againId}`
  await queueMail(shop, trx, { ...mail, dedupeKey })
}

const text = (words: string): MailPart => ({ kind: 'text', text: words })

/** What both have: who gets it, the files, and the way to the order. */
const envelope = ({ id, content }: MailedInvoice) => ({
  dedupeKey: `invoice:${id}`,
  recipient: content.buyer.email ?? '',
  attachments: [
    { document: 'invoice_pdf', id },
    { document: 'invoice_ubl', id },
  ],
})
const ending = ({ origin }: Pick<ShopContext, 'origin'>, { orderId }: MailedInvoice): MailPart[] => [
  text(texts.attached),
  { kind: 'link', label: texts.look, url: `${origin()}${pagePaths.order(orderId)}` },
]
const orderText = ({ number, reference }: InvoiceRecord['content']['order']): string =>
  reference ? `${number} (${reference})` : number
const amount = (label: string, cents: number): MailPart => ({
  kind: 'amounts',
  isTotal: true,
  rows: [[label, formatPrice(cents)]],
})

/** What was paid before, where something was. */
const prepaidPart = (totalCents: number, prepaidCents: number): MailPart[] =>
  prepaidCents === 0
    ? []
    : [
        {
          kind: 'amounts',
          rows: [
            [texts.whole, formatPrice(totalCents)],
            [texts.prepaid, formatPrice(prepaidCents)],
          ],
        },
      ]

/** What there is to pay, until when and how. */
export async function invoiceMail(
  shop: Pick<ShopContext, 'origin'>,
  db: Executor,
  invoice: MailedInvoice,
): Promise<NewMail> {
  const { number, seller, order, totalCents, prepaidCents, dueOn, issuedOn } = invoice.content
  const until = formatDate(dueOn ?? issuedOn)
  const openCents = totalCents - prepaidCents
  return {
    ...envelope(invoice),
    template: 'invoice',
    message: await shopMail(db, {
      subject: (shopName) => texts.subject(number, shopName),
      title: texts.title(number),
      worded: {
        mail: 'invoice',
        values: { number, order: orderText(order) },
      },
      parts: [
        prose(texts.greeting),
        prose(texts.intro(order.number, order.reference)),
        ...prepaidPart(totalCents, prepaidCents),
        amount(texts.total, openCents),
        text(
          openCents === 0 && prepaidCents > 0
            ? texts.paidAlready
            : texts.how(until, groupedIban(seller.iban), seller.name, number),
        ),
        ...ending(shop, invoice),
      ],
    }),
  }
}

/** What is given back, for which invoice and why. */
export async function creditNoteMail(
  shop: Pick<ShopContext, 'origin'>,
  db: Executor,
  invoice: MailedInvoice,
): Promise<NewMail> {
  const { number, credits, order, totalCents } = invoice.content
  const reason = credits?.reason ?? ''
  const credited = credits?.number ?? ''
  return {
    ...envelope(invoice),
    template: 'credit_note',
    message: await shopMail(db, {
      subject: (shopName) => creditMailTexts.subject(number, shopName),
      title: creditMailTexts.title(number),
      worded: {
        mail: 'credit_note',
        values: { number, invoice: credited, reason, order: orderText(order) },
      },
      parts: [
        prose(texts.greeting),
        prose(creditMailTexts.intro(credited, reason)),
        amount(credits?.settled ? creditMailTexts.credited : creditMailTexts.total, totalCents),
        ...(credits?.settled
          ? settlementTexts(credited, credits.settled)
          : [creditMailTexts.how(credited)]
        ).map(text),
        ...ending(shop, invoice),
      ],
    }),
  }
}
