import { describe, expect, it } from 'vitest'
import { changedFields, clashingFields } from './clashing-fields.ts'

type Row = { readonly days: number; readonly limit: number | null; readonly roles: readonly string[] }
const row: Row = { days: 30, limit: null, roles: ['orders', 'pays'] }

describe('changedFields', () => {
  it.each<[string, Partial<Row>, readonly string[]]>([
    ['nothing was typed', {}, []],
    ['the same was typed', { days: 30, limit: null }, []],
    ['the same list in another order', { roles: ['pays', 'orders'] }, []],
    ['a shorter list', { roles: ['pays'] }, ['roles']],
    ['an amount where there was none', { limit: 0 }, ['limit']],
    ['several', { days: 14, limit: 5, roles: [] }, ['days', 'limit', 'roles']],
  ])('%s', (_case, change, fields) => expect(changedFields(change, row)).toEqual(fields))
})

describe('clashingFields', () => {
  it.each<[string, Partial<Row>, Partial<Row>, Row, readonly string[]]>([
    ['nobody else changed anything', { days: 14 }, { days: 30 }, row, []],
    ['another field was changed', { days: 14 }, { days: 30 }, { ...row, limit: 5 }, []],
    ['the same field was changed', { days: 14 }, { days: 30 }, { ...row, days: 7 }, ['days']],
    ['both wanted the same', { days: 14 }, { days: 30 }, { ...row, days: 14 }, []],
    ['what was seen is not told', { days: 14 }, {}, row, ['days']],
    [
      'a role was taken meanwhile',
      { roles: [] },
      { roles: row.roles },
      { ...row, roles: ['pays'] },
      ['roles'],
    ],
  ])('%s', (_case, change, seen, now, fields) => expect(clashingFields(change, seen, now)).toEqual(fields))
})
