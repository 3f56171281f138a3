import type { RepairChange } from '#domain/designs/plan-repair.ts'
import type { RepairWays } from '#contract/patchups.ts'
import { formatNumber, formatPercent, SPACE } from './format.ts'
import { formatSizeCm } from './format-size.ts'

/** What a repair changed, as the customer reads it beside the pictures. */
export function repairChangeText(change: RepairChange): string {
  switch (change.code) {
    case 'rebuild':
      return 'Een fout in het bestand is hersteld.'
    case 'unlock':
      return 'De beveiliging tegen bewerken of afdrukken is verwijderd.'
    case 'strip':
      return 'Interactieve onderdelen, zoals knoppen, notities en bijlagen, zijn verwijderd.'
    case 'upright':
      return 'De foto is rechtop gezet.'
    case 'flatten':
      return 'Transparantie en extra kanalen zijn samengevoegd op wit.'
    case 'firstPicture':
      return 'Alleen de eerste afbeelding in het bestand is gebruikt.'
    case 'merge':
      return 'De samengevoegde afbeelding van het Photoshop-bestand is gebruikt.'
    case 'toCmyk':
      return 'De kleuren zijn omgezet naar CMYK. Felle kleuren kunnen doffer zijn.'
    case 'keptRgb':
      return 'Een deel van het bestand, zoals een verloop, staat nog in RGB. Dat zetten we om bij het drukken; de kleur kan iets afwijken.'
    case 'keptInk':
      return 'Op een deel van het bestand konden we de inktdekking niet verlagen.'
    case 'keptWhite':
      return 'Een deel van het wit staat nog op overdrukken; dat konden we niet uitzetten.'
    case 'keptSpots':
      return change.names.length === 1
        ? `Steunkleur ‘${change.names[0]}’ konden we niet omzetten naar CMYK.`
        : `Steunkleuren ${change.names.map((name) => `‘${name}’`).join(', ')} konden we niet omzetten naar CMYK.`
    case 'renameCut':
      return change.names.map(({ from, to }) => `Steunkleur ‘${from}’ heet nu ‘${to}’.`).join(' ')
    case 'spotsToCmyk':
      return change.names.length === 1
        ? `Steunkleur ‘${change.names[0]}’ is omgezet naar CMYK.`
        : `Steunkleuren ${change.names.map((name) => `‘${name}’`).join(', ')} zijn omgezet naar CMYK.`
    case 'knockOut':
      return 'Wit staat niet meer op overdrukken, zodat het zichtbaar blijft.'
    case 'limitInk':
      return `De inktdekking is teruggebracht tot hoogstens ${formatPercent(change.maxPercent)}.`
    case 'turned':
      return 'Het ontwerp is 90 graden gedraaid.'
    case 'scaled':
      return `Het ontwerp is geschaald naar ${formatPercent(change.percent)}: ${formatSizeCm(change.size.widthMm, change.size.heightMm)}.`
    case 'sized':
      return `Het ontwerp is op ${formatSizeCm(change.size.widthMm, change.size.heightMm)} gezet.`
    case 'cropped':
      return joined('Het ontwerp vult het hele formaat', cutText(change.beyond))
    case 'whiteEdge':
      return joined('Het hele ontwerp is te zien', addedText(change.beyond, 'white'))
    case 'ownEdge':
      return joined('Het hele ontwerp is te zien', addedText(change.beyond, 'edge'))
    case 'mirrored':
      return `Er is ${formatNumber(change.bleedMm)} mm afloop gemaakt door de rand te spiegelen.`
    case 'stretched':
      return `Er is ${formatNumber(change.bleedMm)} mm afloop gemaakt door de rand door te trekken.`
  }
}

type Beyond = { readonly besideMm: number; readonly aboveMm: number }

const joined = (sentence: string, more: string | null) => (more ? `${sentence}; ${more}.` : `${sentence}.`)

/** What is cut off on each side: 'boven en onder valt 62,5 mm weg'; null when nothing is. */
function cutText(beyond: Beyond | null): string | null {
  const sides = sidesText(beyond, 1)
  return sides && `${sides.where} valt ${sides.mm} weg`
}

