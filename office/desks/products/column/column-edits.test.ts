import { describe, expect, it } from 'vitest'
import type { EditableRow, Edits } from './column-edits.ts'
import {
  cellsBelow,
  changedEdits,
  clashOf,
  editsBody,
  filled,
  gridRows,
  placePasted,
  settled,
  textIn,
  undone,
  withoutSaved,
  withTyped,
} from './column-edits.ts'
import { fieldColumn } from './columns.ts'

const TITLE = fieldColumn('title', [])
const row = (id: string, value: string): EditableRow => ({
  id,
  sku: id.toUpperCase(),
  title: id,
  type: 'simple',
  live: 'winkel',
  value,
  text: value,
})
const [a, b, c] = [row('a', 'Aap'), row('b', 'Beer'), row('c', 'Cavia')]
const damaged = { ...row('d', ''), value: null }
const rows = [a, b, c]
const NONE: Edits = new Map()
const typed = (...cells: readonly (readonly [EditableRow, string])[]) =>
  withTyped(
    NONE,
    cells.map(([of, text]) => ({ row: of, text })),
  )
const textsOf = (edits: Edits) => rows.map((one) => textIn(edits, one))

describe('typing in a column', () => {
  it('is an edit while the cell has another text, and none once it has its own again', () => {
    const edits = typed([b, 'Bever'])
    expect(textsOf(edits)).toEqual(['Aap', 'Bever', 'Cavia'])
    expect(withTyped(edits, [{ row: b, text: 'Beer' }]).size).toBe(0)
  })

  it('has seen the row as it was when it began', () => {
    const edits = withTyped(typed([b, 'Bever']), [{ row: row('b', 'Collega'), text: 'Bizon' }])
    expect(edits.get('b')).toEqual({ row: b, text: 'Bizon' })
  })

  it('saves nothing where only a space is different, and keeps what cannot be read', () => {
    const edits = typed([a, 'Aap '], [b, ''], [c, 'Civet'])
    expect([...changedEdits(TITLE, edits).keys()]).toEqual(['b', 'c'])
  })
})

describe('pasting', () => {
  it('fills from a cell downwards, and says what finds no cell', () => {
    const { cells, left } = placePasted(rows, 'b', ['1', '2', '3', '4'])
    expect(cells.map(({ row: { id }, text }) => [id, text])).toEqual([
      ['b', '1'],
      ['c', '2'],
    ])
    expect(left).toEqual(['3', '4'])
  })

  it('shifts nothing where a draft cannot be read', () => {
    const { cells, left } = placePasted([a, damaged, c], 'a', ['1', '2', '3'])
    expect(cells.map(({ row: { id }, text }) => [id, text])).toEqual([
      ['a', '1'],
      ['c', '3'],
    ])
    expect(left).toEqual(['2'])
  })

  it('places nothing where its row has gone', () => {
    expect(placePasted(rows, 'weg', ['1'])).toEqual({ cells: [], left: ['1'] })
  })
})

describe('filling and taking it back', () => {
  it('fills all rows below that can be read', () => {
    const cells = cellsBelow([a, damaged, b, c], 'a', 'Zo')
    expect(cells.map(({ row: { id } }) => id)).toEqual(['b', 'c'])
    expect(cellsBelow(rows, 'c', 'Zo')).toEqual([])
  })

  it('counts only what becomes different, and gives each cell its former text', () => {
    const before = typed([a, 'Aardvark'])
    const { edits, step } = filled(before, [
      { row: a, text: 'Beer' },
      { row: b, text: 'Beer' },
      { row: c, text: 'Beer' },
    ])
    expect(step.size).toBe(2)
    expect(textsOf(edits)).toEqual(['Beer', 'Beer', 'Beer'])
    expect(textsOf(undone(edits, step))).toEqual(['Aardvark', 'Beer', 'Cavia'])
  })

  it('leaves a cell in which something was typed since', () => {
    const { edits, step } = filled(NONE, cellsBelow(rows, 'a', 'Zo'))
    const later = withTyped(edits, [{ row: b, text: 'Eigen' }])
    expect(textsOf(undone(later, step))).toEqual(['Aap', 'Eigen', 'Cavia'])
  })
})

describe('a colleague who was first', () => {
  const edit = { row: b, text: 'Bever' }
  it.each([
    ['clashes with another value', row('b', 'Collega'), true],
    ['is in nobody’s way with the same value', row('b', 'Bever'), false],
    ['is in nobody’s way where nothing changed', b, false],
    ['is nobody where the row is not known', undefined, false],
  ])('%s', (_rule, now, isClash) => {
    expect(clashOf(TITLE, edit, now)).toBe(isClash ? now : null)
  })

  it('is gone on from with the own text, or has his way', () => {
    const theirs = row('b', 'Collega')
    const edits = typed([b, 'Bever'])
    expect(settled(edits, theirs, true).get('b')).toEqual({ row: theirs, text: 'Bever' })
    expect(settled(edits, theirs, false).size).toBe(0)
  })
})

describe('saving', () => {
  it('sends what was seen of each row, and knows a row by its place', () => {
    const { body, idAt } = editsBody(TITLE, typed([b, ' Bever '], [c, 'Civet']))
    expect(body).toEqual({
      column: 'title',
      attribute: '',
      rows: [
        { id: 'b', value: 'Bever', seen: 'Beer' },
        { id: 'c', value: 'Civet', seen: 'Cavia' },
      ],
    })
    expect(['rows.1', 'rows.0.value', 'rows', 'rows.9'].map(idAt)).toEqual(['c', 'b', null, null])
  })

  it('leaves what was typed meanwhile, which has seen what was saved', () => {
    const sent = typed([b, 'Bever'], [c, 'Civet'])
    const now = withTyped(sent, [{ row: c, text: 'Coyote' }])
    expect([...withoutSaved(TITLE, now, sent)]).toEqual([
      ['c', { row: { ...c, value: 'Civet', text: 'Civet' }, text: 'Coyote' }],
    ])
  })

  it('keeps in the grid what is not saved, also where the list does not hold it', () => {
    expect(gridRows([a, c], typed([b, 'Bever'], [c, 'Civet'])).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  })
})
