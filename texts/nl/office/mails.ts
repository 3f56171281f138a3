import type { MailQueue, MailState } from '#domain/mails/mail-states.ts'
import type { StatusTone } from '../orders.ts'

/** How far a mail is, as staff read it. */
export const mailStateTexts = {
  waiting: { label: 'Wacht', tone: 'waits' },
  sent: { label: 'Verzonden', tone: 'good' },
  failed: { label: 'Mislukt', tone: 'blocks' },
} as const satisfies Record<MailState, { readonly label: string; readonly tone: StatusTone }>

/** A mail that came back, at once or later. */
export const bouncedTexts = { label: 'Teruggekomen', tone: 'blocks' } as const satisfies {
  readonly label: string
  readonly tone: StatusTone
}

/** A mail that was taken, and that a mail server goes on trying to hand over. */
export const delayedTexts = {
  label: 'Vertraagd',
  tone: 'waits',
} as const satisfies {
  readonly label: string
  readonly tone: StatusTone
}

/** What each kind of mail is called. */
const KINDS = {
  account_activated: 'Account geactiveerd',
  account_erased: 'Account verwijderd',
  account_invitation: 'Uitnodiging voor een account',
  account_known: 'Account bestaat al',
  account_question: 'Vraag over een aanvraag',
  account_rejection: 'Aanvraag afgewezen',
  account_request: 'Aanvraag ontvangen',
  account_request_notice: 'Melding van een aanvraag',
  contact_copy: 'Bevestiging van een bericht',
  contact_message: 'Contactbericht',
  credit_note: 'Creditfactuur',
  file_proof: 'Drukproef',
  file_proof_answer: 'Antwoord op een drukproef',
  file_question: 'Vraag over een bestand',
  files_attention: 'Bestanden vragen aandacht',
  files_complete: 'Bestanden compleet',
  invoice: 'Factuur',
  last_reminder: 'Aanmaning',
  newsletter_begun: 'Aangemeld voor de nieuwsbrief',
  newsletter_confirm: 'Nieuwsbrief bevestigen',
  newsletter_ended: 'Afgemeld voor de nieuwsbrief',
  address_changed: 'E-mailadres gewijzigd',
  operator_invitation: 'Uitnodiging voor een medewerker',
  order_cancelled: 'Geannuleerde order',
  order_changed: 'Gewijzigde orderbevestiging',
  order_confirmation: 'Orderbevestiging',
  order_day_moved: 'Andere leverdag',
  order_part_cancelled: 'Deels geannuleerde order',
  order_ready_for_pickup: 'Klaar om af te halen',
  order_shipped: 'Verzonden order',
  password_changed: 'Wachtwoord gewijzigd',
  password_reset: 'Nieuw wachtwoord',
  patchup_approval: 'Herstel ter goedkeuring',
  price_answer: 'Antwoord op een prijsaanvraag',
  price_declined: 'Prijsaanvraag afgewezen',
  price_offer: 'Prijs op maat',
  price_request: 'Prijsaanvraag',
  proof_noted: 'Antwoord op een proef per telefoon',
  quote: 'Offerte',
  quote_expiring: 'Offerte verloopt',
  quote_extended: 'Offerte verlengd',
  reminder: 'Herinnering',
  second_reminder: 'Tweede herinnering',
  studio_answer: 'Antwoord op een proef',
  studio_proof: 'Proef van de studio',
  studio_question: 'Vraag van de studio',
  studio_question_answer: 'Antwoord op een vraag van de studio',
  trial: 'Proefmail',
} as const

/** A kind of mail that the shop sends. */
export type MailTemplate = keyof typeof KINDS

const LABELS: Readonly<Record<string, string>> = KINDS

export const mailKindLabel = (template: string): string => LABELS[template] ?? 'Overige mail'

/** The kinds of mail whose name has these words. */
export const kindsCalled = (words: string): readonly string[] =>
  words === ''
    ? []
    : Object.entries(KINDS).flatMap(([template, label]) =>
        label.toLowerCase().includes(words.toLowerCase()) ? [template] : [],
      )

/** What goes with a mail, by the kind of document. */
export const attachmentTexts: Readonly<Record<string, string>> = {
  invoice_pdf: 'Factuur (PDF)',
  invoice_ubl: 'Factuur (UBL)',
  order_confirmation: 'Orderbevestiging (PDF)',
  packing_slip: 'Pakbon (PDF)',
  quote: 'Offerte (PDF)',
}

/** The desk of mails. */
export const deskMailTexts = {
  queues: 'Wachtrijen',
  queue: {
    failed: 'Mislukt',
    bounced: 'Teruggekomen',
    waiting: 'Wacht',
    sent: 'Verzonden',
    all: 'Alle',
  } satisfies Record<MailQueue, string>,
  search: 'Zoek op adres, onderwerp of soort',
  table: 'Mails',
  subject: 'Onderwerp en soort',
  noSubject: 'Inhoud verwijderd',
  recipient: 'Aan',
  made: 'Gemaakt',
  status: 'Status',
  more: 'Meer mails laden',
  none: 'Geen mails in deze wachtrij',
  noneFound: (search: string) => `Geen mails gevonden met “${search}”`,
  noneText: 'Kies een andere wachtrij, of pas je zoekwoord aan.',

  back: 'Alle mails',
  details: 'Gegevens',
  kind: 'Soort',
  sent: 'Verzonden',
  attempts: 'Pogingen',
  error: 'Laatste fout',
  attachments: 'Bijlagen',
  noAttachments: 'Geen',
  shown: 'Zoals de ontvanger hem ziet',
  frame: (subject: string) => `Mail: ${subject}`,
  text: 'Tekstversie',
  personal: 'Persoonlijke link verborgen',
  personalText:
    'In deze mail staat een link die alleen voor de ontvanger is. Je ziet die hier niet, en de mail kan niet naar een ander adres.',
  forgotten: 'De inhoud van deze mail is verwijderd',
  forgottenText: 'De bewaartermijn is voorbij, of de ontvanger heeft zijn account verwijderd.',
  failed: 'Deze mail is niet aangekomen',
  failedText: 'Verzend hem opnieuw, of verbeter eerst het adres.',
  bounced: 'Deze mail is teruggekomen',
  again: 'Opnieuw verzenden',
  againIntro: 'De mail gaat nog een keer weg, met dezelfde inhoud en bijlagen.',
  againManyIntro:
    'Elke mail gaat nog een keer weg, naar hetzelfde adres. Wat al op weg is, blijft zoals het is.',
  againPersonal: 'De mail gaat nog een keer weg, naar hetzelfde adres.',
  address: 'E-mailadres',
  addressHint: 'Pas het aan als het niet klopt. Het adres van de klant verandert hierdoor niet.',
  againToast: (email: string) => `De mail gaat opnieuw naar ${email}`,
} as const
