import type { LineAmount } from '#domain/quotes/line-amount.ts'

/** What somebody else made otherwise in a quote while an answer to it was typed. */
export const quoteClashTexts = {
  see: 'Bekijk wat er veranderde',
  title: 'Deze offerte is intussen gewijzigd',
  intro:
    'Kies wat er blijft staan waar jij ook iets typte. Al het andere staat er al zo in. Er gaat nog niets naar de klant.',
  nothingTyped: 'Dit veranderde sinds je begon. Wat jij typte blijft staan.',
  sinceText: 'Dit veranderde sinds je begon. Wat je invulde staat er nog.',
  verb: 'Verder met mijn antwoord',
  theirs: 'Zo staat het nu in de offerte',
  mine: 'Zo typte jij het',
  allTheirs: 'Overal zoals het nu is',
  allMine: 'Overal wat ik typte',
  changed: 'Ook gewijzigd',
  field: {
    quantity: 'Aantal',
    price: 'Bedrag',
    choices: 'Keuzes',
    line: 'Regel',
    gone: 'Regel vervallen',
    came: 'Regel erbij',
    validUntil: 'Geldig tot en met',
    state: 'Status',
    message: 'Nieuw bericht',
  },
  of: (title: string | null, field: string) => (title === null ? field : `${title}: ${field.toLowerCase()}`),
  fromTo: (was: string, becomes: string) => `van ${was || 'niets'} naar ${becomes || 'niets'}`,
  line: (quantity: string, price: string) => `${quantity} stuks, ${price}`,
  gone: 'Uit de offerte',
  goneWithTyped: 'Uit de offerte, en daarmee wat je erbij typte',
  putBack: 'Weer in de offerte, met wat jij erbij typte. Bestanden moeten er opnieuw bij.',
  takenOut: 'Verwijderen',
  ownChoices: 'De keuzes die jij maakte',
  amount: {
    line: (text: string) => `€\u00A0${text}`,
    unit: (text: string) => `€\u00A0${text} per stuk`,
    percentOff: (text: string) => `${text}% korting op de lijst`,
  } satisfies Record<LineAmount['kind'], (text: string) => string>,
} as const
