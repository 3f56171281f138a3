import { expect, it, vi } from 'vitest'
import { ApiError } from '#contract/api-error.ts'
import type { Client } from '#contract/client.ts'
import type { CustomOption } from '#contract/catalogue.ts'
import { askPrice } from './ask-price.ts'
import type { Orderable } from './configuration.ts'

const width: CustomOption = {
  optionId: 'w',
  value: null,
  type: 'input_mm',
  code: 'width',
  label: 'Breedte',
  minMm: 100,
  maxMm: 5000,
  stepMm: 1,
  defaultMm: 1000,
  required: true,
}
const product: Orderable = { sku: 'doek', customOptions: [width], quantities: null }
const signal = new AbortController().signal

const refusing = (error: Error) =>
  ({ calculateProduct: vi.fn<() => Promise<never>>().mockRejectedValue(error) }) as unknown as Client
const ask = (api: Client, size = '1000') =>
  askPrice(api, product, { sizes: { w: size }, quantity: 1 }, signal)

it('does not ask for a size that breaks its limits', async () => {
  const api = refusing(new Error('was asked'))
  expect(await ask(api, '5')).toEqual({
    price: null,
    faults: { w: 'Breedte is minstens 100\u00a0mm.' },
    failure: null,
  })
  expect(api.calculateProduct).not.toHaveBeenCalled()
})

it('puts what the server refuses at its field', async () => {
  const error = new ApiError(422, [{ code: 'invalid_config', message: 'Past niet.', field: 'w' }], '')
  expect(await ask(refusing(error))).toEqual({ price: null, faults: { w: 'Past niet.' }, failure: null })
})

it.each([
  [
    'tells why it is refused as a whole',
    new ApiError(422, [{ code: 'x', message: 'Kan niet.' }], ''),
    'Kan niet.',
  ],
  [
    'keeps quiet about what went wrong inside',
    new ApiError(500, [{ code: 'x', message: 'Oeps' }], ''),
    'De prijs kan nu niet worden berekend. Probeer het zo opnieuw.',
  ],
])('%s', async (_rule, error, failure) => {
  expect(await ask(refusing(error))).toEqual({ price: null, faults: {}, failure })
})

it('says so when no answer came, which is no reason not to order it', async () => {
  expect(await ask(refusing(new ApiError(0, [], '')))).toEqual({
    price: null,
    faults: {},
    failure: 'De prijs kan nu niet worden berekend. Probeer het zo opnieuw.',
    isUnanswered: true,
  })
})

it('lets what is no answer of the server rise', async () => {
  await expect(ask(refusing(new DOMException('gone', 'AbortError')))).rejects.toThrow('gone')
})