/** What comes beside on each side: 'links en rechts komt 100 mm wit'; null when nothing does. */
function addedText(beyond: Beyond | null, around: 'edge' | 'white'): string | null {
  const sides = sidesText(beyond, -1)
  if (!sides) return null
  return `${sides.where} komt ${sides.mm} ${around === 'white' ? 'wit' : 'in de kleur van de rand'}`
}

/** A tenth of a mm tells nothing of a cut, but is still more than none. */
function sidesText(beyond: Beyond | null, sign: 1 | -1) {
  if (!beyond) return null
  const [besideMm, aboveMm] = [beyond.besideMm * sign, beyond.aboveMm * sign]
  const [where, amountMm] = aboveMm > besideMm ? ['boven en onder', aboveMm] : ['links en rechts', besideMm]
  if (amountMm < 0.05) return null
  return { where, mm: `${formatNumber(Math.round(amountMm * 10) / 10, 1)}${SPACE}mm` }
}

/** 'pagina 2', 'pagina 1 en 3' or 'pagina 1, 3, 4 en 2 andere'. */
export function pagesText(numbers: readonly number[]): string {
  const named = numbers.slice(0, 3)
  const more = numbers.length - named.length
  if (more > 0) return `pagina ${named.join(', ')} en ${more === 1 ? '1 andere' : `${more} andere`}`
  return `pagina ${named.length > 1 ? `${named.slice(0, -1).join(', ')} en ${named.at(-1)}` : named[0]}`
}

/** With a capital, as a sentence that stands alone. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** The mail that asks for an answer to repairs (decisions: patch-up). */
export const repairMailTexts = {
  subject: (shopName: string) => `Bekijk je herstelde ontwerp bij ${shopName}`,
  title: 'Je herstelde ontwerp staat klaar',
  greeting: (firstName: string) => `Beste ${firstName},`,
  intro: (count: number, product: string) =>
    count === 1
      ? `We hebben een ontwerp voor ${product} hersteld. Bekijk het voorbeeld en geef je akkoord, of wijs het af.`
      : `We hebben ${count} ontwerpen voor ${product} hersteld. Bekijk de voorbeelden en geef je akkoord, of wijs ze af.`,
  repaired: (place: number, count: number) =>
    count === 1 ? 'Hersteld ontwerp' : `Hersteld ontwerp ${place} van ${count}`,
  look: 'Bekijk het voorbeeld',
  life: (days: number) => `De link werkt ${days} dagen en één keer.`,
} as const

