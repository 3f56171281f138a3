import type { WaitingKind } from '#domain/access/waiting-kinds.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { formatMoment, formatPromisedDate } from '../format-date.ts'
import { formatPrice } from '../format.ts'

/** What is told of one of those that wait. */
export const waitingTexts = {
  promised: (day: PlainDate, isExpress: boolean) =>
    `toegezegd voor ${formatPromisedDate(day)}${isExpress ? ', spoed' : ''}`,
  changedBy: (name: string) => `gewijzigd door ${name}`,
  planned: (at: Date) => `gaat op ${formatMoment(at)} naar de winkel`,
  missed: (at: Date) => `kon op ${formatMoment(at)} niet naar de winkel`,
  fileOf: ({
    orderNumber,
    isReturned,
    wantsCheck,
  }: {
    readonly orderNumber: string
    readonly isReturned: boolean
    readonly wantsCheck: boolean
  }) =>
    [orderNumber, isReturned ? 'proef afgekeurd' : wantsCheck && 'handmatige controle']
      .filter(Boolean)
      .join(', '),
  amount: (cents: number) => `${formatPrice(cents)} excl. btw`,
  open: (cents: number) => `${formatPrice(cents)} open`,
  asked: (at: Date) => `vraag gesteld op ${formatMoment(at)}`,
  noSubject: 'Zonder onderwerp',
} as const

/** The page with which staff begin. */
export const todayTexts = {
  title: 'Vandaag',
  numbers: 'Wat er wacht',
  open: 'Orders open',
  openParts: (production: string, waiting: string) => `${production} in productie, ${waiting} bij de klant`,
  kinds: {
    late: 'Orders te laat',
    today: 'Moet vandaag weg',
    held: 'Orders vrij te geven',
    check: 'Orders te controleren',
    released: 'Gereed voor productie',
    files: 'Bestanden te beoordelen',
    studio: 'Studio-ontwerpen te maken',
    quotes: 'Offertes te beantwoorden',
    requests: 'Accountaanvragen',
    messages: 'Berichten te beantwoorden',
    invoices: 'Facturen vervallen',
    failedMails: 'Mails mislukt',
    bouncedMails: 'Mails teruggekomen',
    jobs: 'Taken mislukt',
    products: 'Producten te publiceren',
    configurators: 'Configurators te publiceren',
  } satisfies Record<WaitingKind, string>,
  all: 'Alles bekijken',
  allOf: (kind: string) => `Alles bekijken: ${kind}`,
  more: (count: string) => `en nog ${count}`,
  nothing: 'Er wacht nu niets op jou',
  nothingText: 'Zodra er werk voor je is, staat het hier vanzelf.',
  nothingOfContent:
    'Hier komen producten en configurators die gewijzigd zijn en nog niet in de winkel staan. Alles wat gewijzigd is, staat al in de winkel.',
  mentionsTitle: 'Aan jou',
  mentionOf: {
    order: (number: string) => `Order ${number}`,
    quote: (number: string) => `Offerte ${number}`,
  },
  read: 'Gelezen',
  readOf: {
    order: (number: string) => `Gelezen: notitie bij order ${number}`,
    quote: (number: string) => `Gelezen: notitie bij offerte ${number}`,
  },
  somebody: 'Een collega',
} as const
