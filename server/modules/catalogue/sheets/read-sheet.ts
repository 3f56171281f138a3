import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { cellNo, cellYes } from '#texts/nl/office/sheets.ts'
import { askFencedChild } from '../../preflight/fenced-child.ts'
import { SheetFault } from './sheet-fault.ts'
import { type SheetCell, type SheetOrder, SheetReport } from './sheet-report.ts'

const PROGRAM = join(import.meta.dirname, 'open-sheet.ts')
const WITHIN_MS = 180_000

const ZIP = Buffer.from('PK\u0003\u0004')
/** What Excel wrote before 2007, and what it puts around a file with a password. */
const OLD = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const LOCK = Buffer.from('EncryptedPackage', 'utf16le')
/** Where in a locked file its parts are named: at the front, or behind the content, by the place that the front tells. */
const SECTOR_BYTES = 512

const begins = (bytes: Uint8Array, mark: Buffer) => mark.equals(bytes.subarray(0, mark.length))

/** Whether a file is a spreadsheet of Excel, by what it begins with, whatever it is called. */
export const isSheet = (beginning: Uint8Array): boolean => begins(beginning, ZIP) || begins(beginning, OLD)

/**
 * The rows of a spreadsheet on this machine, as it counts them: the first is that of the headings, and what is left empty is there
 * too. It is opened in a process of its own, with limits. Throws a `SheetFault`.
 */
export async function readSheet(
  path: string,
  reading: Omit<SheetOrder, 'path'>,
  signal?: AbortSignal,
): Promise<readonly (readonly SheetCell[])[]> {
  await refuseOld(path)
  const rows: (readonly SheetCell[])[] = []
  await askFencedChild<true>(
    { program: PROGRAM, folder: null, order: { path, ...reading }, withinMs: WITHIN_MS },
    {
      message(said) {
        const read = SheetReport.safeParse(said)
        if (!read.success) return read.error
        const report = read.data
        switch (report.step) {
          case 'rows':
            for (const { row, cells } of report.rows) {
              while (rows.length < row - 1) rows.push([])
              rows.push(cells)
            }
            return null
          case 'refused':
            return new SheetFault(report.code, report.at)
          case 'failed':
            return new Error(`a spreadsheet could not be read: ${report.why}`)
          case 'done':
            return true
        }
      },
      // It costs more than any spreadsheet may.
      fall: () => new SheetFault('SheetTooLarge'),
    },
    signal,
  )
  return rows
}

async function refuseOld(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(SECTOR_BYTES)
    await file.read(head, 0, SECTOR_BYTES, 0)
    if (!begins(head, OLD)) return
    const names = Buffer.alloc(8 * SECTOR_BYTES)
    await file.read(names, 0, names.length, (head.readUInt32LE(48) + 1) * SECTOR_BYTES)
    throw new SheetFault(names.includes(LOCK) ? 'SheetLocked' : 'SheetOld')
  } finally {
    await file.close()
  }
}

/**
 * A cell as text: a number with a comma, and never with just three decimals, which would read as thousands (the same as
 * `writtenDecimal`).
 */
export function sheetText(cell: SheetCell): string {
  if (typeof cell === 'boolean') return cell ? cellYes : cellNo
  if (typeof cell === 'string') return cell
  const text = String(cell).replace('.', ',')
  return /,\d{3}$/.test(text) ? `${text}0` : text
}