/** The screen on which repairs are looked at and answered. */
export const repairTexts = {
  title: 'Herstel van je ontwerp',
  repair: 'Herstellen',
  repairAll: 'Alles herstellen',
  repairOf: (name: string) => `Herstellen: ${name}`,
  repairAllOf: (product: string) => `Alles herstellen: ${product}`,
  look: 'Herstel bekijken',
  lookOf: (product: string) => `Herstel bekijken: ${product}`,
  busy: 'We herstellen je ontwerp. Dit duurt meestal een paar seconden.',
  slow: 'Het herstellen duurt langer dan verwacht. Je krijgt een mail zodra het voorbeeld klaarstaat.',
  failed: 'Dit ontwerp konden we niet herstellen. Pas het zelf aan en upload het opnieuw.',
  none: 'Er is geen herstel om te bekijken.',
  beforeAfter: (name: string) => ({
    compare: `Voor en na van ${name}`,
    compareValue: (percent: number) => `${percent}% van het origineel zichtbaar`,
    before: 'Voor',
    after: 'Na',
    beforeAlt: `${name} zoals aangeleverd`,
    afterAlt: `${name} na herstel`,
    noPreview: 'Geen preview beschikbaar',
  }),
  changes: 'Wat is er aangepast?',
  placing: 'Verhouding',
  fill: 'Vullen',
  fit: 'Passend',
  bleed: 'Afloop',
  mirror: 'Spiegelen',
  stretch: 'Doortrekken',
  accept: 'Herstel gebruiken',
  reject: 'Afwijzen',
  goBack: 'Terug naar het origineel',
  inForce: 'Je gebruikt het herstelde ontwerp.',
  accepted: 'Het herstelde ontwerp wordt gebruikt.',
  rejected: 'Het herstel is afgewezen. Je originele ontwerp blijft staan.',
  wentBack: 'Je originele ontwerp is terug, met aantal 0.',
  mailIntro: 'Bekijk wat we hebben aangepast. Met ‘Herstel gebruiken’ drukken we het herstelde ontwerp.',
  toCart: 'Naar de winkelwagen',
  toOrder: 'Naar de bestelling',
  foreignLink: {
    title: 'Deze link hoort niet bij jouw winkelwagen of bestelling',
    text: 'Misschien is de mail aan een collega gestuurd, of is de regel inmiddels besteld of verwijderd. Log in met het account waarop de mail binnenkwam.',
  },
  brokenLink: {
    title: 'Deze link is niet compleet',
    text: 'Open de link nog een keer vanuit de mail, of beoordeel het herstel in je winkelwagen of bestelling.',
  },
  notReadyLink: {
    title: 'Het herstel is nog niet klaar',
    text: 'We maken het opnieuw, zoals je het hebt gekozen. Bekijk het zo in je winkelwagen of bestelling.',
  },
  acceptedLink: {
    title: 'Deze link is al gebruikt',
    text: 'Je bent akkoord gegaan: we drukken het herstelde ontwerp.',
  },
  usedLink: {
    title: 'Deze link is al gebruikt',
    text: 'Er is geen herstel meer om te beoordelen. In je winkelwagen of bestelling zie je hoe je ontwerp ervoor staat.',
  },
  choose: (widthMm: number, heightMm: number) =>
    `Je bestelling is ${formatSizeCm(widthMm, heightMm)} en je ontwerp heeft een andere verhouding. Kies hoe het op formaat komt; je ziet meteen wat er gebeurt.`,
  chooseBleed: (widthMm: number, heightMm: number) =>
    `Je bestelling is ${formatSizeCm(widthMm, heightMm)} en je ontwerp heeft de verhouding die daar met afloop bij hoort. Kies of de afloop er al in zit; je ziet meteen waar we snijden.`,
  wouldBe: (name: string, what: string) => `${name} op het bestelde formaat: ${what}`,
  trimLine: 'Hier snijden we.',
  cutOff: 'Hier snijden we; wat rood is, valt weg.',
  turn: 'Stand van het ontwerp',
  asItCame: 'Zoals nu',
  quarter: 'Kwartslag',
  liesWide: (isWide: boolean) => (isWide ? 'Liggend' : 'Staand'),
  looks: {
    asBleed: 'De afloop zit er al in',
    edge: 'Passend, met de kleur van de rand',
    white: 'Passend, met wit',
    fill: 'Vullen',
  },
  bleedLost: (bleedMm: number) => `rondom valt ${formatNumber(bleedMm)}${SPACE}mm afloop weg`,
  nothingLost: 'er valt niets weg',
  hopeless: 'Hiervoor heeft je ontwerp te weinig pixels.',
  unsharp: (ppi: number) => `Zo wordt de resolutie ${ppi} ppi. Je ontwerp kan onscherp worden.`,
  make: 'Maak dit ontwerp',
  makeOf: (name: string) => `Maak dit ontwerp: ${name}`,
  orderSize: (widthMm: number, heightMm: number, price: string) =>
    `Bestel dit formaat: ${formatSizeCm(widthMm, heightMm)} voor ${price}`,
  sizeOrdered: (widthMm: number, heightMm: number) =>
    `Je bestelling is nu ${formatSizeCm(widthMm, heightMm)}, zoals je ontwerp.`,
  chooseAgain: 'Anders kiezen',
} as const

type Way = RepairWays['pages'][number]['ways'][number]
type WayOfPages = { readonly way: Way; readonly numbers: readonly number[] }

/** What a way to bring a page to its size does to the design, in words. */
export function wayText({ placing, beyond, marginMm }: Way, around: 'edge' | 'white'): string {
  if (placing === 'asBleed' && marginMm > 0) return repairTexts.bleedLost(marginMm)
  const text = placing === 'fill' ? cutText(beyond) : addedText(beyond, around)
  return text ?? repairTexts.nothingLost
}

/** What a way does to each page; said once where that is the same. */
export function waysText(pages: readonly WayOfPages[], around: 'edge' | 'white'): string {
  const all = pages.map(({ way }) => wayText(way, around))
  const [first = repairTexts.nothingLost] = all
  if (all.every((text) => text === first)) return first
  return pages.map(({ numbers }, at) => `${pagesText(numbers)}: ${all[at]}`).join('; ')
}
