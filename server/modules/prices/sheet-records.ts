import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TableColumn, WRITTEN_COLUMNS } from '#domain/price-lists/table.ts'
import { priceColumnTexts } from '#texts/nl/office/price-files.ts'
import { sheetFaultText, sheetPlace } from '#texts/nl/office/sheets.ts'
import { Refusal } from '../../refusal.ts'
import { withScratch } from '../../storage/scratch.ts'
import { readSheet, sheetText } from '../catalogue/sheets/read-sheet.ts'
import { SheetFault } from '../catalogue/sheets/sheet-fault.ts'

const MOST_CHARACTERS = 20 * 1024 * 1024

type Reading = {
  /** One column of each. */
  readonly needed: readonly (readonly TableColumn[])[]
  readonly mostRows: number
  readonly mostColumns: number
}

/** What stands in the rows of a spreadsheet of prices, as the CSV of the same list would say it. */
export async function sheetRecords(
  content: Uint8Array,
  { needed, ...limits }: Reading,
): Promise<readonly (readonly string[])[]> {
  try {
    const rows = await withScratch(async (folder) => {
      const path = join(folder, 'prices.xlsx')
      await writeFile(path, content)
      return readSheet(path, {
        needed: needed.map((columns) => columns.map((column) => priceColumnTexts[column])),
        known: WRITTEN_COLUMNS.map((column) => priceColumnTexts[column]),
        mostCharacters: MOST_CHARACTERS,
        ...limits,
      })
    })
    return rows.map((cells) => cells.map(sheetText))
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error
    const place = error.at && sheetPlace(error.at.cell, error.at.heading)
    throw new Refusal('PriceFileUnreadable', { message: sheetFaultText(error.code, place) })
  }
}
