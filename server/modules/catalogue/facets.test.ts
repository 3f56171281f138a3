import { describe, expect, it } from 'vitest'
import { chosenFilters, facetsOf, passes } from './facets.ts'

const ATTRIBUTES = [
  { code: 'materiaal', label: 'Materiaal', values: ['mesh', 'pvc'] },
  { code: 'gebruik', label: 'Gebruik', values: ['binnen', 'buiten'] },
  { code: 'kleur', label: 'Kleur', values: ['wit'] },
]
const product = (materiaal: string, ...gebruik: string[]) => ({
  attributes: { materiaal: [materiaal], gebruik, kleur: ['wit'] },
})
const PRODUCTS = [product('mesh', 'buiten'), product('pvc', 'binnen', 'buiten'), product('pvc', 'binnen')]

const chosen = (...texts: string[]) => chosenFilters(texts, ATTRIBUTES)
const passing = (...texts: string[]) => PRODUCTS.map((one) => passes(one, chosen(...texts)))
const counts = (...texts: string[]) =>
  facetsOf(PRODUCTS, ATTRIBUTES, chosen(...texts)).map(({ code, values }) => [
    code,
    ...values.map(({ value, count, selected }) => `${value} ${count}${selected ? ' selected' : ''}`),
  ])

describe('filters', () => {
  it.each([
    ['nothing chosen passes everything', [], [true, true, true]],
    ['values of one attribute are or', ['materiaal:mesh', 'materiaal:pvc'], [true, true, true]],
    ['attributes are and', ['materiaal:pvc', 'gebruik:buiten'], [false, true, false]],
    ['a product with several values has each of them', ['gebruik:binnen'], [false, true, true]],
    ['an unknown attribute is passed over', ['geur:fris', 'materiaal:mesh'], [true, false, false]],
    ['an unknown value is passed over', ['materiaal:goud'], [true, true, true]],
    ['text without a colon is passed over', ['materiaal', ':', ''], [true, true, true]],
    ['a name that every object has is no attribute', ['constructor:x', '__proto__:y'], [true, true, true]],
  ])('%s', (_rule, texts, passed) => {
    expect(passing(...texts)).toEqual(passed)
  })
})

describe('facets', () => {
  it('counts everything when nothing is chosen, and leaves out what cannot divide the list', () => {
    expect(counts()).toEqual([
      ['materiaal', 'mesh 1', 'pvc 2'],
      ['gebruik', 'binnen 2', 'buiten 2'],
    ])
  })

  it('counts with the filters of the other attributes, not with its own', () => {
    expect(counts('materiaal:mesh')).toEqual([
      ['materiaal', 'mesh 1 selected', 'pvc 2'],
      ['gebruik', 'binnen 0', 'buiten 1'],
    ])
  })

  it('shows a chosen attribute even where it cannot divide the list', () => {
    expect(counts('kleur:wit').at(-1)).toEqual(['kleur', 'wit 3 selected'])
  })
})
