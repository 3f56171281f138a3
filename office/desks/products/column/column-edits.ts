import type { ColumnEdits as Body, ColumnRow, ColumnValue } from '#contract/office/product-column.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import type { Column } from './columns.ts'

/** A row, and how its value stands in its cell. */
export type Row = ColumnRow & { readonly text: string }

/** A row whose draft can be read. */
export type EditableRow = Row & { readonly value: ColumnValue }

export const isEditable = (row: Row): row is EditableRow => row.value !== null

/** A row as its cell shows it. */
export const rowIn = (column: Column, row: ColumnRow): Row => ({
  ...row,
  text: row.value === null ? '' : column.write(row.value),
})

/** What is typed in a cell, and the row as it was seen when that began. */
export type CellEdit = { readonly row: EditableRow; readonly text: string }

/** What is typed in a column and not saved, by product. */
export type Edits = ReadonlyMap<string, CellEdit>

/** A cell that is given a text. */
export type Typed = { readonly row: EditableRow; readonly text: string }

export const textIn = (edits: Edits, row: EditableRow): string => edits.get(row.id)?.text ?? row.text

/** The edits with other texts in some cells. What a colleague makes of a row after its edit began was not seen. */
export function withTyped(edits: Edits, typed: readonly Typed[]): Edits {
  const next = new Map(edits)
  for (const { row, text } of typed) {
    const seen = edits.get(row.id)?.row ?? row
    if (text === seen.text) next.delete(row.id)
    else next.set(row.id, { row: seen, text })
  }
  return next
}

/** Whether a cell becomes another value, or is to become what is none. */
export function isChanged(column: Column, { row, text }: CellEdit): boolean {
  if (text === row.text) return false
  const read = column.read(text)
  return 'fault' in read || !isDeepEqual(read.value, row.value)
}

/** Only what changes something: a space behind a title is nothing to save. */
export const changedEdits = (column: Column, edits: Edits): Edits =>
  new Map([...edits].filter(([, edit]) => isChanged(column, edit)))

/** What filling or pasting did, for who takes it back. */
export type Step = ReadonlyMap<
  string,
  { readonly row: EditableRow; readonly was: string; readonly became: string }
>

/** Fills cells at once. */
export function filled(
  edits: Edits,
  cells: readonly Typed[],
): { readonly edits: Edits; readonly step: Step } {
  const changing = cells.filter(({ row, text }) => textIn(edits, row) !== text)
  return {
    edits: withTyped(edits, changing),
    step: new Map(changing.map(({ row, text }) => [row.id, { row, was: textIn(edits, row), became: text }])),
  }
}

/** Takes back what a step did; a cell in which something else was typed since keeps that. */
export const undone = (edits: Edits, step: Step): Edits =>
  withTyped(
    edits,
    [...step.values()]
      .filter(({ row, became }) => textIn(edits, row) === became)
      .map(({ row, was }) => ({ row, text: was })),
  )

/** Pasted texts by the rows from one on, in their order, and the texts for which there is no cell. */
export function placePasted(
  rows: readonly Row[],
  fromId: string,
  texts: readonly string[],
): { readonly cells: readonly Typed[]; readonly left: readonly string[] } {
  const from = rows.findIndex(({ id }) => id === fromId)
  const cells: Typed[] = []
  const left: string[] = []
  for (const [at, text] of texts.entries()) {
    const row = from === -1 ? undefined : rows[from + at]
    if (row && isEditable(row)) cells.push({ row, text })
    else left.push(text)
  }
  return { cells, left }
}

/** The cells below a row, each with the text of that row. */
export function cellsBelow(rows: readonly Row[], fromId: string, text: string): readonly Typed[] {
  const from = rows.findIndex(({ id }) => id === fromId)
  return from === -1
    ? []
    : rows
        .slice(from + 1)
        .filter(isEditable)
        .map((row) => ({ row, text }))
}

/** The rows of the grid: what is not saved stays in it where the list does not hold its product, before the rest. */
export function gridRows(found: readonly Row[], edits: Edits): readonly Row[] {
  const known = new Set(found.map(({ id }) => id))
  return [...[...edits.values()].map(({ row }) => row).filter(({ id }) => !known.has(id)), ...found]
}

/** The row as a colleague saved it, where that is neither what was seen nor what is wanted; else null. */
export function clashOf(column: Column, { row, text }: CellEdit, now: Row | undefined): EditableRow | null {
  if (!now || !isEditable(now) || isDeepEqual(now.value, row.value)) return null
  const read = column.read(text)
  return 'value' in read && isDeepEqual(now.value, read.value) ? null : now
}

/** The edits once somebody chose what stays of a row: the own text goes on from what the colleague saved. */
export function settled(edits: Edits, theirs: EditableRow, isMine: boolean): Edits {
  const next = new Map(edits)
  const edit = edits.get(theirs.id)
  if (isMine && edit) next.set(theirs.id, { ...edit, row: theirs })
  else next.delete(theirs.id)
  return next
}

/** The edits as they are sent, and which product each row of them is. */
export function editsBody(
  { asked, read: readText }: Column,
  edits: Edits,
): { readonly body: Body; readonly idAt: (field: string) => string | null } {
  const ids = [...edits.keys()]
  const rows = [...edits.values()].map(({ row, text }) => {
    const read = readText(text)
    return { id: row.id, seen: row.value, value: 'value' in read ? read.value : null }
  })
  return {
    body: { ...asked, rows } as Body,
    idAt: (field) => ids[Number(/^rows\.(\d+)/.exec(field)?.[1])] ?? null,
  }
}

/** What is left to save of a column once this was saved: what was typed meanwhile goes on from it. */
export function withoutSaved(column: Column, edits: Edits, saved: Edits): Edits {
  const next = new Map(edits)
  for (const [id, { row, text }] of saved) {
    const edit = edits.get(id)
    const read = column.read(text)
    if (!edit) continue
    if (edit.text === text || 'fault' in read) next.delete(id)
    else next.set(id, { ...edit, row: { ...row, value: read.value, text: column.write(read.value) } })
  }
  return next
}
