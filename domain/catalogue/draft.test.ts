import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Draft, draftClashes, withDraft, withEdit } from './draft.ts'

type Thing = { readonly title: string; readonly sizes: readonly number[]; readonly note: string | null }
const live: Thing = { title: 'Vlag', sizes: [1, 2], note: null }

describe('a draft', () => {
  it('holds what becomes different, with what stood there', () => {
    expect(withEdit(live, null, { title: 'Mastvlag' })).toEqual({
      change: { title: 'Mastvlag' },
      seen: { title: 'Vlag' },
    })
  })

  it('remembers what stood there at first, however often it is changed', () => {
    const draft = withEdit(live, null, { title: 'Mastvlag' })
    const moved = { ...live, title: 'Banier' }
    expect(withEdit(moved, draft, { title: 'Gevelvlag' })).toEqual({
      change: { title: 'Gevelvlag' },
      seen: { title: 'Vlag' },
    })
  })

  it('is meant over what came into the shop when it says the same once more', () => {
    const draft = withEdit(live, null, { title: 'Mastvlag', note: 'x' })
    const moved = { ...live, title: 'Banier', note: 'y' }
    const again = withEdit(moved, draft, { title: 'Mastvlag' })
    expect(again).toEqual({ change: { title: 'Mastvlag', note: 'x' }, seen: { title: 'Banier', note: null } })
    expect(again && draftClashes(moved, again)).toEqual(['note'])
  })

  it('loses a field that becomes as it is in the shop, and is gone with the last', () => {
    const draft = withEdit(live, null, { title: 'Mastvlag', sizes: [3] })
    expect(withEdit(live, draft, { sizes: [1, 2] })?.change).toEqual({ title: 'Mastvlag' })
    expect(withEdit(live, draft, { sizes: [1, 2], title: 'Vlag' })).toBeNull()
  })

  it.each<[string, Thing, Draft<Thing>, string[]]>([
    ['nobody changed it', live, { change: { title: 'A' }, seen: { title: 'Vlag' } }, []],
    ['a colleague gave another value', live, { change: { title: 'A' }, seen: { title: 'Oud' } }, ['title']],
    ['a colleague gave the same value', live, { change: { title: 'Vlag' }, seen: { title: 'Oud' } }, []],
    ['a list stands in another order', live, { change: { sizes: [5] }, seen: { sizes: [2, 1] } }, ['sizes']],
    ['nothing was seen of it', live, { change: { note: 'x' }, seen: {} }, ['note']],
  ])('clashes where it should: %s', (_case, now, draft, clashes) => {
    expect(draftClashes(now, draft)).toEqual(clashes)
  })

  it('makes of a thing what was wanted, whatever was changed in which order', () => {
    const some = fc.record({ title: fc.string(), sizes: fc.array(fc.nat(3)) }, { requiredKeys: [] })
    fc.assert(
      fc.property(fc.array(some), (edits) => {
        const draft = edits.reduce<Draft<Thing> | null>((made, edit) => withEdit(live, made, edit), null)
        expect(withDraft(live, draft)).toEqual(Object.assign({}, live, ...edits))
        if (draft) expect(draftClashes(live, draft)).toEqual([])
      }),
    )
  })
})
