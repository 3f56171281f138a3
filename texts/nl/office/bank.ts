import type { BankQueue } from '#domain/documents/bank-queues.ts'
import type { MatchDoubt } from '#domain/documents/match-entry.ts'
import { pageNames } from './page-names.ts'

const payments = (count: number) => (count === 1 ? '1 bijschrijving' : `${count} bijschrijvingen`)

/** The desk of the bank. */
export const bankTexts = {
  title: pageNames.bank,
  note: 'Lees een CAMT.053-bestand van je bank in. Er wordt niets geboekt voordat je op Boeken drukt.',
  back: 'Alle facturen',
  read: 'Bankbestand inlezen',
  refused: 'Het bankbestand is niet ingelezen',
  notText: 'Dit bestand is niet te lezen als tekst. Kies het XML-bestand dat je bij je bank hebt gedownload.',
  tooLarge: 'Dit bestand is te groot. Download bij je bank een kortere periode.',
  readTitle: (count: number) =>
    count === 0 ? 'Er staan geen nieuwe bijschrijvingen in dit bestand' : `${payments(count)} ingelezen`,
  readText: (known: number, paidOut: number) =>
    `Al bekend uit een eerder bestand: ${known}. Nieuwe afschrijvingen, die niet worden geboekt: ${paidOut}.`,
  queues: 'Bijschrijvingen',
  queue: {
    waits: 'Te boeken',
    booked: 'Geboekt',
    paid_back: 'Terugbetaald',
    not_ours: 'Niet van ons',
    paid_out: 'Afgeschreven',
  } satisfies Record<BankQueue, string>,

  sure: 'Voorgesteld',
  sureText: 'Nummer en bedrag kloppen. Haal het vinkje weg bij wat je nog niet wilt boeken.',
  doubtful: 'Kijk hier zelf naar',
  none: 'Er staat hier niets',
  noneText: 'Lees een bankbestand in, of kies een andere lijst.',
  nothingWaits: 'Er is niets te boeken',
  choose: 'Boeken',
  chosen: (payer: string, amount: string) => `${amount} van ${payer} boeken`,
  payer: 'Betaler',
  unknownPayer: 'Onbekende betaler',
  on: (date: string, iban: string | null) => (iban === null ? date : `${date}, ${iban}`),
  remittance: 'Omschrijving',
  pays: 'Factuur',
  why: 'Waarom',
  amount: 'Bedrag',
  part: (number: string, company: string) => `${number}, ${company}`,
  partOf: (amount: string) => `van ${amount}`,
  actions: 'Acties',
  book: (count: number) => `Boeken (${count})`,
  bookedToast: (count: number) => `${payments(count)} geboekt`,
  restToast: (amount: string) => `Er bleef ${amount} over. Dat staat bij Te boeken.`,
  refusedSome: 'Niet alles kon worden geboekt',
  pick: 'Facturen kiezen',
  pickFor: (amount: string, payer: string) => `Facturen kiezen voor ${amount} van ${payer}`,
  notOurs: 'Niet van ons',
  notOursFor: (amount: string, payer: string) => `${amount} van ${payer} is niet van ons`,
  paidBack: 'Terugbetaald',
  paidBackFor: (amount: string, payer: string) => `${amount} is terugbetaald aan ${payer}`,
  paidBackToast: 'De bijschrijving staat bij Terugbetaald',
  notOursToast: 'De bijschrijving staat bij Niet van ons',
  oursAgain: 'Toch boeken',
  oursAgainFor: (amount: string, payer: string) => `${amount} van ${payer} toch boeken`,
  oursAgainToast: 'De bijschrijving staat weer bij Te boeken',
  more: 'Meer laden',

  pickTitle: 'Facturen kiezen',
  pickIntro: (amount: string, payer: string, text: string) =>
    `${amount} van ${payer}${text === '' ? '' : `: “${text}”`}`,
  search: 'Zoek op factuur, order of klant',
  noneOpen: 'Geen open facturen gevonden',
  open: (amount: string) => `${amount} open`,
  amountOf: (number: string) => `Bedrag voor ${number}`,
  left: (amount: string) => `Nog te verdelen: ${amount}`,
  leftNone: 'Alles is verdeeld.',
  tooMuch: (amount: string) => `Je verdeelt ${amount} te veel.`,
  pickFirst: 'Kies minstens één factuur.',
  moreThanOpen: (amount: string) => `Er staat ${amount} open.`,
  send: 'Boeken',
  doubt: {
    less: 'Er is minder betaald dan er openstaat.',
    more: 'Er is meer betaald dan er openstaat.',
    settled:
      'De factuur is al betaald of gecrediteerd. Is dit met de hand geboekt, kies dan “Niet van ons”. Is er dubbel betaald, betaal het dan terug en kies “Terugbetaald”.',
    other_payer: 'Van deze rekening betaalde eerder een ander bedrijf.',
    several_companies: 'De facturen zijn van verschillende bedrijven.',
    number_unknown: 'Het factuurnummer bestaat niet.',
    only_amount: 'Er staat geen factuurnummer bij. Het bedrag past bij één open factuur.',
    nothing_found: 'Er staat geen factuurnummer bij, en het bedrag past niet bij één open factuur.',
    rest: 'Dit is te veel betaald. Boek het op een andere factuur, of betaal het terug en kies “Terugbetaald”.',
  } satisfies Record<MatchDoubt, string>,
} as const
