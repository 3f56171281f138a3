import type { RowFault } from '#domain/quick-order/compose-row.ts'
import { MOST_QUICK_ROWS, type QuickColumn, type RowsRefusal } from '#domain/quick-order/read-rows.ts'
import { formatNumber } from './format.ts'

export const quickColumnTexts = {
  sku: 'Artikelnummer',
  width: 'Breedte',
  height: 'Hoogte',
  quantity: 'Aantal',
  options: 'Opties',
  reference: 'Referentie',
  fileName: 'Bestandsnaam',
} as const satisfies Record<QuickColumn, string>

/** The sentence for a row that cannot be read. */
export function rowFaultText(fault: RowFault): string {
  switch (fault.code) {
    case 'sku_missing':
      return 'Vul een artikelnummer in.'
    case 'product_unknown':
      return `We kennen geen product met artikelnummer ${fault.sku.slice(0, 64)}.`
    case 'quantity_unreadable':
      return 'Vul een heel aantal in, van 1 tot 1.000.000.'
    case 'run_not_sold':
      return 'Dit product verkopen we in vaste oplagen. Op de productpagina staat welke.'
    case 'size_unreadable':
      return `Vul bij ${quickColumnTexts[fault.column].toLowerCase()} een heel aantal millimeters in.`
    case 'size_missing':
      return 'Vul de breedte en hoogte van dit product in.'
    case 'size_not_asked':
      return 'De maat van dit product ligt vast of hoort bij een optie. Laat breedte en hoogte leeg.'
    case 'options_not_asked':
      return 'Dit product heeft geen opties. Laat opties leeg.'
    case 'option_unknown':
      return `De optie '${fault.name.slice(0, 80)}' hoort niet bij dit product of deze samenstelling.`
    case 'reference_too_long':
      return 'Een referentie is hoogstens 60 tekens lang.'
    case 'cell_too_long':
      return `Wat er bij ${quickColumnTexts[fault.column].toLowerCase()} staat, is te lang.`
  }
}

/** What becomes of a file that a row names. */
export const rowFileTexts = {
  found: (name: string) => `Ontwerp ${name} wordt gekoppeld.`,
  unknown: (name: string) => `Je hebt geen ontwerp dat ${name} heet. Kies het later in de winkelwagen.`,
  several: (name: string) =>
    `Je hebt meer dan één ontwerp dat ${name} heet. Kies het juiste later in de winkelwagen.`,
  not_needed: () => 'Dit product heeft geen ontwerp nodig.',
  unusable: (name: string) =>
    `Ontwerp ${name} kan hier niet worden gebruikt. Kies een ander in de winkelwagen.`,
} as const

export const rowsRefusalTexts = {
  nothing_there: 'Plak eerst je regels, of kies een bestand met regels.',
  too_large: 'Dit is meer dan 200 kB. Bestel in delen.',
  too_many_rows: `Dit zijn meer dan ${MOST_QUICK_ROWS} regels. Bestel in delen.`,
  no_sku_column: 'In de eerste regel ontbreekt een kolom voor het artikelnummer.',
} as const satisfies Record<RowsRefusal, string>

const rows = (count: number) => (count === 1 ? '1 regel' : `${formatNumber(count)} regels`)

/** The page on which an order is pasted. */
export const quickOrderTexts = {
  title: 'Snelbestellen',
  intro:
    'Plak regels uit een spreadsheet of kies een CSV-bestand. We controleren elke regel voordat je bestelt.',
  text: 'Jouw regels',
  textHint:
    'Artikelnummer, breedte in mm, hoogte in mm, aantal, opties, referentie en bestandsnaam. Zet | tussen opties.',
  file: 'CSV-bestand kiezen',
  fileUnreadable: 'Dit bestand kunnen we niet lezen. Sla het op als CSV en probeer het opnieuw.',
  check: 'Regels controleren',
  checkAgain: 'Opnieuw controleren',
  startOver: 'Andere regels',
  table: 'Gecontroleerde regels',
  row: (number: number) => `Regel ${number}`,
  choose: (number: number) => `Regel ${number} bestellen`,
  edit: 'Wijzigen',
  editRow: (number: number) => `Regel ${number} wijzigen`,
  remove: (number: number) => `Regel ${number} weghalen`,
  good: 'Klaar om te bestellen',
  bad: 'Aanpassen',
  unchecked: 'Nog niet gecontroleerd',
  rowHeader: 'Regel',
  productHeader: 'Artikel',
  priceHeader: 'Excl. btw',
  removeHeader: 'Weghalen',
  reference: (reference: string) => `Referentie: ${reference}`,
  summary: (good: number, all: number) => `${formatNumber(good)} van ${rows(all)} klaar om te bestellen`,
  checking: 'We controleren je regels',
  mendFirst: (count: number) =>
    count === 1
      ? '1 regel vraagt nog iets. Pas die aan, of bestel de andere.'
      : `${formatNumber(count)} regels vragen nog iets. Pas die aan, of bestel de andere.`,
  total: 'Samen excl. btw',
  add: (count: number) => `${rows(count)} in winkelwagen`,
  nothingToAdd: 'Er is nog geen regel die je kunt bestellen.',
  added: (count: number) => `${rows(count)} toegevoegd aan je winkelwagen`,
  joined: (count: number) =>
    count === 1
      ? '1 regel is bij een regel gevoegd die er al was.'
      : `${formatNumber(count)} regels zijn bij regels gevoegd die er al waren.`,
  unlinked: (count: number) =>
    count === 1
      ? 'Bij 1 regel kies je het ontwerp zelf nog in de winkelwagen.'
      : `Bij ${formatNumber(count)} regels kies je het ontwerp zelf nog in de winkelwagen.`,
} as const
