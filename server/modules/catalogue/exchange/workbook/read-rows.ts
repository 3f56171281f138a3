import type { CatalogueFaultCode } from '#domain/catalogue/catalogue-faults.ts'
import type { CatalogueSection } from '#domain/catalogue/catalogue-file.ts'
import type { FieldFault } from '#domain/refusals.ts'
import { catalogueSheetTexts as texts } from '#texts/nl/office/catalogue-sheets.ts'
import { CATALOGUE_SHAPES } from './catalogue-shapes.ts'
import { UNREADABLE, whole } from './codecs.ts'
import { cellsOf, type Field, type PartField, type SheetShape } from './sheet-shape.ts'
import { BETWEEN_PLACES, type Sheet, SHEETS } from './write-rows.ts'

/** A row by its number in a spreadsheet; its cells stand in the order of the columns of its sheet. */
export type Row = { readonly number: number; readonly cells: readonly string[] }

/** The rows of each sheet that a file has. */
export type SheetRows = ReadonlyMap<Sheet, readonly Row[]>

/** Where in a file something stands. */
export type CellPlace = { readonly sheet: string; readonly row: number | null; readonly heading: string }
export type SheetFaultCode = CatalogueFaultCode | FieldFault
export type OnFault = (at: CellPlace, code: SheetFaultCode) => void

/** What an entry was made of: its row, and those of its parts. */
export type Origins = {
  readonly shape: SheetShape
  readonly row: number
  readonly parts: ReadonlyMap<PartField, readonly Origins[]>
}

export type ReadEntry = { readonly entry: Readonly<Record<string, unknown>>; readonly origins: Origins }

/** Of whatever rows, by the keys of those that they belong to. */
type Inner = Map<string, { readonly rows: Row[]; isClaimed: boolean }>

const SHEETS_BY_SHAPE = new Map(SHEETS.map((sheet) => [sheet.shape, sheet]))

/** The cells of a row by their headings. */
type Cells = (heading: string) => string

const placesOf = new Map<SheetShape, ReadonlyMap<string, number>>(
  SHEETS.map(({ shape, columns }) => [shape, new Map(columns.map(({ heading }, at) => [heading, at]))]),
)
const cellsAt = (shape: SheetShape, { cells }: Row): Cells => {
  const places = placesOf.get(shape)
  return (heading) => cells[places?.get(heading) ?? -1] ?? ''
}

/** The entries of a section that the rows of its sheets are, one after another; null where the file has no sheet of it. */
export function readSection(
  section: CatalogueSection,
  rows: SheetRows,
  onFault: OnFault,
): Generator<ReadEntry> | null {
  const { sheet, keys, parts } = CATALOGUE_SHAPES[section]
  const own = SHEETS.find(({ shape }) => shape === sheet)
  const ownRows = own && rows.get(own)
  const named = parts.flatMap((part) => SHEETS_BY_SHAPE.get(part.sheet) ?? [])
  if (!ownRows) {
    for (const part of named)
      if (rows.has(part)) onFault({ sheet: sheet.name, row: null, heading: '' }, 'SheetMissing')
    return null
  }
  for (const part of named)
    if (!rows.has(part)) onFault({ sheet: part.shape.name, row: null, heading: '' }, 'SheetMissing')
  const inner = new Map(named.map((part) => [part.shape, innerOf(part, rows.get(part) ?? [])]))
  return entries()

  function* entries(): Generator<ReadEntry> {
    const seen = new Set<string>()
    for (const row of ownRows ?? []) {
      const cells = cellsAt(sheet, row)
      const names = keys.map(({ heading, codec }) => String(codec.read(cells(heading))))
      const name = JSON.stringify(names)
      // Which of two its parts belong to nobody could tell.
      if (keys.length > 0 && seen.has(name))
        onFault({ sheet: sheet.name, row: row.number, heading: keys[0]?.heading ?? '' }, 'KeyTwice')
      seen.add(name)
      yield readRow(sheet, row, { names, way: '', inner, onFault })
    }
    for (const [shape, of] of inner)
      for (const { rows: left, isClaimed } of of.values())
        if (!isClaimed)
          for (const { number } of left)
            onFault({ sheet: shape.name, row: number, heading: keys[0]?.heading ?? '' }, 'RowOfNothing')
  }
}

function innerOf({ shape, keys, isDeep }: Sheet, rows: readonly Row[]): Inner {
  const inner: Inner = new Map()
  for (const row of rows) {
    const cells = cellsAt(shape, row)
    const names = keys.map(({ heading, codec }) => String(codec.read(cells(heading))))
    const way = isDeep ? cells(texts.parent).replace(/\s+/g, '') : ''
    const key = JSON.stringify([...names, way])
    const found = inner.get(key)
    if (found) found.rows.push(row)
    else inner.set(key, { rows: [row], isClaimed: false })
  }
  return inner
}

type Reading = {
  readonly names: readonly string[]
  /** The places of the rows that this one lies in, and its own. */
  readonly way: string
  readonly inner: ReadonlyMap<SheetShape, Inner>
  readonly onFault: OnFault
}

function readRow(shape: SheetShape, row: Row, reading: Reading): ReadEntry {
  const parts = new Map<PartField, readonly Origins[]>()
  const cells = cellsAt(shape, row)
  const entry = readFields(shape.fields, {
    cells,
    onFault: (heading, code) => reading.onFault({ sheet: shape.name, row: row.number, heading }, code),
    part(field) {
      const read = readPart(field.sheet(), reading)
      parts.set(
        field,
        read.map(({ origins }) => origins),
      )
      return read.map((each) => each.entry)
    },
  })
  return { entry, origins: { shape, row: row.number, parts } }
}

