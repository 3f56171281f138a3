import { contactMailTexts as texts } from '#texts/nl/mail.ts'
import type { Executor } from '../../db/database.ts'
import { shopTheme } from '../content/shop-config.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'

type Message = {
  readonly name: string
  readonly email: string
  readonly phone?: string | null | undefined
  readonly subject: string
  readonly message: string
}

export const CONTACT_COPY = 'contact_copy'
export const CONTACT_NOTICE = 'contact_message'

/** A message of the contact form for the shop. */
export async function contactNoticeMail(trx: Executor, id: string, form: Message): Promise<NewMail> {
  const { company } = await shopTheme({ db: trx })
  const rows = [
    [texts.name, form.name],
    [texts.email, form.email],
    ...(form.phone ? [[texts.phone, form.phone] as const] : []),
  ] as const
  return {
    dedupeKey: `contact:${id}`,
    template: CONTACT_NOTICE,
    recipient: company.email,
    message: await shopMail(trx, {
      subject: () => texts.subject(form.subject),
      title: texts.title,
      parts: [
        { kind: 'facts', rows },
        { kind: 'heading', text: form.subject },
        { kind: 'text', text: form.message },
      ],
    }),
  }
}

/**
 * Tells who wrote that the message has come. It carries nothing that they typed: the address may be somebody else's, and
 * a shop that mails strangers a text of anybody's choice is a relay for spam.
 */
export async function contactCopyMail(trx: Executor, id: string, email: string): Promise<NewMail> {
  return {
    dedupeKey: `${CONTACT_COPY}:${id}`,
    template: CONTACT_COPY,
    recipient: email,
    message: await shopMail(trx, {
      subject: texts.copySubject,
      title: texts.copyTitle,
      parts: [
        { kind: 'text', text: texts.copyGreeting },
        { kind: 'text', text: texts.copyReceived },
        { kind: 'text', text: texts.copyNotSent },
      ],
    }),
  }
}
