import { pageNames } from './page-names.ts'

/** The orders that wait for their invoice. */
export const toInvoiceTexts = {
  title: pageNames.toInvoice,
  note: 'Orders die de deur uit zijn en nog geen factuur hebben. De winkel factureert ze elke tien minuten vanzelf; hier doe je het meteen.',
  back: 'Alle facturen',
  table: 'Te factureren orders',
  order: 'Order',
  customer: 'Klant',
  placed: 'Besteld',
  fault: 'Bij de vorige poging',
  tried: (moment: string) => `Geprobeerd op ${moment}`,
  waits: 'Nog niet geprobeerd',
  unforeseen:
    'Er ging iets mis wat we niet hadden voorzien. De beheerder vindt de oorzaak in het logbestand.',
  total: 'Incl. btw',
  more: 'Meer orders laden',
  none: 'Er is niets te factureren',
  noneFound: () => 'Er is niets te factureren',
  noneText: 'Orders komen hier te staan zodra ze verzonden of afgehaald zijn.',
  chooseAll: 'Alles kiezen',
  run: 'Factureren',
  runIntro:
    'Elke order krijgt een eigen factuur, die meteen per mail naar de klant gaat. Wat niet lukt, blijft hier staan met de reden.',
} as const
