import { gunzipSync, gzipSync } from 'node:zlib'
import { catalogueSheetTexts as texts } from '#texts/nl/office/catalogue-sheets.ts'
import type { CatalogueSection } from '#domain/catalogue/catalogue-file.ts'
import { cutAt, LONGEST_PART } from './long-cells.ts'
import { type Sheet, type SheetColumn, SHEETS, writeEntry } from './write-rows.ts'

const CHARACTERS_AT_ONCE = 1_000_000

type Spooled = {
  readonly packed: Buffer[]
  waiting: string[]
  characters: number
  count: number
  /** Into how many cells the longest text of each column is cut. */
  readonly parts: number[]
}

/** A sheet that is written: its columns, with those that long texts go on in, and its rows. */
export type SpooledSheet = {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly count: number
  readonly rows: () => Generator<readonly string[]>
}

/**
 * The rows of all sheets, small enough to wait in memory for who fetches them: entries come one after another, and each sheet needs
 * rows of all of them.
 */
export class SheetSpool {
  private readonly sheets = new Map<Sheet, Spooled>()

  /** A section is there from its first page on, whether it has entries or not. */
  begin(section: CatalogueSection): void {
    for (const sheet of SHEETS)
      if (sheet.section === section)
        this.sheets.set(sheet, {
          packed: [],
          waiting: [],
          characters: 0,
          count: 0,
          parts: sheet.columns.map(() => 1),
        })
  }

  add(section: CatalogueSection, entry: object): void {
    writeEntry(section, entry, (sheet, cells) => {
      const spooled = this.sheets.get(sheet)
      if (!spooled) throw new Error(`${sheet.shape.name} was not begun`)
      for (const [at, cell] of cells.entries()) {
        spooled.characters += cell.length
        if (cell.length > LONGEST_PART)
          spooled.parts[at] = Math.max(spooled.parts[at] ?? 1, cutAt(cell).length)
      }
      spooled.count += 1
      spooled.waiting.push(JSON.stringify(cells))
      if (spooled.characters > CHARACTERS_AT_ONCE) pack(spooled)
    })
  }

  all(): readonly SpooledSheet[] {
    return [...this.sheets].map(([{ shape, columns }, spooled]) => ({
      name: shape.name,
      count: spooled.count,
      columns: columns.flatMap((column, at) =>
        Array.from({ length: spooled.parts[at] ?? 1 }, (_part, part) =>
          part === 0 ? column : { ...column, heading: texts.continued(column.heading, part + 1) },
        ),
      ),
      *rows() {
        pack(spooled)
        for (const packed of spooled.packed)
          for (const line of gunzipSync(packed).toString('utf8').split('\n'))
            yield cutCells(line, spooled.parts)
      },
    }))
  }
}

function pack(spooled: Spooled): void {
  if (spooled.waiting.length > 0) spooled.packed.push(gzipSync(spooled.waiting.join('\n'), { level: 4 }))
  spooled.waiting = []
  spooled.characters = 0
}

function cutCells(line: string, parts: readonly number[]): readonly string[] {
  const cells = JSON.parse(line) as readonly string[]
  return cells.flatMap((cell, at) => {
    const count = parts[at] ?? 1
    if (count === 1) return [cell]
    const cut = cutAt(cell)
    return Array.from({ length: count }, (_part, part) => cut[part] ?? '')
  })
}
