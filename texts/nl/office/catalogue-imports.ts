import type { FileMode, ImportFate, ImportMode, ImportState } from '#domain/catalogue/catalogue-file.ts'
import type { Staying } from '#domain/catalogue/entry-taken-back.ts'
import type { Vendor } from '#domain/catalogue/left-behind.ts'
import { formatNumber, inWords } from '../format.ts'
import { vendorNames } from './left-behind.ts'
import { pageNames } from './page-names.ts'

const some = (count: number, one: string, more: string) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`

type Became = {
  readonly name: string
  readonly mode: ImportMode
  readonly addedCount: number | null
  readonly changedCount: number | null
  readonly removedCount: number | null
}

/** Export and import of the whole catalogue. */
export const catalogueImportTexts = {
  title: pageNames.catalogue,
  back: 'Producten',
  note: (name: string) => (name === '' ? 'Import van de catalogus' : `Import van ${name}`),
  noteTakenBack: (name: string) =>
    name === '' ? 'Import van de catalogus teruggedraaid' : `Import van ${name} teruggedraaid`,
  fileName: (day: string) => `catalogus-${day}.zip`,
  sheetsName: (day: string, form: 'xlsx' | 'csv') => `catalogus-${form}-${day}.zip`,
  workbookName: (day: string) => `catalogus-${day}.xlsx`,

  exportTitle: 'Uitvoeren',
  exportText:
    'Alles van de catalogus in één ZIP-bestand: categorieën, producten, kenmerken, configurators, prijslijsten, doorverwijzingen, afbeeldingen en downloads. Klanten, orders en wijzigingen die nog niet zijn gepubliceerd zitten er niet in.',
  download: 'Catalogus downloaden',

  sheetsTitle: 'De hele catalogus als rekenblad',
  sheetsText:
    'Precies hetzelfde in bladen met rijen en kolommen, om in je rekenprogramma te bewerken en hier weer in te voeren. Een nieuwe rij is een nieuw product, een nieuwe categorie of een nieuwe prijs. Nieuwe foto’s doe je in dezelfde ZIP; zet dan de naam van het bestand in de kolom ‘Afbeelding’.',
  sheetsXlsx: 'Excel met afbeeldingen (ZIP)',
  sheetsCsv: 'CSV met afbeeldingen (ZIP)',
  sheetsWorkbook: 'Alleen het Excel-bestand',
  sheets: 'Catalogus in bladen',

  tableTitle: 'Producten als tabel',
  tableText:
    'Alle producten, één per rij, om in je rekenprogramma te bewerken en hier weer in te voeren. Alleen kolommen die in je bestand staan veranderen; producten die er niet in staan blijven zoals ze zijn.',
  tableSheet: 'Als Excel-bestand',
  tableCsv: 'Als CSV',
  tableName: (day: string, ending: 'csv' | 'xlsx') => `producten-${day}.${ending}`,
  table: 'Tabel met producten',

  importTitle: 'Invoeren',
  importText:
    'Kies een ZIP-bestand van een catalogus (JSON, Excel of CSV), alleen catalogue.json of het Excel-bestand, of een tabel met producten (Excel of CSV). We herkennen zelf wat het is, en kijken eerst wat er zou veranderen; in de winkel verandert nog niets.',
  vendorText:
    'Kom je van een andere winkel? Kies de CSV met producten uit Magento 2 of WooCommerce, of een ZIP met die CSV en de map met afbeeldingen. We herkennen zelf uit welke winkel het bestand komt. Prijzen lezen we als bedragen zonder btw.',
  file: 'Bestand',
  fileMissing: 'Kies een bestand.',
  mode: 'Wat doen we met het bestand?',
  modes: {
    add: 'Aanvullen: toevoegen en wijzigen wat erin staat',
    new: 'Alleen nieuw: toevoegen wat de winkel nog niet heeft',
    replace: 'Vervangen: ook weghalen wat er niet in staat',
  } as const satisfies Record<FileMode, string>,
  modeNames: {
    add: 'Aanvullen',
    new: 'Alleen nieuw',
    replace: 'Vervangen',
    takeBack: 'Terugdraaien',
  } as const satisfies Record<ImportMode, string>,
  modeNotes: {
    add: 'Wat je na een eerdere import in de winkel hebt gewijzigd, krijgt weer de waarde uit het bestand. Je ziet dat eerst.',
    new: 'Voor een export van Magento 2 of WooCommerce. Producten die al in de winkel staan, blijven precies zoals ze zijn.',
    replace:
      'Wat klanten al bestelden of in hun winkelwagen hebben, blijft bestaan: zo’n product vervalt, en een categorie wordt verborgen. Prijslijsten van bedrijven blijven staan.',
  } as const satisfies Record<FileMode, string>,
  overwrites: (products: number, priced: number) =>
    `Van ${some(products, 'product', 'producten')} in de winkel verandert er iets, van ${formatNumber(priced)} ook de prijs. Wil je houden wat je hier hebt gewijzigd? Laat de import dan vervallen en lees het bestand in met ‘Alleen nieuw’.`,
  read: 'Bestand controleren',
  refused: 'Het bestand is niet ingelezen',

  vendorOf: (vendor: Vendor) => `Export van ${vendorNames[vendor]}`,

  list: 'Laatste imports',
  none: 'Er is nog niets ingevoerd.',
  noneText: 'Wat je invoert, staat hier met wat het veranderde.',
  made: 'Ingelezen',
  by: (name: string | null) => (name === null ? 'Een opdracht op de server' : `Door ${name}`),
  name: 'Bestand',
  unnamed: 'Zonder naam',
  state: 'Status',
  states: {
    reading: 'Wordt gecontroleerd',
    ready: 'Klaar om door te voeren',
    faulty: 'Fouten gevonden',
    applying: 'Wordt doorgevoerd',
    applied: 'Doorgevoerd',
    dropped: 'Niet doorgevoerd',
    failed: 'Mislukt',
  } as const satisfies Record<ImportState, string>,
  nothingToApply: 'Niets te wijzigen',
  progress: 'Voortgang',
  open: (name: string) => `Bekijken: ${name}`,

  earlier: 'Eerdere imports',
  earlierText:
    'Wat is doorgevoerd, kun je terugdraaien. We bewaren daarvoor wat de laatste tien imports hebben veranderd, zolang dat samen niet te groot wordt.',
  noEarlier: 'Er is nog niets doorgevoerd.',
  earlierBy: (by: string | null, moment: string) => `${by ?? 'Een opdracht op de server'}, ${moment}`,
  became: (of: Became): string => {
    const what = [
      ...(of.addedCount ? [`${formatNumber(of.addedCount)} toegevoegd`] : []),
      ...(of.changedCount ? [`${formatNumber(of.changedCount)} gewijzigd`] : []),
      ...(of.removedCount ? [`${formatNumber(of.removedCount)} weg of uit de winkel`] : []),
    ]
    const name = of.name === '' ? 'Zonder naam' : of.name
    const from = of.mode === 'takeBack' ? `Teruggedraaid: ${name}` : name
    return what.length === 0 ? from : `${from} · ${inWords(what)}`
  },
  takeBack: 'Terugdraaien',
  takeBackOf: (which: string) => `Terugdraaien: ${which}`,
  notKept: 'Niet terug te draaien',
  staying: {
    field: 'Dit is daarna nog gewijzigd en blijft zoals het nu is.',
    changed: 'Door de import toegevoegd, daarna gewijzigd: dit blijft zoals het nu is.',
    removed: 'Daarna uit de winkel gehaald: dit komt niet terug.',
    made: 'Door de import weggehaald, daarna opnieuw gemaakt: dit blijft zoals het nu is.',
  } as const satisfies Record<Staying | 'field', string>,

  toList: 'Catalogus in- en uitvoeren',
  importOf: (name: string) => (name === '' ? 'Import van de catalogus' : `Import van ${name}`),
  readingText: 'We lezen het bestand en vergelijken het met de winkel. Je kunt deze pagina gerust verlaten.',
  applyingText: 'De wijzigingen worden in één keer doorgevoerd. Je kunt deze pagina gerust verlaten.',
  appliedText: 'Alles staat in de winkel.',
  droppedText: 'Deze import is vervallen. Er is niets veranderd.',
  failedText: 'Er is niets veranderd.',
  nothingTitle: 'Er verandert niets',
  readyTitle: (count: number) => `${some(count, 'wijziging', 'wijzigingen')} klaar om door te voeren`,
  readyText: 'In de winkel is nog niets veranderd. Bekijk hieronder wat er gebeurt.',
  faultyTitle: (count: number) => `${some(count, 'fout', 'fouten')} in het bestand`,
  faultyText: 'Er is niets veranderd. Verbeter het bestand en lees het opnieuw in.',
  apply: 'Doorvoeren',
  drop: 'Laten vervallen',
  sureTitle: 'Import doorvoeren?',
  sureText: (count: number) =>
    `${some(count, 'wijziging wordt', 'wijzigingen worden')} in één keer doorgevoerd, ook voor klanten.`,
  sureReplace: ' Wat niet in het bestand staat, verdwijnt.',
  started: 'De import wordt doorgevoerd',
  dropped: 'De import is vervallen',

  counts: 'Wat er verandert',
  part: 'Onderdeel',
  same: 'Gelijk',
  fates: {
    added: 'Nieuw',
    changed: 'Gewijzigd',
    removed: 'Weg',
    hidden: 'Uit de winkel',
    kept: 'Blijft toch',
  } as const satisfies Record<ImportFate, string>,
  changes: 'Wijzigingen',
  noChanges: 'Alles in het bestand is gelijk aan de winkel.',
  firstOf: (shown: number, count: number) => `De eerste ${formatNumber(shown)} van ${formatNumber(count)}.`,
  what: 'Wat',
  fate: 'Wat er gebeurt',
  differences: 'Verschillen',
  was: 'Was',
  becomes: 'Wordt',
  faults: 'Fouten',
  warnings: 'Let op',
  warningsText: 'Dit houdt de import niet tegen.',
  place: 'Plaats',
  line: 'Regel',
  row: 'Rij',
  notes: 'Dit is niet meegekomen',
  notesText: 'Dit past niet in deze winkel, of is er iets anders geworden. Het houdt de import niet tegen.',
  fault: 'Melding',

  failures: {
    stopped: 'De winkel is intussen gestopt. Probeer het opnieuw.',
    movedOn:
      'De winkel is gewijzigd sinds het bestand is gecontroleerd. Lees het opnieuw in en bekijk wat er nu verandert.',
    referenceLost:
      'Intussen is iets in gebruik genomen dat zou verdwijnen, of iets verdwenen dat nodig is. Lees het bestand opnieuw in.',
    lost: 'Het werk viel stil, waarschijnlijk doordat de winkel is gestopt. Probeer het opnieuw.',
    fileGone: 'Het bestand van deze import is er niet meer. Lees het opnieuw in.',
    noRoom: 'Er is te weinig ruimte op de schijf. Maak ruimte en probeer het opnieuw.',
    storageAway: 'De opslag van bestanden was niet te bereiken. Probeer het opnieuw als die er weer is.',
    configuratorUnreadable: (sku: string) =>
      `De configurator van ${sku} is beschadigd. Zolang dat zo is, kan de catalogus niet worden uitgevoerd of ingevoerd.`,
    databaseAway: 'De databank was even weg. Probeer het opnieuw.',
    unexpected:
      'Er ging iets mis wat we niet verwachtten. Probeer het opnieuw; de oorzaak staat in het logboek van de server.',
  },
} as const

/** What is said otherwise where an import takes an earlier one back. */
const takeBackTexts = {
  importOf: (name: string) =>
    name === '' ? 'Import van de catalogus terugdraaien' : `Import van ${name} terugdraaien`,
  readingText:
    'We vergelijken wat de import veranderde met de winkel van nu. Je kunt deze pagina gerust verlaten.',
  applyingText: 'De import wordt in één keer teruggedraaid. Je kunt deze pagina gerust verlaten.',
  appliedText: 'De import is teruggedraaid.',
  droppedText: 'De import is niet teruggedraaid. Er is niets veranderd.',
  readyTitle: (count: number) => `${some(count, 'wijziging', 'wijzigingen')} bij het terugdraaien`,
  faultyTitle: () => 'Deze import is nu niet terug te draaien',
  faultyText:
    'Er zou iets niet meer kloppen; hieronder staat wat. Er is niets veranderd. Pas dat aan in de winkel en begin opnieuw met terugdraaien.',
  apply: 'Terugdraaien',
  sureTitle: 'Import terugdraaien?',
  started: 'De import wordt teruggedraaid',
  dropped: 'De import wordt niet teruggedraaid',
  noChanges: 'Van wat de import veranderde, valt niets meer terug te draaien.',
  faults: 'Wat er niet zou kloppen',
  warningsText: 'Dit houdt het terugdraaien niet tegen.',
  notes: 'Dit blijft zoals het nu is',
  notesText: 'Na de import is dit nog eens gewijzigd. Het terugdraaien laat het met rust.',
} as const

/** The words of a page of an import. */
export const importTextsOf = (mode: ImportMode) =>
  mode === 'takeBack' ? { ...catalogueImportTexts, ...takeBackTexts } : catalogueImportTexts

/** Why taking back failed, where that is another reason than of a file. */
export const takeBackFailures = {
  movedOn: 'De winkel is gewijzigd sinds dit is bekeken. Begin opnieuw met terugdraaien.',
  referenceLost:
    'Intussen is iets in gebruik genomen dat zou verdwijnen, of iets verdwenen dat nodig is. Begin opnieuw met terugdraaien.',
} as const
