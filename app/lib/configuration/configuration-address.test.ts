import { expect, it } from 'vitest'
import { NO_CHOICES } from '#domain/configurator/choices.ts'
import {
  bundleStep,
  configuratorOf,
  formStep,
  millimetres,
  option,
} from '#domain/configurator/sample-configurators.ts'
import { readAddress, writeAddress } from './configuration-address.ts'

const configurator = configuratorOf([
  formStep('maat', [millimetres('breedte'), millimetres('hoogte')]),
  bundleStep('doek', ['doek-450', 'doek-510']),
  bundleStep('ringen', [option('ring', { customerMayChangeQuantity: { min: 1, max: 9, step: 1 } })], {
    optionRequired: false,
  }),
])
const choices = {
  ...NO_CHOICES,
  options: { doek: { id: 'doek-510' }, ringen: { id: 'ring', quantity: 3 } },
  fields: { breedte: '2500', hoogte: '1250' },
}
const LINE = '6f1f8a52-5a3c-4e0e-9d0a-0a2f4b6c8d10'

it('reads back what it wrote', () => {
  const address = writeAddress({ choices, quantity: 4, lineId: LINE })
  const read = readAddress(configurator, new URLSearchParams(address))
  expect(read).toEqual({ choices, quantity: 4, lineId: LINE, hasLostChoices: false })
})

it('stays readable', () => {
  expect(writeAddress({ choices, quantity: 4 })).toBe(
    '?keuze=breedte.2500_hoogte.1250_doek.doek-510_ringen.ring*3&aantal=4',
  )
})

it.each([
  ['nothing', '', 1],
  ['letters', 'aantal=veel', 1],
  ['a negative number', 'aantal=-4', 1],
  ['nought', 'aantal=0', 1],
  ['far too many', 'aantal=9999999', 1_000_000],
])('takes %s for a number of pieces as %s', (_what, search, quantity) => {
  expect(readAddress(configurator, new URLSearchParams(search)).quantity).toBe(quantity)
})

it.each([
  ['an option that is no longer offered', 'keuze=doek.doek-999'],
  ['a step that is gone', 'keuze=zoom.ja'],
  ['nonsense', `keuze=${'_.x'.repeat(50)}_doek`],
  ['a line that is no id', "regel=1'or'1"],
])('leaves %s out', (_what, search) => {
  const read = readAddress(configurator, new URLSearchParams(search))
  expect([read.choices.options, read.choices.fields, read.lineId]).toEqual([{}, {}, null])
})

it('tells when a link names choices that are no longer offered', () => {
  expect(readAddress(configurator, new URLSearchParams('keuze=doek.doek-999')).hasLostChoices).toBe(true)
})

it('takes a size that stands apart, but for one that the choices have', () => {
  const sized = configuratorOf([
    formStep('maat', [
      millimetres('b', { measures: 'width' }),
      millimetres('h', { measures: 'height' }),
      millimetres('tunnel'),
    ]),
  ])
  const fieldsIn = (search: string) => readAddress(sized, new URLSearchParams(search)).choices.fields
  expect(fieldsIn('breedte=1000&hoogte=500')).toEqual({ b: '1000', h: '500' })
  expect(fieldsIn('breedte=1000&hoogte=500&keuze=b.800')).toEqual({ b: '800', h: '500' })
  expect(fieldsIn('lengte=1000')).toEqual({})
})