/** So deep may rows lie in each other: a document may be no deeper either. */
const MOST_DEPTH = 24

/** The rows that belong to another one, in the order of their numbers; those without one come last. */
function readPart(shape: SheetShape, reading: Reading): readonly ReadEntry[] {
  const { names, way, inner, onFault } = reading
  const found = inner.get(shape)?.get(JSON.stringify([...names, way]))
  if (!found) return []
  found.isClaimed = true
  if (way.split(BETWEEN_PLACES).length > MOST_DEPTH) {
    for (const { number } of found.rows)
      onFault({ sheet: shape.name, row: number, heading: texts.parent }, 'TooDeep')
    return []
  }
  const placed = new Map<number, Row>()
  const others: Row[] = []
  for (const row of found.rows) {
    const said = cellsAt(shape, row)(texts.place)
    const place = said.trim() === '' ? null : whole.read(said)
    const at = { sheet: shape.name, row: row.number, heading: texts.place }
    if (place === null) others.push(row)
    else if (typeof place !== 'number') onFault(at, 'ValueUnknown')
    else if (placed.has(place)) onFault(at, 'KeyTwice')
    else placed.set(place, row)
  }
  const last = [...placed.keys()].reduce((most, one) => Math.max(most, one), 0)
  const all = [
    ...[...placed].toSorted(([one], [other]) => one - other),
    ...others.map((row, at) => [last + at + 1, row] as const),
  ]
  return all.map(([place, row]) =>
    readRow(shape, row, { ...reading, way: way === '' ? `${place}` : `${way}${BETWEEN_PLACES}${place}` }),
  )
}

type RowReading = {
  readonly cells: Cells
  readonly onFault: (heading: string, code: SheetFaultCode) => void
  readonly part: (field: PartField) => readonly unknown[]
}

function readFields(fields: readonly Field[], reading: RowReading): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const field of fields) {
    switch (field.is) {
      case 'cell': {
        const written = reading.cells(field.heading)
        const value = field.codec.read(written)
        if (value === UNREADABLE)
          reading.onFault(field.heading, written.trim() === '' ? 'Required' : 'ValueUnknown')
        if (value !== undefined) read[field.at] = value
        break
      }
      case 'group': {
        const isNone = field.isNullable && isEmpty(cellsOf(field.fields), reading)
        read[field.at] = isNone ? null : readFields(field.fields, reading)
        break
      }
      case 'union': {
        const { by, variants } = field
        const kind = by.codec.read(reading.cells(by.heading))
        const chosen = typeof kind === 'string' ? variants[kind] : undefined
        if (!chosen) reading.onFault(by.heading, 'ValueUnknown')
        const own = new Set(cellsOf(chosen ?? []).map(({ heading }) => heading))
        for (const { heading } of cellsOf(Object.values(variants).flat()))
          if (chosen && !own.has(heading) && !isEmpty([{ heading }], reading))
            reading.onFault(heading, 'CellNotHere')
        Object.assign(read, { [by.at]: kind }, readFields(chosen ?? [], reading))
        break
      }
      case 'part':
        read[field.at] = reading.part(field)
        break
    }
  }
  return read
}

const isEmpty = (cells: readonly { readonly heading: string }[], reading: RowReading) =>
  cells.every(({ heading }) => reading.cells(heading).trim() === '')

/** Where in a file stands what lies at this path of an entry. */
export function placeIn(origins: Origins, path: readonly PropertyKey[]): CellPlace {
  const { shape, row, parts } = origins
  let fields: readonly Field[] = shape.fields
  for (let at = 0; at < path.length; at += 1) {
    const found = fieldAt(fields, String(path[at]))
    if (found?.is === 'cell') return { sheet: shape.name, row, heading: found.heading }
    if (found?.is === 'group') {
      fields = found.fields
      continue
    }
    const inner = found?.is === 'part' ? parts.get(found)?.[Number(path[at + 1])] : undefined
    if (inner) return placeIn(inner, path.slice(at + 2))
    if (found?.is === 'part') return { sheet: found.sheet().name, row: null, heading: '' }
    break
  }
  // What is wrong with a group is told at the first of its cells.
  const [first] = fields === shape.fields ? [] : cellsOf(fields)
  return { sheet: shape.name, row, heading: first?.heading ?? '' }
}

function fieldAt(fields: readonly Field[], name: string): Exclude<Field, { is: 'union' }> | undefined {
  for (const field of fields) {
    if (field.is !== 'union') {
      if (field.at === name) return field
      continue
    }
    if (field.by.at === name) return field.by
    const found = Object.values(field.variants)
      .map((some) => fieldAt(some, name))
      .find((one) => one !== undefined)
    if (found) return found
  }
  return undefined
}

/** The heading under which something of an entry stands, by its name there; null where it has none. */
export function headingAt(section: CatalogueSection, name: string): string | null {
  const found = fieldAt(CATALOGUE_SHAPES[section].sheet.fields, name)
  if (found?.is === 'part') return found.sheet().name
  return found?.is === 'cell' ? found.heading : (cellsOf(found?.fields ?? [])[0]?.heading ?? null)
}
