import { createHash } from 'node:crypto'
import { officePaths } from '#contract/office/paths.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { accountMailTexts as texts } from '#texts/nl/account-mails.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { shopTheme } from '../content/shop-config.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { prose, shopMail } from '../mail/shop-mail.ts'
import type { RequestForm } from '../../db/documents/people.ts'
import type { AccountRequestRecord } from './request-store.ts'

type Origin = Pick<ShopContext, 'origin'>
type Asked = Pick<AccountRequestRecord, 'id' | 'form'>

export const REQUEST_RECEIVED = 'account_request'
export const REQUEST_NOTICE = 'account_request_notice'

/** What somebody asked for, to read it back. */
const formRows = (form: RequestForm): (readonly [string, string])[] =>
  [
    [texts.rows.company, form.companyName] as const,
    [texts.rows.kvkNumber, form.kvkNumber] as const,
    [texts.rows.vatId, form.vatId] as const,
    [
      texts.rows.address,
      `${form.street} ${[form.houseNumber, form.addition].filter(Boolean).join(' ')}\n${form.postcode} ${form.city}`,
    ] as const,
    [texts.rows.contact, `${form.firstName} ${form.lastName}`] as const,
    [texts.rows.email, form.email] as const,
    [texts.rows.phone, form.phone] as const,
    [texts.rows.invoiceEmail, form.invoiceEmail] as const,
  ].flatMap(([label, value]) => (value ? [[label, value] as const] : []))

/**
 * Tells who asked that the request has come. It carries nothing that they typed, not a name either: the address may be
 * somebody else's.
 */
export async function requestReceivedMail(
  _shop: Origin,
  trx: Executor,
  { id, form }: Asked,
): Promise<NewMail> {
  return {
    dedupeKey: `${REQUEST_RECEIVED}:${id}`,
    template: REQUEST_RECEIVED,
    recipient: form.email,
    message: await shopMail(trx, {
      subject: texts.received.subject,
      title: texts.received.title,
      parts: [
        { kind: 'text', text: texts.received.greeting },
        { kind: 'text', text: texts.received.intro },
        { kind: 'text', text: texts.received.notAsked },
      ],
    }),
  }
}

/** For who has an account already; anybody may have filled in this address. */
export async function accountKnownMail(shop: Origin, trx: Executor, { id, form }: Asked): Promise<NewMail> {
  return {
    dedupeKey: `account_known:${id}`,
    template: 'account_known',
    recipient: form.email,
    message: await shopMail(trx, {
      subject: texts.known.subject,
      title: texts.known.title,
      parts: [
        { kind: 'text', text: texts.known.intro },
        { kind: 'link', label: texts.known.logIn, url: `${shop.origin()}${pagePaths.loggedOut()}` },
        { kind: 'text', text: texts.known.notAsked },
      ],
    }),
  }
}

/** Tells the shop that a request waits, and what was found about it; the button opens the requests in the back office. */
export async function requestNoticeMail(
  shop: Origin,
  trx: Executor,
  { id, form, findings }: Pick<AccountRequestRecord, 'id' | 'form' | 'findings'>,
): Promise<NewMail> {
  const { company } = await shopTheme({ db: trx })
  return {
    dedupeKey: `${REQUEST_NOTICE}:${id}`,
    template: REQUEST_NOTICE,
    recipient: company.email,
    message: await shopMail(trx, {
      subject: () => texts.notice.subject(form.companyName),
      title: texts.notice.title,
      parts: [
        { kind: 'facts', rows: formRows(form) },
        ...(form.remarks ? [{ kind: 'text' as const, text: form.remarks }] : []),
        ...(findings?.knownCompany
          ? [{ kind: 'text' as const, text: texts.notice.knownCompany(findings.knownCompany.name) }]
          : []),
        { kind: 'link', label: texts.notice.decide, url: `${shop.origin()}${officePaths.requests()}` },
      ],
    }),
  }
}

/** Asks somebody about his request; the same question goes once. */
export async function questionMail(trx: Executor, { id, form }: Asked, question: string): Promise<NewMail> {
  const { company } = await shopTheme({ db: trx })
  return {
    dedupeKey: `account_question:${id}:${createHash('sha256').update(question).digest('base64url')}`,
    template: 'account_question',
    recipient: form.email,
    message: await shopMail(trx, {
      subject: texts.question.subject,
      title: texts.question.title,
      parts: [
        { kind: 'text', text: texts.greeting(form.firstName) },
        { kind: 'text', text: texts.question.intro(form.companyName) },
        { kind: 'text', text: question },
        { kind: 'text', text: texts.question.answer(company.email) },
      ],
    }),
  }
}

export async function rejectionMail(trx: Executor, { id, form }: Asked, reason: string): Promise<NewMail> {
  return {
    dedupeKey: `account_rejection:${id}`,
    template: 'account_rejection',
    recipient: form.email,
    message: await shopMail(trx, {
      subject: texts.rejection.subject,
      title: texts.rejection.title,
      worded: {
        mail: 'account_rejection',
        values: { company: form.companyName, firstName: form.firstName },
      },
      parts: [
        prose(texts.greeting(form.firstName)),
        prose(texts.rejection.intro),
        ...(reason ? [{ kind: 'text' as const, text: reason }] : []),
        { kind: 'text', text: texts.rejection.contact },
      ],
    }),
  }
}
