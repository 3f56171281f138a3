import type { NewsletterQueue, NewsletterState } from '#domain/messages/newsletter-queues.ts'
import type { StatusTone } from '../orders.ts'

const PLACES: Readonly<Record<string, string>> = {
  website: 'Onder aan de website',
  account_request: 'Bij de aanvraag van een account',
  account: 'In het account',
  mail: 'Via de link in de mail',
}

/** Where somebody said something about the newsletter; an older place by its own name. */
export const newsletterPlace = (source: string): string => PLACES[source] ?? source

const columnsOf = (what: string) => [`${what} op`, `${what} via`, `${what}: tekst`, `${what}: IP-adres`]

/** The addresses of the newsletter. */
export const deskNewsletterTexts = {
  note: 'Stuur de nieuwsbrief alleen naar wie de aanmelding heeft bevestigd.',
  queues: 'Wachtrijen',
  queue: {
    confirmed: 'Bevestigd',
    pending: 'Nog niet bevestigd',
    ended: 'Afgemeld',
    all: 'Alle',
  } satisfies Record<NewsletterQueue, string>,
  states: {
    pending: { label: 'Nog niet bevestigd', tone: 'waits' },
    confirmed: { label: 'Bevestigd', tone: 'good' },
    unsubscribed: { label: 'Afgemeld', tone: 'out' },
    bounced: { label: 'Onbereikbaar', tone: 'blocks' },
  } satisfies Record<NewsletterState, { readonly label: string; readonly tone: StatusTone }>,
  search: 'Zoek op e-mailadres',
  table: 'Adressen voor de nieuwsbrief',
  email: 'E-mailadres',
  proof: 'Toestemming',
  status: 'Status',
  changed: 'Sinds',
  asked: 'Aangemeld',
  confirmed: 'Bevestigd',
  ended: 'Afgemeld',
  proofOf: (what: string, when: string, place: string, ip: string) =>
    `${what} op ${when}. ${place}, vanaf ${ip}.`,
  quoted: (text: string) => `“${text}”`,
  noProof: 'Er is geen bewijs van toestemming.',
  export: 'Lijst downloaden',
  more: 'Meer adressen laden',
  none: 'Geen adressen in deze wachtrij',
  noneFound: (search: string) => `Geen adressen gevonden met “${search}”`,
  noneText: 'Kies een andere wachtrij, of pas je zoekwoord aan.',
  fileName: (day: string) => `nieuwsbrief-${day}.csv`,
  columns: [
    'E-mailadres',
    'Status',
    ...columnsOf('Aangemeld'),
    ...columnsOf('Bevestigd'),
    ...columnsOf('Afgemeld'),
  ],
} as const
