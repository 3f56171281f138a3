import { officePaths } from '#contract/office/paths.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { quoteMailTexts as texts } from '#texts/nl/quotes.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { shopTheme } from '../content/shop-config.ts'
import type { MailPart } from '../mail/layout.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { prose, shopMail } from '../mail/shop-mail.ts'
import { totalRows } from '../mail/total-rows.ts'
import type { MailedQuote } from './mailed-quote.ts'

type Linking = Pick<ShopContext, 'origin'>

const link = (shop: Linking, { id }: MailedQuote): MailPart => ({
  kind: 'link',
  label: texts.look,
  url: `${shop.origin()}${pagePaths.quote(id)}`,
})

const facts = (quote: MailedQuote): MailPart[] => [
  {
    kind: 'amounts',
    rows: [
      [texts.number, quote.number],
      [texts.reference, quote.reference],
      [texts.validUntil, formatDate(quote.validUntil)],
    ],
  },
  {
    kind: 'amounts',
    rows: quote.lines.map(({ title, quantity, pack, totalCents, picture }) => [
      texts.line(quantity, title, pack),
      formatPrice(totalCents),
      picture,
    ]),
  },
  { kind: 'amounts', rows: totalRows(quote.totals) },
  { kind: 'amounts', isTotal: true, rows: [[texts.total, formatPrice(quote.totalCents)]] },
]

/** What the owner's words for the mails about a quote may name. */
const valuesOf = ({ number, reference, validUntil, firstName }: MailedQuote) => ({
  number,
  reference,
  validUntil: formatDate(validUntil),
  firstName,
})

/** Tells the customer that a quote was saved, and until when its prices hold. */
export async function savedQuoteMail(shop: Linking, trx: Executor, quote: MailedQuote): Promise<NewMail> {
  return {
    dedupeKey: `quote:${quote.number}`,
    template: 'quote',
    recipient: quote.email,
    message: await shopMail(trx, {
      subject: (shopName) => texts.savedSubject(quote.number, shopName),
      title: texts.savedTitle(quote.number),
      worded: { mail: 'quote', values: valuesOf(quote) },
      parts: [
        prose(texts.greeting(quote.firstName)),
        prose(texts.savedIntro),
        ...facts(quote),
        link(shop, quote),
        { kind: 'text', text: texts.afterwards },
      ],
    }),
  }
}

/** Reminds the customer that a quote is about to expire, once per quote and last day. */
export async function expiringQuoteMail(shop: Linking, trx: Executor, quote: MailedQuote): Promise<NewMail> {
  const last = formatDate(quote.validUntil)
  return {
    dedupeKey: `quote-expiring:${quote.number}:${quote.validUntil}`,
    template: 'quote_expiring',
    recipient: quote.email,
    message: await shopMail(trx, {
      subject: (shopName) => texts.expiringSubject(quote.number, shopName),
      title: texts.expiringTitle(last),
      worded: { mail: 'quote_expiring', values: valuesOf(quote) },
      parts: [
        prose(texts.greeting(quote.firstName)),
        prose(texts.expiringIntro(quote.reference, last)),
        ...facts(quote),
        link(shop, quote),
        { kind: 'text', text: texts.afterwards },
      ],
    }),
  }
}

type Said = { readonly messageId: string; readonly message: string }

/** Tells the shop that a customer asks for a price, or answered an offer; the button opens the quote in the back office. */
export async function priceRequestMail(
  shop: Linking,
  trx: Executor,
  quote: MailedQuote,
  { messageId, message }: Said,
): Promise<NewMail> {
  const { company } = await shopTheme({ db: trx })
  return {
    dedupeKey: `price-request:${messageId}`,
    template: 'price_request',
    recipient: company.email,
    message: await shopMail(trx, {
      subject: () => texts.requestSubject(quote.number),
      title: texts.requestTitle(quote.companyName),
      parts: [
        { kind: 'text', text: message },
        ...facts(quote),
        { kind: 'link', label: texts.answerIt, url: `${shop.origin()}${officePaths.quote(quote.id)}` },
      ],
    }),
  }
}

const changedNote = (version: number): MailPart => ({ kind: 'text', text: texts.isVersion(version) })

type Answered = Said & {
  readonly kind: 'offered' | 'declined' | 'answered'
  /** Of the quote as it was offered; null where nothing was. */
  readonly version: number | null
}

const ANSWERS = {
  offered: { template: 'price_offer', title: texts.answerTitles.offered },
  declined: { template: 'price_declined', title: texts.answerTitles.declined },
  answered: { template: 'price_answer', title: texts.answerTitles.answered },
} as const satisfies Record<Answered['kind'], unknown>

/** Tells the customer what the shop answered. */
export async function priceAnswerMail(
  shop: Linking,
  trx: Executor,
  quote: MailedQuote,
  { messageId, message, kind, version }: Answered,
): Promise<NewMail> {
  const { template, title } = ANSWERS[kind]
  return {
    dedupeKey: `price-answer:${messageId}`,
    template,
    recipient: quote.email,
    message: await shopMail(trx, {
      subject: (shopName) => texts.answerSubject(quote.number, shopName),
      title,
      worded: { mail: template, values: valuesOf(quote) },
      parts: [
        prose(texts.greeting(quote.firstName)),
        { kind: 'text', text: message },
        ...(version === null ? [] : [changedNote(version)]),
        ...facts(quote),
        link(shop, quote),
      ],
    }),
  }
}

/** Tells the customer that an offer holds longer. */
export async function extendedQuoteMail(
  shop: Linking,
  trx: Executor,
  quote: MailedQuote,
  { messageId, message }: Said,
): Promise<NewMail> {
  return {
    dedupeKey: `quote-extended:${messageId}`,
    template: 'quote_extended',
    recipient: quote.email,
    message: await shopMail(trx, {
      subject: (shopName) => texts.extendedSubject(quote.number, shopName),
      title: texts.expiringTitle(formatDate(quote.validUntil)),
      worded: { mail: 'quote_extended', values: valuesOf(quote) },
      parts: [
        prose(texts.greeting(quote.firstName)),
        { kind: 'text', text: message },
        ...facts(quote),
        link(shop, quote),
        { kind: 'text', text: texts.afterwards },
      ],
    }),
  }
}
