import { pagePaths } from '#contract/page-paths.ts'
import { finding } from '#domain/designs/findings.ts'
import { findingText } from '#texts/nl/preflight.ts'
import {
  accountKnownMail,
  questionMail,
  rejectionMail,
  requestNoticeMail,
  requestReceivedMail,
} from '../accounts/account-mails.ts'
import { addressChangedMail } from '../customer/address-changed-mail.ts'
import { invitationMail } from '../customer/invite-contact.ts'
import { attentionMail } from '../library/attention-mail.ts'
import { contactCopyMail, contactNoticeMail } from '../messages/contact-mails.ts'
import {
  newsletterBegunMail,
  newsletterConfirmMail,
  newsletterEndedMail,
} from '../messages/newsletter-mails.ts'
import type { MailExamples } from '../mail/mail-words.ts'
import type { AskingFile } from '../library/find-attention.ts'
import { previewInvoiceMails } from '../documents/preview-invoice-mails.ts'
import { previewOrderMails } from '../orders/preview-order-mails.ts'
import { operatorInvitationMail } from '../operators/invitation-mail.ts'
import { trialMail } from '../operators/trial-mail.ts'
import { previewQuoteMails } from '../quotes/preview-quote-mails.ts'
import { accountErasedMail } from '../privacy/erase-account.ts'
import { patchupMail } from '../repairs/patchup-mail.ts'
import { accountActivatedMail, passwordChangedMail, passwordResetMail } from '../session/password-mails.ts'
import { proofMail, studioAnswerMail, studioQuestionMail } from '../studio/studio-mail.ts'

type Preview = MailExamples[string]

const TOKEN = 'voorbeeld'
const ID = '00000000-0000-4000-8000-000000000000'
const person = { email: 'klant@demo.example', firstName: 'Marloes' }
const request = {
  id: ID,
  form: {
    companyName: 'Veenstra Signing B.V.',
    kvkNumber: '69599084',
    vatId: 'NL004495445B01',
    street: 'Osloweg',
    houseNumber: '77',
    addition: null,
    postcode: '9723 BK',
    city: 'Groningen',
    country: 'NL',
    invoiceEmail: 'administratie@veenstra.example',
    firstName: 'Sietske',
    lastName: 'Veenstra',
    email: 'sietske@veenstra.example',
    phone: '050 313 22 80',
    remarks: 'Spandoeken en dibond, ongeveer twintig orders per maand.',
  },
}
const studioJob = {
  id: ID,
  orderId: ID,
  orderNumber: '10042',
  lineTitle: 'Beachvlag Drop L',
  companyName: 'Veenstra Signing B.V.',
  firstName: person.firstName,
  confirmationEmail: person.email,
}
const studioQuestion = { id: ID, text: 'Welk logo zullen we gebruiken?' }
const contactForm = {
  name: 'Sietske Veenstra',
  email: 'sietske@veenstra.example',
  phone: '050 313 22 80',
  subject: 'Levertijd van een gevelletter',
  message: 'Kunnen jullie volgende week leveren?\nHet gaat om vier letters.',
}

const askingFiles: readonly AskingFile[] = [
  {
    designId: ID,
    name: 'Gevelbanner_zomer_definitief_v3.pdf',
    messages: [
      findingText(finding('noBleed', { bleedMm: 10 })),
      findingText(finding('ppiBelowMinimum', { ppi: 48 })),
    ],
    mayConsent: true,
    line: { title: 'Spandoek 510 g', order: null },
  },
  {
    designId: ID,
    name: 'visitekaart.pdf',
    messages: [findingText(finding('turned', { widthMm: 3000, heightMm: 1000 }))],
    mayConsent: true,
    line: { title: 'Visitekaartjes', order: { id: ID, number: '10042' } },
  },
  {
    designId: ID,
    name: 'logo.ai',
    messages: [findingText(finding('illustratorWithoutPdf', {}))],
    mayConsent: false,
    line: null,
  },
]

/** Every mail of the shop with made-up contents, to look at in the demo. */
export const mailPreviews: Readonly<Record<string, Preview>> = {
  account_request: (shop) => requestReceivedMail(shop, shop.db, request),
  account_request_notice: (shop) =>
    requestNoticeMail(shop, shop.db, {
      ...request,
      findings: { knownCompany: { id: ID, name: 'Bakkerij De Korenaar B.V.' }, replaced: 0 },
    }),
  account_known: (shop) => accountKnownMail(shop, shop.db, request),
  account_invitation: ({ db, origin }) =>
    invitationMail(
      db,
      { ...request.form, id: request.id, hasAsked: false },
      { url: `${origin()}${pagePaths.passwordReset}`, days: 7, key: TOKEN },
    ),
  account_question: ({ db }) =>
    questionMail(db, request, 'Op welk adres willen jullie de facturen ontvangen?'),
  account_rejection: ({ db }) => rejectionMail(db, request, 'We leveren alleen aan bedrijven.'),
  account_activated: (shop) => accountActivatedMail(shop, shop.db, person),
  address_changed: (shop) => addressChangedMail(shop, shop.db, person, person.email),
  account_erased: ({ db }) => accountErasedMail(db, person, ID),
  operator_invitation: (shop) =>
    operatorInvitationMail(
      shop,
      shop.db,
      { id: ID, email: 'studio@demo.example', role: 'prepress' },
      { token: TOKEN, days: 7 },
    ),
  password_reset: (shop) => passwordResetMail(shop, shop.db, person, { token: TOKEN, minutes: 30 }),
  password_changed: (shop) => passwordChangedMail(shop, shop.db, person),
  trial: (shop) => trialMail(shop.db, person.email),
  ...previewOrderMails,
  ...previewQuoteMails,
  ...previewInvoiceMails,
  files_attention: (shop) => attentionMail(shop, shop.db, person, askingFiles),
  patchup_approval: (shop) =>
    patchupMail(
      shop,
      shop.db,
      person,
      { batchId: ID, lineId: ID, title: 'Spandoek op maat', orderId: null, designIds: [ID, ID] },
      { accept: TOKEN, reject: TOKEN, days: 7 },
    ),
  studio_proof: (shop) =>
    proofMail(
      shop,
      shop.db,
      {
        orderNumber: '10042',
        lineTitle: 'Beachvlag Drop L',
        imageUrl: null,
        print: null,
        firstName: person.firstName,
        confirmationEmail: person.email,
      },
      { id: ID, number: 1, designId: ID, token: TOKEN, expiresAt: shop.clock() },
    ),
  studio_question: (shop) => studioQuestionMail(shop, shop.db, studioJob, studioQuestion),
  studio_question_answer: (shop) =>
    studioAnswerMail(shop, shop.db, studioJob, {
      ...studioQuestion,
      to: 'studio@demo.example',
      answer: 'Het logo met het woordbeeld eronder. Ik stuur het bestand vanmiddag.',
    }),
  contact_message: ({ db }) => contactNoticeMail(db, ID, contactForm),
  contact_copy: ({ db }) => contactCopyMail(db, ID, contactForm.email),
  newsletter_confirm: (shop) => newsletterConfirmMail(shop, shop.db, person.email, { token: TOKEN, days: 7 }),
  newsletter_begun: (shop) => newsletterBegunMail(shop, shop.db, person.email, shop.clock()),
  newsletter_ended: (shop) => newsletterEndedMail(shop, shop.db, person.email, shop.clock()),
}
