import type { SheetFaultCode } from '#domain/sheet-faults.ts'

/** Why a spreadsheet is not read. */
export const sheetFaultTexts = {
  SheetBroken:
    'Dit Excel-bestand is beschadigd of niet volledig. Open het in je rekenprogramma en bewaar het opnieuw als .xlsx.',
  SheetLocked:
    'Dit Excel-bestand is beveiligd met een wachtwoord. Haal het wachtwoord eraf en kies het opnieuw.',
  SheetOld: 'Dit is een oud Excel-bestand (.xls). Bewaar het in je rekenprogramma als .xlsx.',
  SheetTooLarge:
    'In dit Excel-bestand zit uitgepakt meer dan in één keer kan. Verdeel het over meer bestanden.',
  SheetTooLong: 'Een Excel-bestand mag hooguit 100.000 rijen hebben. Verdeel het over meer bestanden.',
  SheetTooWide: 'Dit Excel-bestand heeft te veel kolommen.',
  SheetCellTooLong: 'In dit vak staat meer tekst dan een Excel-bestand kan bevatten.',
  SheetFormulaUnknown:
    'Hier staat een formule zonder uitkomst. Zet de uitkomst in het vak in plaats van de formule.',
  SheetCellFaulty: 'Hier staat een fout, zoals #N/B. Zet er een waarde neer, of maak het vak leeg.',
} as const satisfies Record<SheetFaultCode, string>

/** Where in a spreadsheet a cell stands, by its name there and the column that it is in. */
export const sheetPlace = (cell: string, heading: string): string =>
  heading === '' ? `Vak ${cell}` : `Vak ${cell}, kolom ‘${heading}’`

/** What is wrong, with where that is. */
export const sheetFaultText = (code: SheetFaultCode, place: string | null): string =>
  place === null ? sheetFaultTexts[code] : `${place}: ${sheetFaultTexts[code]}`

/** How a cell reads that is ticked, or not. */
export const cellYes = 'ja'
export const cellNo = 'nee'
