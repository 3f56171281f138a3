import type { Codec } from './codecs.ts'

/** A cell of a row: what of an entry stands in it, and under which heading. */
export type CellField = {
  readonly is: 'cell'
  readonly at: string
  readonly heading: string
  readonly codec: Codec
}

/** What lies within an entry and stands in the same row; null where all of its cells are empty. */
type GroupField = {
  readonly is: 'group'
  readonly at: string
  readonly isNullable: boolean
  readonly fields: readonly Field[]
}

/** What an entry is decides which further cells it has. */
type UnionField = {
  readonly is: 'union'
  readonly by: CellField
  readonly variants: Readonly<Record<string, readonly Field[]>>
}

/** A list within an entry: rows of another sheet. */
export type PartField = {
  readonly is: 'part'
  readonly at: string
  readonly sheet: () => SheetShape
}

export type Field = CellField | GroupField | UnionField | PartField

export type SheetShape = {
  readonly name: string
  readonly fields: readonly Field[]
}

/** A list of the catalogue: its own sheet, those of its parts, and by which of its cells their rows know it. */
export type SectionShape = {
  readonly sheet: SheetShape
  readonly keys: readonly CellField[]
  /** The sheets of its parts, in their order, with how deep in an entry they lie. */
  readonly parts: readonly { readonly sheet: SheetShape; readonly isDeep: boolean }[]
}

export const cell = (at: string, heading: string, codec: Codec): CellField => ({
  is: 'cell',
  at,
  heading,
  codec,
})
export const group = (at: string, fields: readonly Field[]): GroupField => ({
  is: 'group',
  at,
  isNullable: false,
  fields,
})
export const groupOrNull = (at: string, fields: readonly Field[]): GroupField => ({
  ...group(at, fields),
  isNullable: true,
})
export const union = (by: CellField, variants: UnionField['variants']): UnionField => ({
  is: 'union',
  by,
  variants,
})
export const part = (at: string, sheet: () => SheetShape): PartField => ({ is: 'part', at, sheet })

/** The cells of these fields, each heading once. */
export function cellsOf(fields: readonly Field[]): readonly CellField[] {
  const cells = new Map<string, CellField>()
  for (const field of fields)
    for (const one of cellsIn(field)) if (!cells.has(one.heading)) cells.set(one.heading, one)
  return [...cells.values()]
}

function cellsIn(field: Field): readonly CellField[] {
  switch (field.is) {
    case 'cell':
      return [field]
    case 'group':
      return cellsOf(field.fields)
    case 'union':
      return [field.by, ...Object.values(field.variants).flatMap(cellsOf)]
    case 'part':
      return []
  }
}

function partsIn(fields: readonly Field[]): readonly PartField[] {
  return fields.flatMap((field) => {
    switch (field.is) {
      case 'cell':
        return []
      case 'group':
        return partsIn(field.fields)
      case 'union':
        return Object.values(field.variants).flatMap(partsIn)
      case 'part':
        return [field]
    }
  })
}

/** A section by its sheet; parts of parts, however deep, have a sheet each. */
export function section(sheet: SheetShape, keys: readonly CellField[] = []): SectionShape {
  const parts = new Map<SheetShape, boolean>()
  const add = (of: SheetShape, isDeep: boolean) => {
    for (const found of partsIn(of.fields)) {
      const inner = found.sheet()
      if (parts.has(inner)) continue
      parts.set(inner, isDeep)
      add(inner, true)
    }
  }
  add(sheet, false)
  return { sheet, keys, parts: [...parts].map(([inner, isDeep]) => ({ sheet: inner, isDeep })) }
}
