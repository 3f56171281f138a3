import { describe, expect, it } from 'vitest'
import type { DeskProduct } from '#contract/office/products.ts'
import { editedFields, withoutSaved, withTyped } from './product-edit.ts'

const product = (fields: object) => ({ fields }) as unknown as DeskProduct
const base = product({ title: 'Vlag', vatPercent: 21, relatedSkus: ['A'] })
const edit = { base, change: { title: 'Mast' } }

describe('what is typed of a product', () => {
  it('stands on top of what it was', () => {
    expect(editedFields(edit)).toEqual({ title: 'Mast', vatPercent: 21, relatedSkus: ['A'] })
    expect(withTyped(edit, { relatedSkus: ['B'] })?.change).toEqual({ title: 'Mast', relatedSkus: ['B'] })
  })

  it('is nothing once everything is as it was', () => {
    const both = withTyped(edit, { relatedSkus: ['A', 'B'] })
    const one = both && withTyped(both, { relatedSkus: ['A'] })
    expect(one?.change).toEqual({ title: 'Mast' })
    expect(one && withTyped(one, { title: 'Vlag' })).toBeNull()
  })

  it('keeps what was typed while it was being saved', () => {
    const answered = product({ title: 'Mast', vatPercent: 9, relatedSkus: ['A'] })
    const typedOn = { base, change: { title: 'Mastvlag', relatedSkus: ['B'] } }
    expect(withoutSaved(typedOn, { title: 'Mast' }, answered)).toEqual({
      base: answered,
      change: typedOn.change,
    })
    expect(withoutSaved(edit, { title: 'Mast' }, answered)).toBeNull()
  })

  it('takes what the server made of it', () => {
    const cleaned = product({ title: 'Mast', vatPercent: 21, relatedSkus: ['A'] })
    expect(withoutSaved({ base, change: { title: ' Mast ' } }, { title: ' Mast ' }, cleaned)).toBeNull()
  })
})
