import type { PrintFileType } from '#domain/designs/facts.ts'
import type { FindingCode, FindingValues } from '#domain/designs/findings.ts'
import { formatNumber } from './format.ts'
import { formatSizeCm } from './format-size.ts'

const TYPES = {
  pdf: 'PDF',
  ai: 'Illustrator',
  jpeg: 'JPEG',
  tiff: 'TIFF',
  psb: 'PSB',
  psd: 'PSD',
} as const satisfies Record<PrintFileType, string>

const NAMES_TOLD = 3
const NAME_LENGTH = 60

/** Names come out of the file: a few of them, and none that fills a card. */
const named = (names: readonly string[]) => {
  const told = names.slice(0, NAMES_TOLD).map(shortened)
  const others = names.length - told.length
  return others > 0 ? `${told.join(', ')} en ${others} andere` : told.join(', ')
}

const shortened = (name: string) => (name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH)}…` : name)

const size = ({ widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number }) =>
  formatSizeCm(widthMm, heightMm)

const WITHOUT_PDF =
  "Dit Illustrator-bestand is opgeslagen zonder PDF-inhoud. Zet 'PDF-compatibel bestand maken' aan en sla het opnieuw op."

/** The one sentence of each finding (preflight, chapter 6). */
export const preflightTexts: {
  readonly [Code in FindingCode]: (values: FindingValues[Code]) => string
} = {
  empty: () => 'Dit bestand is leeg. Upload het opnieuw.',
  tooLarge: ({ maxMb }) =>
    `Het bestand dat je probeert te uploaden is te groot. De maximale bestandsgrootte is ${maxMb}MB.`,
  notAccepted: () =>
    'Dit is geen PDF-, JPEG-, TIFF-, PSB- of AI-bestand. Sla je ontwerp op als PDF en upload het opnieuw.',
  otherExtension: ({ extension, type }) =>
    `De bestandsnaam eindigt op .${shortened(extension)}, maar dit is een ${TYPES[type]}-bestand. We behandelen het als ${TYPES[type]}.`,
  photoshop: () => 'Dit is een PSD-bestand. We kunnen de samengevoegde afbeelding gebruiken.',
  damaged: () =>
    'Het bestand is beschadigd of niet compleet. Exporteer het opnieuw en upload het nog een keer.',
  rebuilt: () => 'Het bestand had een fout die wij hebben hersteld. Controleer het voorbeeld goed.',
  passwordNeeded: () =>
    'Dit bestand is beveiligd met een wachtwoord. Verwijder de beveiliging en upload het opnieuw.',
  restricted: () =>
    'Dit bestand heeft een beveiliging tegen bewerken of afdrukken. Bevestig dat je het mag laten drukken.',
  bomb: () => 'Dit bestand is te complex of heeft een onmogelijk formaat en kan niet worden verwerkt.',
  checkFailed: () => 'De controle is niet gelukt. Probeer het opnieuw of neem contact met ons op.',
  illustratorWithoutPdf: () => WITHOUT_PDF,
  illustratorPostScript: () => WITHOUT_PDF,
  noPage: () => 'Dit bestand bevat geen pagina met een geldig formaat.',
  tooManyPages: ({ sides, pages }) =>
    `Dit product heeft ${sides === 1 ? '1 zijde' : `${sides} zijden`}, je bestand heeft ${pages} pagina's.`,
  frontAndBack: () => 'Pagina 1 is de voorzijde, pagina 2 de achterzijde.',
  turned: ({ widthMm, heightMm }) =>
    widthMm > heightMm
      ? 'Je ontwerp is staand en het product liggend. We draaien het 90 graden.'
      : 'Je ontwerp is liggend en het product staand. We draaien het 90 graden.',
  atScale: ({ scale, ...ordered }) =>
    `Je ontwerp is op schaal ${scaleText(scale)} aangeleverd. We drukken het op ${size(ordered)}.`,
  otherSize: ({ found, ordered, percent }) =>
    `Je ontwerp is ${size(found)}; besteld is ${size(ordered)}. We schalen het naar ${formatNumber(percent, 0)}%.`,
  bleedUnclear: ({ found, ordered, bleedMm }) =>
    `Je ontwerp is ${size(found)}; besteld is ${size(ordered)}. Kies of de ${formatNumber(bleedMm)} mm afloop er al in zit.`,
  ratioNear: () => 'De verhouding wijkt iets af. Kies: vullen (rand valt weg) of passend (witte rand).',
  ratioOff: (ordered) =>
    `De verhouding van je ontwerp past niet bij ${size(ordered)}. Kies hoe het op formaat komt.`,
  pageSizesDiffer: () => "De pagina's hebben niet hetzelfde formaat.",
  noBleed: ({ bleedMm }) =>
    `Je ontwerp heeft geen afloop van ${formatNumber(bleedMm)} mm. We kunnen de rand spiegelen.`,
  trimMarks: () => 'Snijtekens gevonden; we snijden op het eindformaat.',
  ppiBelowGood: ({ ppi, good }) =>
    `De resolutie is ${ppi} ppi; voor een scherp resultaat raden we ${good} ppi aan.`,
  ppiBelowMinimum: ({ ppi }) =>
    `De resolutie is met ${ppi} ppi laag. Je ontwerp kan onscherp worden. Akkoord?`,
  ppiTooLow: ({ ppi }) => `De resolutie (${ppi} ppi) is te laag om te drukken.`,
  fontsNotEmbedded: (values) => fontText(values),
  fontsMissing: (values) => fontText(values),
  rgb: () => 'Je ontwerp bevat RGB-kleuren. We zetten ze om naar CMYK; felle kleuren kunnen doffer worden.',
  spotsNotUsed: ({ names }) => `Steunkleur ${named(names)} wordt omgezet naar CMYK.`,
  tooMuchInk: ({ inkPercent, maxPercent }) =>
    `De inktdekking is ${inkPercent}%; het maximum is ${maxPercent}%. We passen dit aan.`,
  spotsKept: ({ names }) =>
    `Steunkleur ${named(names)} konden we niet omzetten naar CMYK; de kleur kan anders uitvallen. Akkoord?`,
  inkKept: ({ inkPercent, maxPercent }) =>
    `De inktdekking is ${inkPercent}%; het maximum is ${maxPercent}%. Dat konden we niet verlagen; de druk kan vlekken. Akkoord?`,
  whiteKept: () => 'Wit staat op overdrukken en zou verdwijnen. Dat konden we niet uitzetten. Akkoord?',
  noCutLine: () => "We vinden geen snijlijn (steunkleur 'CutContour').",
  cutLineOpen: () => 'De snijlijn is niet gesloten.',
  cutLineFilled: () => 'De snijlijn is gevuld.',
  cutLineNotSpot: () => 'De snijlijn is geen steunkleur.',
  severalCutLines: ({ names }) => `We vinden meer dan één snijlijn: ${named(names)}. Laat er één staan.`,
  cutLineSpelling: ({ name, exact }) => `We lezen '${shortened(name)}' als snijlijn '${exact}'. Klopt dat?`,
  noWhite: () => "Er is geen witlaag (steunkleur 'White'). Zonder wit worden kleuren doorschijnend.",
  whiteOverprint: () => 'Wit staat op overdrukken en zou verdwijnen. We zetten dat uit.',
  hairlines: () => 'Er zijn zeer dunne lijnen die mogelijk niet zichtbaar zijn.',
  blank: () => 'Het voorbeeld is leeg. Staat je ontwerp op een verborgen laag of is het wit op wit?',
  hiddenLayers: ({ names }) => `Verborgen lagen worden niet gedrukt: ${named(names)}.`,
  unprintedText: ({ texts }) =>
    `Dit staat in een formulierveld of notitie die niet wordt gedrukt: ${named(texts)}. Akkoord?`,
  activeContent: () =>
    'Interactieve onderdelen werken niet in druk. We drukken alleen wat ze op papier laten zien.',
  flattened: () => 'Transparantie of extra kanalen worden samengevoegd op wit.',
  severalFrames: () => 'Alleen de eerste afbeelding wordt gebruikt.',
  noMergedPicture: () =>
    "Dit Photoshop-bestand is opgeslagen zonder samengevoegde afbeelding. Zet 'Compatibiliteit maximaliseren' aan en sla het opnieuw op, of maak er een PDF van.",
  rarePacking: () =>
    'De pixels van dit bestand zijn opgeslagen op een manier die we niet kunnen drukken. Sla het op als TIFF met LZW-compressie of als PDF en upload het opnieuw.',
  notVector: () =>
    'Dit product snijden we uit gekleurde folie. Lever je ontwerp aan als vectorbestand, zonder foto of afbeelding.',
}

const fontText = ({ names }: { readonly names: readonly string[] }) =>
  names.length === 1
    ? `Lettertype ${named(names)} is niet ingesloten. Sluit lettertypes in of zet tekst om naar contouren.`
    : `Lettertypes ${named(names)} zijn niet ingesloten. Sluit lettertypes in of zet tekst om naar contouren.`

/** '1:10' for a file ten times as small as what was ordered, '2:1' for one twice as large. */
const scaleText = (scale: number) => (scale < 1 ? `${1 / scale}:1` : `1:${scale}`)

/** The sentence of a finding. */
export function findingText<Code extends FindingCode>({
  code,
  values,
}: {
  readonly code: Code
  readonly values: FindingValues[Code]
}): string {
  return preflightTexts[code](values)
}
