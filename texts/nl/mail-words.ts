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

/** Paragraphs are parted by an empty line. */
const words = (subject: string, title: string, ...paragraphs: readonly string[]): MailWords => ({
  subject,
  title,
  intro: paragraphs.join('\n\n'),
})

const dear = ({ greeting }: { readonly greeting: (firstName: string) => string }): string =>
  greeting(at('firstName'))

function reminder(step: ReminderStep): MailWords {
  const { subject, title, intro, how } = reminderMailTexts.step[step]
  return words(
    subject(at('number'), at('shop')),
    title(at('number')),
    reminderMailTexts.greeting,
    intro(at('number'), at('issuedOn'), at('dueOn')),
    how(at('iban'), at('accountName'), at('number')),
    reminderMailTexts.crossed,
  )
}

const priceAnswer = (kind: keyof typeof quoteMailTexts.answerTitles): MailWords =>
  words(
    quoteMailTexts.answerSubject(at('number'), at('shop')),
    quoteMailTexts.answerTitles[kind],
    dear(quoteMailTexts),
  )

/** What the shop says in a mail of which the owner wrote nothing, with placeholders where it fills something in. */
export const usualMailWords: Readonly<Record<WordedMail, MailWords>> = {
  reminder: reminder(1),
  second_reminder: reminder(2),
  last_reminder: reminder(3),
  order_confirmation: words(
    orderMailTexts.subject(at('number'), at('shop')),
    orderMailTexts.title(at('number')),
    dear(orderMailTexts),
    orderMailTexts.intro,
  ),
  order_changed: words(
    changedMailTexts.subject(at('number'), at('shop')),
    changedMailTexts.title(at('number')),
    dear(orderMailTexts),
    changedMailTexts.intro,
  ),
  order_day_moved: words(
    movedDayMailTexts.subject(at('number'), at('shop')),
    movedDayMailTexts.title,
    dear(movedDayMailTexts),
    movedDayMailTexts.intro(at('number')),
  ),
  order_part_cancelled: words(
    cancelledMailTexts.someSubject(at('number'), at('shop')),
    cancelledMailTexts.someTitle,
    dear(cancelledMailTexts),
    cancelledMailTexts.some(at('number')),
  ),
  order_cancelled: words(
    cancelledMailTexts.allSubject(at('number'), at('shop')),
    cancelledMailTexts.allTitle,
    dear(cancelledMailTexts),
    cancelledMailTexts.all(at('number')),
  ),
  files_complete: words(
    filesMailTexts.subject(at('number'), at('shop')),
    filesMailTexts.title,
    dear(filesMailTexts),
    filesMailTexts.intro(at('number')),
  ),
  file_question: words(
    fileQuestionMailTexts.subject(at('number'), at('shop')),
    fileQuestionMailTexts.title,
    dear(fileQuestionMailTexts),
    fileQuestionMailTexts.intro(at('file'), at('product'), at('number')),
  ),
  file_proof: words(
    fileProofMailTexts.subject(at('number'), at('shop')),
    fileProofMailTexts.title,
    dear(fileProofMailTexts),
    fileProofMailTexts.intro(at('file'), at('product'), at('number')),
  ),
  studio_proof: words(
    studioMailTexts.proofSubject(at('number'), at('shop')),
    studioMailTexts.proofTitle(at('proof')),
    dear(studioMailTexts),
    studioMailTexts.proofIntro(at('product'), at('number')),
  ),
  order_shipped: words(
    onTheWayMailTexts.shippedSubject(at('number'), at('shop')),
    onTheWayMailTexts.shippedTitle,
    dear(onTheWayMailTexts),
    onTheWayMailTexts.shipped(at('number')),
  ),
  order_ready_for_pickup: words(
    onTheWayMailTexts.readySubject(at('number'), at('shop')),
    onTheWayMailTexts.readyTitle,
    dear(onTheWayMailTexts),
    onTheWayMailTexts.ready(at('number')),
  ),
  invoice: words(
    invoiceMailTexts.subject(at('number'), at('shop')),
    invoiceMailTexts.title(at('number')),
    invoiceMailTexts.greeting,
    invoiceMailTexts.intro(at('order'), null),
  ),
  quote: words(
    quoteMailTexts.savedSubject(at('number'), at('shop')),
    quoteMailTexts.savedTitle(at('number')),
    dear(quoteMailTexts),
    quoteMailTexts.savedIntro,
  ),
  price_offer: priceAnswer('offered'),
  price_answer: priceAnswer('answered'),
  price_declined: priceAnswer('declined'),
  quote_extended: words(
    quoteMailTexts.extendedSubject(at('number'), at('shop')),
    quoteMailTexts.expiringTitle(at('validUntil')),
    dear(quoteMailTexts),
  ),
  quote_expiring: words(
    quoteMailTexts.expiringSubject(at('number'), at('shop')),
    quoteMailTexts.expiringTitle(at('validUntil')),
    dear(quoteMailTexts),
    quoteMailTexts.expiringIntro(at('reference'), at('validUntil')),
  ),
  credit_note: words(
    creditMailTexts.subject(at('number'), at('shop')),
    creditMailTexts.title(at('number')),
    invoiceMailTexts.greeting,
    creditMailTexts.intro(at('invoice'), at('reason')),
  ),
  account_rejection: words(
    accountMailTexts.rejection.subject(at('shop')),
    accountMailTexts.rejection.title,
    dear(accountMailTexts),
    accountMailTexts.rejection.intro,
  ),
  account_invitation: words(
    accountMailTexts.invitation.subject(at('shop')),
    accountMailTexts.invitation.title,
    dear(accountMailTexts),
    accountMailTexts.invitation.made(at('company')),
  ),
}
