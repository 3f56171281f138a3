import type { FileQueue, JudgedStatus } from '#domain/orders/file-queues.ts'
import type { Severity } from '#domain/designs/findings.ts'
import type { SpotPurpose } from '#domain/designs/sheet-places.ts'
import type { StatusTone } from '../orders.ts'
import { formatNumber } from '../format.ts'

const SPOT_LABELS = {
  through: 'Contoursnijlijn',
  half: 'Halfsnijlijn',
  perforation: 'Perforatielijn',
  crease: 'Rillijn',
  white: 'Wit',
  colour: 'Steunkleur',
} as const satisfies Record<SpotPurpose, string>

/** The desk of print files. */
export const deskFileTexts = {
  sorts: { worst: 'Ernstigste eerst', longest: 'Wat het langst ligt' },
  queues: 'Wachtrijen',
  queue: {
    review: 'Te beoordelen',
    returned: 'Proef afgekeurd',
    waiting: 'Wacht op klant',
    approved: 'Goedgekeurd',
    all: 'Alles',
  } satisfies Record<FileQueue, string>,
  filters: { product: 'Product', status: 'Controle' },
  search: 'Zoek op bestand, nummer, klant of referentie',
  table: 'Drukwerkbestanden',
  file: 'Bestand',
  order: 'Order en klant',
  found: 'Bevinding',
  leaves: 'Levering',
  status: 'Status',
  nothingFound: 'Niets gevonden',
  checkWanted: 'Handmatige controle',
  express: 'Spoed',
  more: 'Meer bestanden laden',
  none: 'Geen bestanden in deze wachtrij',
  noneFound: (search: string) => `Geen bestanden gevonden met “${search}”`,
  noneText: 'Kies een andere wachtrij, of pas je zoekwoord aan.',
  judged: {
    error: { label: 'Niet te controleren', tone: 'blocks' },
    invalid: { label: 'Fout', tone: 'blocks' },
    fixable: { label: 'Let op', tone: 'waits' },
    valid: { label: 'Goed', tone: 'good' },
    processing: { label: 'Wordt gecontroleerd', tone: 'busy' },
  } satisfies Record<JudgedStatus, { readonly label: string; readonly tone: StatusTone }>,
  approved: { label: 'Goedgekeurd', tone: 'good' } satisfies {
    readonly label: string
    readonly tone: StatusTone
  },
  /** How long there is until a line is to leave the house. */
  daysLeft: (days: number | null) => {
    if (days === null) return 'Schuift mee'
    if (days < 0) return days === -1 ? '1 dag te laat' : `${formatNumber(-days)} dagen te laat`
    if (days === 0) return 'Vandaag'
    return days === 1 ? 'Morgen' : `Over ${formatNumber(days)} dagen`
  },
  back: 'Alle drukwerkbestanden',
  about: (order: string, company: string, line: string, copies: number) =>
    `${order}, ${company}: ${line}, ${formatNumber(copies)} ${copies === 1 ? 'stuk' : 'stuks'}`,
  sides: 'Bestanden van deze regel',
  front: 'Voorzijde',
  backSide: 'Achterzijde',
  pages: 'Pagina’s',
  page: (number: number) => `Pagina ${number}`,
  pagesNotShown: (count: number) =>
    `Nog ${formatNumber(count)} ${count === 1 ? 'pagina' : 'pagina’s'} zonder voorbeeld`,
  sheet: 'Vel',
  pictureOf: (name: string, page: number) => `Voorbeeld van ${name}, pagina ${page}`,
  noPicture: 'Van deze pagina is geen voorbeeld.',
  noSheet: 'In dit bestand kon niets worden gemeten.',
  zoomIn: 'Vergroten',
  zoomOut: 'Verkleinen',
  /** Of the size of the print. */
  zoom: (percent: number) => `${formatNumber(percent, percent < 10 ? 1 : 0)}%`,
  zoomFit: 'Pas in',
  zoomPrintSize: 'Ware grootte',
  detailComes: 'Wordt scherper getekend…',
  layers: 'Lagen',
  layer: {
    trim: () => 'Snijlijn',
    bleed: (mm: number | null) => (mm === null ? 'Afloop' : `Afloop ${formatNumber(mm)} mm`),
    safe: (mm: number | null) => (mm === null ? 'Veilige zone' : `Veilige zone ${formatNumber(mm)} mm`),
    ownBleed: () => 'Afloop in het bestand',
  },
  placeLayer: {
    spot: (name: string, purpose: SpotPurpose) => `${SPOT_LABELS[purpose]} ${name}`,
    pictures: (low: number) =>
      low === 0 ? 'Afbeeldingen met ppi' : `Afbeeldingen met ppi (${formatNumber(low)} te laag)`,
    texts: (open: number) =>
      open === 0 ? 'Lettertypen' : `Lettertypen (${formatNumber(open)} niet ingesloten)`,
  },
  picturePpi: (ppi: number, isLow: boolean) => `${formatNumber(ppi)} ppi${isLow ? ', te laag' : ''}`,
  placesPartial: 'Er staat meer in het bestand dan hier is ingetekend.',
  placesUnknown: 'Van deze pagina is niet bekend waar afbeeldingen, steunkleuren en lettertypen staan.',
  mm: (mm: number) => `${formatNumber(mm, 0)} mm`,
  isTurned: 'Wordt een kwartslag gedraaid',
  findings: 'Bevindingen',
  findingsCount: (wrong: number, notes: number) =>
    [
      `${formatNumber(wrong)} op te lossen`,
      `${formatNumber(notes)} ${notes === 1 ? 'opmerking' : 'opmerkingen'}`,
    ].join(', '),
  noFindings: 'De controle heeft niets gevonden.',
  severity: {
    error: 'Niet te controleren',
    invalid: 'Fout',
    fixable: 'Let op',
    note: 'Opmerking',
  } satisfies Record<Severity, string>,
  mendable: 'Dit kan automatisch worden hersteld.',
  fromTo: (was: string, now: string) => `${was} werd ${now}`,
  onPage: (page: number) => `Toon op pagina ${page}`,
  facts: 'Bestand',
  type: 'Soort',
  size: 'Grootte',
  uploaded: 'Geüpload',
  scale: 'Schaal',
  ppi: 'Laagste resolutie op deze pagina',
  pictures: 'Afbeeldingen op deze pagina',
  pictureFact: (widthPx: number, heightPx: number, ppi: number, isLow: boolean) =>
    `${formatNumber(widthPx)} × ${formatNumber(heightPx)} px, ${formatNumber(ppi)} ppi${isLow ? ', te laag' : ''}`,
  morePictures: (count: number) => `en nog ${formatNumber(count)}`,
  ppiOf: (ppi: number, least: number | null) =>
    least === null ? `${formatNumber(ppi)} ppi` : `${formatNumber(ppi)} ppi, minimaal ${formatNumber(least)}`,
  ink: 'Inktdekking',
  colours: 'Kleuren',
  colour: {
    gray: 'grijs',
    rgb: 'RGB',
    cmyk: 'CMYK',
    lab: 'Lab',
    indexed: 'palet',
    spot: 'steunkleur',
  } as Readonly<Record<string, string>>,
  spots: 'Steunkleuren',
  spot: (name: string, isCut: boolean, isClosed: boolean | null) =>
    [name, isCut && 'snijlijn', isCut && isClosed === false && 'niet gesloten'].filter(Boolean).join(', '),
  fonts: 'Lettertypen',
  font: (name: string, isEmbedded: boolean) => (isEmbedded ? name : `${name}, niet ingesloten`),
  patchup: 'Hersteld door de winkel',
  byStudio: 'Gemaakt door de studio',
  download: 'Bestand downloaden',
  decide: 'Beoordelen',
  approve: 'Goedkeuren',
  approveAnyway: 'Goedkeuren met reden',
  checkAgain: 'Opnieuw controleren',
  checkMany: (count: number) =>
    `${formatNumber(count)} ${count === 1 ? 'bestand' : 'bestanden'} opnieuw controleren?`,
  checkManyIntro:
    'Ze komen met enkele tegelijk in de rij, achter wat klanten insturen. Tot de controle klaar is, kan een bestand niet worden goedgekeurd; wat al is goedgekeurd, blijft dat. Klanten krijgen geen bericht.',
  /** A file among those of many orders. */
  fileNamed: (name: string, order: string, isBack: boolean) =>
    `${name}, ${order}${isBack ? ', achterzijde' : ''}`,
  checkedAgain: (file: string) => `${file} wordt opnieuw gecontroleerd`,
  approveTitle: (name: string) => `${name} goedkeuren`,
  approveIntro: (count: number) =>
    count === 1
      ? 'De controle vond 1 punt. Schrijf op waarom het bestand zo gedrukt kan worden.'
      : `De controle vond ${formatNumber(count)} punten. Schrijf op waarom het bestand zo gedrukt kan worden.`,
  reasonHint: 'Collega’s zien dit bij de order, met je naam erbij.',
  isApproved: 'Dit bestand is goedgekeurd',
  approvedNow: (name: string) => `${name} is goedgekeurd`,
  notNow: {
    waiting: 'De klant is nog bezig met de bestanden van deze regel.',
    proofed: 'De klant heeft nog niet geantwoord op een proef van deze regel.',
    unread: 'Dit bestand wordt nog gecontroleerd.',
    late: 'Deze regel is al in productie of geannuleerd.',
  },
  noRight: 'Met jouw rol kun je bestanden bekijken, niet goedkeuren.',
  freeNow: 'Er is niets gevonden: dit bestand gaat zonder beoordeling naar productie.',
  history: 'Geschiedenis',
  noHistory: 'Nog niets goedgekeurd.',
  approvedBy: (name: string | null, file: string) => `${name ?? 'Een medewerker'} keurde ${file} goed`,
  replacedTitle: 'Dit bestand is vervangen',
  replaced: (was: string, now: string) =>
    was === now
      ? `Er is een nieuwe versie van ${now}. Bekijk die eerst.`
      : `Was ${was}, is nu ${now}. Bekijk het nieuwe bestand eerst.`,
} as const
