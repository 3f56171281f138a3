import type { CatalogueSection } from '#domain/catalogue/catalogue-file.ts'
import { catalogueSheetTexts as texts } from '#texts/nl/office/catalogue-sheets.ts'
import { CATALOGUE_SHAPES } from './catalogue-shapes.ts'
import { type Codec, whole } from './codecs.ts'
import { type CellField, cellsOf, type Field, type SheetShape } from './sheet-shape.ts'

export type SheetColumn = Pick<Codec, 'kind' | 'width'> & { readonly heading: string }

/** A sheet with the columns that it has: by which entry and which row of that its own belong to something stands first. */
export type Sheet = {
  readonly section: CatalogueSection
  readonly shape: SheetShape
  readonly columns: readonly SheetColumn[]
  /** What its first columns are: nothing for that of the entries themselves. */
  readonly keys: readonly CellField[]
  readonly isPart: boolean
  readonly isDeep: boolean
}

const columnOf = ({ heading, codec: { kind, width } }: CellField): SheetColumn => ({ heading, kind, width })
const PARENT: SheetColumn = { heading: texts.parent, kind: 'text', width: 12 }
const PLACE: SheetColumn = { heading: texts.place, kind: whole.kind, width: 6 }

function sheetsOf(section: CatalogueSection): readonly Sheet[] {
  const { sheet, keys, parts } = CATALOGUE_SHAPES[section]
  const own: Sheet = {
    section,
    shape: sheet,
    columns: cellsOf(sheet.fields).map(columnOf),
    keys: [],
    isPart: false,
    isDeep: false,
  }
  return [
    own,
    ...parts.map(({ sheet: shape, isDeep }) => ({
      section,
      shape,
      keys,
      isPart: true,
      isDeep,
      columns: [
        ...keys.map(columnOf),
        ...(isDeep ? [PARENT] : []),
        PLACE,
        ...cellsOf(shape.fields).map(columnOf),
      ],
    })),
  ]
}

/** All sheets, in the order of the catalogue. */
export const SHEETS: readonly Sheet[] = (Object.keys(CATALOGUE_SHAPES) as CatalogueSection[]).flatMap(
  sheetsOf,
)
const BY_SHAPE = new Map(SHEETS.map((sheet) => [sheet.shape, sheet]))

/** Between the places of an entry's row within that of another one. */
export const BETWEEN_PLACES = '>'

type Record = { readonly [name: string]: unknown }
type Emit = (sheet: Sheet, cells: readonly string[]) => void

/** The rows that an entry of the catalogue is, each with the sheet in which it stands. */
export function writeEntry(section: CatalogueSection, entry: object, emit: Emit): void {
  const { sheet, keys } = CATALOGUE_SHAPES[section]
  const record = entry as Record
  const names = keys.map(({ at, codec }) => codec.write(record[at]))
  writeRow(sheet, record, { names, way: [], emit })
}

type Writing = {
  readonly names: readonly string[]
  /** The places of the rows within each other, the entry's own left out. */
  readonly way: readonly number[]
  readonly emit: Emit
}

function writeRow(shape: SheetShape, record: Record, { names, way, emit }: Writing): void {
  const sheet = BY_SHAPE.get(shape)
  if (!sheet) throw new Error(`no sheet is called ${shape.name}`)
  const cells = new Map<string, string>()
  const inner: (() => void)[] = []
  writeFields(shape.fields, record, cells, (list, of) =>
    inner.push(() => {
      for (const [at, each] of list.entries()) writeRow(of, each, { names, way: [...way, at + 1], emit })
    }),
  )
  if (sheet.isPart) {
    for (const [at, name] of names.entries()) cells.set(sheet.columns[at]?.heading ?? '', name)
    if (sheet.isDeep) cells.set(texts.parent, way.slice(0, -1).join(BETWEEN_PLACES))
    cells.set(texts.place, String(way.at(-1)))
  }
  emit(
    sheet,
    sheet.columns.map(({ heading }) => cells.get(heading) ?? ''),
  )
  for (const write of inner) write()
}

function writeFields(
  fields: readonly Field[],
  record: Record,
  cells: Map<string, string>,
  onPart: (list: readonly Record[], of: SheetShape) => void,
): void {
  for (const field of fields) {
    switch (field.is) {
      case 'cell':
        cells.set(field.heading, field.codec.write(record[field.at]))
        break
      case 'group': {
        const value = record[field.at]
        if (value !== null) writeFields(field.fields, value as Record, cells, onPart)
        break
      }
      case 'union': {
        const { by, variants } = field
        cells.set(by.heading, by.codec.write(record[by.at]))
        writeFields(variants[String(record[by.at])] ?? [], record, cells, onPart)
        break
      }
      case 'part':
        onPart(record[field.at] as readonly Record[], field.sheet())
        break
    }
  }
}
