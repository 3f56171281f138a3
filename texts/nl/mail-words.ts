import type { MailWords } from '#domain/mails/own-words.ts'
import { type Placeholder, WORDED_MAILS, type WordedMail } from '#domain/mails/worded-mails.ts'
import type { ReminderStep } from '#domain/documents/reminder-step.ts'
import { accountMailTexts } from './account-mails.ts'
import { changedMailTexts } from './changed-order.ts'
import { fileProofMailTexts } from './file-proofs.ts'
import { creditMailTexts, invoiceMailTexts } from './mail-documents.ts'
import { movedDayMailTexts } from './mail-moved-day.ts'
import { reminderMailTexts } from './mail-reminders.ts'
import {
  cancelledMailTexts,
  fileQuestionMailTexts,
  filesMailTexts,
  onTheWayMailTexts,
  orderMailTexts,
} from './mail.ts'
import { quoteMailTexts } from './quotes.ts'
import { studioMailTexts } from './studio.ts'

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
  file: 'bestand',
  product: 'product',
  proof: 'proef',
  invoice: 'factuur',
  reason: 'reden',
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

const priceAnswer = (kind: keyof typeof quoteMailTexts.answerTitles): MailWords => ({
  subject: quoteMailTexts.answerSubject(at('number'), at('shop')),
  title: quoteMailTexts.answerTitles[kind],
  intro: quoteMailTexts.greeting(at('firstName')),
})

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
  order_changed: {
    subject: changedMailTexts.subject(at('number'), at('shop')),
    title: changedMailTexts.title(at('number')),
    intro: prose(orderMailTexts.greeting(at('firstName')), changedMailTexts.intro),
  },
  order_day_moved: {
    subject: movedDayMailTexts.subject(at('number'), at('shop')),
    title: movedDayMailTexts.title,
    intro: prose(movedDayMailTexts.greeting(at('firstName')), movedDayMailTexts.intro(at('number'))),
  },
  order_part_cancelled: {
    subject: cancelledMailTexts.someSubject(at('number'), at('shop')),
    title: cancelledMailTexts.someTitle,
    intro: prose(cancelledMailTexts.greeting(at('firstName')), cancelledMailTexts.some(at('number'))),
  },
  order_cancelled: {
    subject: cancelledMailTexts.allSubject(at('number'), at('shop')),
    title: cancelledMailTexts.allTitle,
    intro: prose(cancelledMailTexts.greeting(at('firstName')), cancelledMailTexts.all(at('number'))),
  },
  files_complete: {
    subject: filesMailTexts.subject(at('number'), at('shop')),
    title: filesMailTexts.title,
    intro: prose(filesMailTexts.greeting(at('firstName')), filesMailTexts.intro(at('number'))),
  },
  file_question: {
    subject: fileQuestionMailTexts.subject(at('number'), at('shop')),
    title: fileQuestionMailTexts.title,
    intro: prose(
      fileQuestionMailTexts.greeting(at('firstName')),
      fileQuestionMailTexts.intro(at('file'), at('product'), at('number')),
    ),
  },
  file_proof: {
    subject: fileProofMailTexts.subject(at('number'), at('shop')),
    title: fileProofMailTexts.title,
    intro: prose(
      fileProofMailTexts.greeting(at('firstName')),
      fileProofMailTexts.intro(at('file'), at('product'), at('number')),
    ),
  },
  studio_proof: {
    subject: studioMailTexts.proofSubject(at('number'), at('shop')),
    title: studioMailTexts.proofTitle(at('proof')),
    intro: prose(
      studioMailTexts.greeting(at('firstName')),
      studioMailTexts.proofIntro(at('product'), at('number')),
    ),
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
  price_offer: priceAnswer('offered'),
  price_answer: priceAnswer('answered'),
  price_declined: priceAnswer('declined'),
  quote_extended: {
    subject: quoteMailTexts.extendedSubject(at('number'), at('shop')),
    title: quoteMailTexts.expiringTitle(at('validUntil')),
    intro: quoteMailTexts.greeting(at('firstName')),
  },
  quote_expiring: {
    subject: quoteMailTexts.expiringSubject(at('number'), at('shop')),
    title: quoteMailTexts.expiringTitle(at('validUntil')),
    intro: prose(
      quoteMailTexts.greeting(at('firstName')),
      quoteMailTexts.expiringIntro(at('reference'), at('validUntil')),
    ),
  },
  credit_note: {
    subject: creditMailTexts.subject(at('number'), at('shop')),
    title: creditMailTexts.title(at('number')),
    intro: prose(invoiceMailTexts.greeting, creditMailTexts.intro(at('invoice'), at('reason'))),
  },
  account_rejection: {
    subject: accountMailTexts.rejection.subject(at('shop')),
    title: accountMailTexts.rejection.title,
    intro: prose(accountMailTexts.greeting(at('firstName')), accountMailTexts.rejection.intro),
  },
  account_invitation: {
    subject: accountMailTexts.invitation.subject(at('shop')),
    title: accountMailTexts.invitation.title,
    intro: prose(accountMailTexts.greeting(at('firstName')), accountMailTexts.invitation.made(at('company'))),
  },
}
