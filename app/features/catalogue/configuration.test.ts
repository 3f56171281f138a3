import { describe, expect, it } from 'vitest'
import type { CustomOption } from '#contract/catalogue.ts'
import {
  itemOf,
  readConfiguration,
  sizeFault,
  sizeFaults,
  writeConfiguration,
  type Orderable,
} from './configuration.ts'

const option = (code: CustomOption['code'], defaultMm: number, stepMm = 1): CustomOption => ({
  optionId: `o-${code}`,
  value: null,
  type: 'input_mm',
  code,
  label: code === 'width' ? 'Breedte' : 'Hoogte',
  minMm: 100,
  maxMm: 5000,
  stepMm,
  defaultMm,
  required: true,
})
const banner: Orderable = {
  sku: 'spandoek',
  customOptions: [option('width', 2500), option('height', 1250)],
  quantities: null,
}
const cards: Orderable = { sku: 'kaartjes', customOptions: [], quantities: [250, 500, 1000] }

const read = (product: Orderable, search: string) => readConfiguration(product, new URLSearchParams(search))

describe('readConfiguration', () => {
  it.each([
    ['starts as the product does', '', { 'o-width': '2500', 'o-height': '1250' }, 1],
    [
      'takes sizes and quantity from the address',
      'breedte=300&hoogte=200&aantal=4',
      { 'o-width': '300', 'o-height': '200' },
      4,
    ],
    [
      'keeps a size that cannot be made, so that its fault shows',
      'breedte=9',
      { 'o-width': '9', 'o-height': '1250' },
      1,
    ],
    ['keeps a size that was emptied', 'breedte=', { 'o-width': '', 'o-height': '1250' }, 1],
    [
      'starts at 1 for a quantity that makes no sense',
      'aantal=-3',
      { 'o-width': '2500', 'o-height': '1250' },
      1,
    ],
    [
      'never asks for more than a line may hold',
      'aantal=9999999',
      { 'o-width': '2500', 'o-height': '1250' },
      1_000_000,
    ],
  ])('%s', (_rule, search, sizes, quantity) => {
    expect(read(banner, search)).toEqual({ sizes, quantity })
  })

  it.each([
    ['starts at the smallest run', '', 250],
    ['takes a run that is sold', 'aantal=1000', 1000],
    ['takes the smallest run for one that is not', 'aantal=300', 250],
  ])('%s', (_rule, search, quantity) => {
    expect(read(cards, search).quantity).toBe(quantity)
  })
})

it('comes back from the address as it was written, and leaves the rest of it alone', () => {
  const configuration = { sizes: { 'o-width': '300', 'o-height': '' }, quantity: 12 }
  const search = writeConfiguration(banner, configuration, new URLSearchParams('bron=mail'))
  expect(search.toString()).toBe('bron=mail&breedte=300&hoogte=&aantal=12')
  expect(readConfiguration(banner, search)).toEqual(configuration)
})

it('goes to the cart as a list holding the value as text, or empty', () => {
  expect(itemOf(banner, { sizes: { 'o-width': '1000', 'o-height': '' }, quantity: 2 })).toEqual({
    sku: 'spandoek',
    quantity: 2,
    customOptions: [
      { id: 'o-width', values: ['1000'] },
      { id: 'o-height', values: [] },
    ],
  })
})

it.each([
  ['the smallest size', '100', 1, null],
  ['the largest size', '5000', 1, null],
  ['too small', '99', 1, 'Breedte is minstens 100\u00a0mm.'],
  ['too large', '5001', 1, 'Breedte is hoogstens 5.000\u00a0mm.'],
  ['between two steps', '105', 10, 'Breedte gaat in stappen van 10\u00a0mm.'],
  ['no whole number', '12,5', 1, 'Vul bij breedte een heel aantal millimeters in.'],
  ['nothing', '', 1, 'Vul bij breedte een maat in.'],
])('judges a size: %s', (_case, text, stepMm, fault) => {
  expect(sizeFault(option('width', 100, stepMm), text)).toBe(fault)
})

it('gathers the faults by option', () => {
  expect(sizeFaults(banner, { sizes: { 'o-width': '200', 'o-height': '1' }, quantity: 1 })).toEqual({
    'o-height': 'Hoogte is minstens 100\u00a0mm.',
  })
})
