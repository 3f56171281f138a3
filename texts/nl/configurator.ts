import type { ChoiceRefusal } from '#domain/configurator/refuse-choices.ts'
import { formatNumber, formatPrice, inWords } from './format.ts'
import { formatPromisedDate } from './format-date.ts'
import { formatSizeCm } from './format-size.ts'
import { pieces } from './product-card.ts'
import { sizeFaultTexts } from './sizes.ts'

type FaultText = (label: string, limitMm: number) => string

/** Why a choice cannot be made; `label` is the name of the field or option. */
const choiceFaultTexts = {
  missing: (label) => `Vul bij ${label.toLowerCase()} iets in.`,
  not_whole: sizeFaultTexts.not_whole,
  too_small: sizeFaultTexts.too_small,
  too_large: sizeFaultTexts.too_large,
  off_step: sizeFaultTexts.off_step,
  unknown_value: (label) => `Kies bij ${label.toLowerCase()} een van de mogelijkheden.`,
  not_offered: () => 'Deze keuze is hier niet mogelijk. Maak een andere keuze.',
  too_large_for_option: (label) =>
    `Zo groot kan ${label} niet worden gemaakt. Kies een kleinere maat of een andere uitvoering.`,
  quantity_refused: (label) => `Dit aantal kan niet bij ${label}. Kies een ander aantal.`,
} as const satisfies Record<ChoiceRefusal['fault'], FaultText>

/** The sentence for a choice that was refused. */
export const choiceFaultText = ({
  fault,
  label,
  limitMm,
}: Pick<ChoiceRefusal, 'fault' | 'label' | 'limitMm'>): string => choiceFaultTexts[fault](label, limitMm ?? 0)

/** The sentence for a step in which nothing was chosen yet. */
export const openChoiceText = (title: string): string => `Maak een keuze bij ${title.toLowerCase()}.`

/** Why a part of a configuration cannot be removed from the cart by itself. */
export const neededPartText =
  'Dit onderdeel hoort bij je samenstelling. Pas de samenstelling aan of verwijder het hele product.'

/** The page on which a product is put together. */
export const configuratorTexts = {
  noChoice: 'Geen keuze',
  notRequired: 'Niet verplicht',
  done: 'Ingevuld',
  area: (widthMm: number, heightMm: number) => `${formatNumber((widthMm * heightMm) / 1e6, 2)} m²`,
  millimetreLabel: (label: string) => `${label} in mm`,
  millimetreHint: (minMm: number, maxMm: number, stepMm: number) => {
    const limits = `${formatNumber(minMm)} tot ${formatNumber(maxMm)} mm`
    return stepMm > 1 ? `${limits}, in stappen van ${formatNumber(stepMm)} mm` : limits
  },
  choose: 'Maak een keuze',
  any: 'Alles',
  showOptions: (title: string) => `Toon de keuzes bij ${title.toLowerCase()}`,
  optionsFollow: 'De keuzes worden geladen.',
  optionsFailed: 'De keuzes kunnen nu niet worden geladen.',
  foldedAway: 'Maak eerst de keuze hierboven.',
  included: 'Inbegrepen',
  difference: (cents: number) => `${cents < 0 ? '-' : '+'} ${formatPrice(Math.abs(cents))}`,
  /** Where nothing is chosen yet the difference is to the price that stands there. */
  spokenDifference: (cents: number, hasChoice: boolean) =>
    cents === 0
      ? 'inbegrepen'
      : `${formatPrice(Math.abs(cents))} ${cents < 0 ? 'goedkoper' : 'duurder'} dan ${hasChoice ? 'je keuze nu' : 'de prijs nu'}`,
  madeOf: (title: string) => `Eigenschappen van ${title}`,
  ownQuantity: (title: string) => `Aantal ${title}`,
  perPiece: (quantity: number) => `${formatNumber(quantity)} per stuk`,
  perOrder: (quantity: number) => `${formatNumber(quantity)} in totaal`,
  tooLarge: (maxLongMm: number, maxShortMm: number) => `Kan tot ${formatSizeCm(maxLongMm, maxShortMm)}`,
  otherValue: (title: string) => `${title} (past niet bij je filter)`,
  becauseOfChoice: (title: string) => `omdat je ${title.toLowerCase()} hebt gewijzigd`,
  becauseOfFilter: (label: string) => `omdat je keuze niet past bij het filter ${label.toLowerCase()}`,
  cleared: (titles: readonly string[], reason: string) =>
    `${list(titles)} ${titles.length === 1 ? 'is' : 'zijn'} gewist ${reason}.`,
  undoCleared: 'Ongedaan maken',
  clearedHere: (reason: string) => `Gewist ${reason}.`,
  lostChoices: 'Een deel van de keuzes in deze link bestaat niet meer. Kijk je samenstelling na.',
  unavailable: 'Dit product kan nu niet worden samengesteld. Probeer het zo opnieuw.',
  retry: 'Opnieuw proberen',
  yourChoices: 'Jouw keuzes',
  size: 'Formaat',
  toChoose: 'Nog te kiezen',
  quantity: 'Aantal',
  taxes: (including: string) => `excl. btw, ${including} incl.`,
  soFar: 'tot nu toe, excl. btw',
  from: 'Vanaf',
  startsFor: (quantity: number) =>
    quantity === 1 ? 'per stuk, excl. btw' : `voor ${pieces(quantity)}, excl. btw`,
  deliveredOn: (date: string) => `bezorgd op ${formatPromisedDate(date)}`,
  readyOn: (date: string) => `af te halen vanaf ${formatPromisedDate(date)}`,
  priceFollows: 'Prijs volgt na je keuzes',
  noRunYet: 'Oplage nog te kiezen',
  oldPrice: 'prijs van je vorige keuze',
  spokenPrice: (amount: string) => `Totaal ${amount} exclusief btw`,
  noPrice: 'Voor deze samenstelling is er geen vaste prijs. Vraag een prijs op maat aan.',
  priceFailed: 'De prijs kan nu niet worden berekend.',
  addToCart: 'In winkelwagen',
  saveChange: 'Wijziging opslaan',
  changing: 'Je wijzigt een regel in je winkelwagen.',
  stillOpen: (titles: readonly string[]) => `Nog te kiezen: ${list(titles)}.`,
  problems: 'Er ontbreekt nog iets',
  orderBar: 'Bestellen',
  prices: 'Prijs per aantal',
  priceColumns: { quantity: 'Aantal', unit: 'Gemiddeld per stuk', total: 'Totaal' },
  choosePieces: (quantity: number) => `Kies ${pieces(quantity)}`,
  curve: (from: string, to: string) => `Gemiddelde prijs per stuk daalt van ${from} naar ${to}`,
  savingQuantity: (quantity: number, amount: string) =>
    `${pieces(quantity)} kosten samen minder: ${amount} in plaats van wat je nu kiest.`,
  savingSize: (size: string, amount: string) => `Met ${size} bespaar je ${amount}.`,
  takeSaving: 'Neem over',
  why: 'Waarom deze prijs',
  weight: (grams: number) => `Gewicht ongeveer ${formatNumber(grams / 1000, 1)} kg`,
  productionDays: (days: number) => `Productie ${days} ${days === 1 ? 'werkdag' : 'werkdagen'}`,
  pictureOf: (title: string, size: string) => `${title}, ${size}`,
  picture: 'Voorbeeld op schaal',
  showPicture: 'Toon het voorbeeld op schaal',
  sampleLettering: 'Nu open',
} as const

function list(titles: readonly string[]): string {
  const lower = titles.map((title, index) => (index === 0 ? title : title.toLowerCase()))
  return inWords(lower)
}
