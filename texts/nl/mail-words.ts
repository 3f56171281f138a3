import type { MailWords } from '#domain/mails/own-words.ts'
import { type Placeholder, WORDED_MAILS, type WordedMail } from '#domain/mails/worded-mails.ts'
import type { ReminderStep } from '#domain/documents/reminder-step.ts'
import { accountMailTexts } from './account-mails.ts'
import { invoiceMailTexts } from './mail-documents.ts'
import { reminderMailTexts } from './mail-reminders.ts'
import { onTheWayMailTexts, orderMailTexts } from './mail.ts'
import { quoteMailTexts } from './quotes.ts'

/** How what the shop fills in is called between braces. */
export const placeholderNames = {
  number: 'nummer',
  order: 'bestelling',
  issuedOn: 'factuurdatum',
  dueOn: 'vervaldatum',
  iban: 'iban',
  accountName: 'rekeninghouder',
  firstName: 'voornaam',
  company: 'bedrijf',
  reference: 'referentie',
  validUntil: 'einddatum',
  shop: 'winkel',
} as const satisfies Record<Placeholder, string>

/** What words of the owner for a mail may name. */
export const placeholdersOf = (mail: WordedMail): readonly string[] =>
  WORDED_MAILS[mail].map((placeholder) => placeholderNames[placeholder])

const at = (placeholder: Placeholder): string => `{${placeholderNames[placeholder]}}`
const prose = (...paragraphs: readonly string[]): string => paragraphs.join('\n\n')

function reminder(step: ReminderStep): MailWords {
  const { subject, title, intro, how } = reminderMailTexts.step[step]
  return {
    subject: subject(at('number'), at('shop')),
    title: title(at('number')),
    intro: prose(
      reminderMailTexts.greeting,
      intro(at('number'), at('issuedOn'), at('dueOn')),
      how(at('iban'), at('accountName'), at('number')),
      reminderMailTexts.crossed,
    ),
  }
}

/** What the shop says in a mail of which the owner wrote nothing, with placeholders where it fills something in. */
export const usualMailWords: Readonly<Record<WordedMail, MailWords>> = {
  reminder: reminder(1),
  second_reminder: reminder(2),
  last_reminder: reminder(3),
  order_confirmation: {
    subject: orderMailTexts.subject(at('number'), at('shop')),
    title: orderMailTexts.title(at('number')),
    intro: prose(orderMailTexts.greeting(at('firstName')), orderMailTexts.intro),
  },
  order_shipped: {
    subject: onTheWayMailTexts.shippedSubject(at('number'), at('shop')),
    title: onTheWayMailTexts.shippedTitle,
    intro: prose(onTheWayMailTexts.greeting(at('firstName')), onTheWayMailTexts.shipped(at('number'))),
  },
  order_ready_for_pickup: {
    subject: onTheWayMailTexts.readySubject(at('number'), at('shop')),
    title: onTheWayMailTexts.readyTitle,
    intro: prose(onTheWayMailTexts.greeting(at('firstName')), onTheWayMailTexts.ready(at('number'))),
  },
  invoice: {
    subject: invoiceMailTexts.subject(at('number'), at('shop')),
    title: invoiceMailTexts.title(at('number')),
    intro: prose(invoiceMailTexts.greeting, invoiceMailTexts.intro(at('order'), null)),
  },
  quote: {
    subject: quoteMailTexts.savedSubject(at('number'), at('shop')),
    title: quoteMailTexts.savedTitle(at('number')),
    intro: prose(quoteMailTexts.greeting(at('firstName')), quoteMailTexts.savedIntro),
  },
  quote_expiring: {
    subject: quoteMailTexts.expiringSubject(at('number'), at('shop')),
    title: quoteMailTexts.expiringTitle(at('validUntil')),
    intro: prose(
      quoteMailTexts.greeting(at('firstName')),
      quoteMailTexts.expiringIntro(at('reference'), at('validUntil')),
    ),
  },
  account_invitation: {
    subject: accountMailTexts.invitation.subject(at('shop')),
    title: accountMailTexts.invitation.title,
    intro: prose(accountMailTexts.greeting(at('firstName')), accountMailTexts.invitation.made(at('company'))),
  },
}
