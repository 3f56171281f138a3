import { describe, expect, it } from 'vitest'
import { isOrderable, orderBlockers } from './orderable.ts'
import type { LineToOrder } from './orderable.ts'

const line = (changes: Partial<LineToOrder> = {}): LineToOrder => ({
  itemId: 'a',
  isAvailable: true,
  isValidConfiguration: true,
  cents: 1000,
  hasChangedPrice: false,
  designStatus: 'ready',
  delivery: { kind: 'ship', hasAddress: true, isPossible: true, dateRefusal: null },
  ...changes,
})
const delivery = (changes: Partial<LineToOrder['delivery']>) => ({
  delivery: { ...line().delivery, ...changes },
})

describe('what stands in the way of ordering', () => {
  it.each([
    ['nothing when all is well', line(), []],
    ['nothing for approved designs', line({ designStatus: 'approved' }), []],
    ['nothing for files that come later', line({ designStatus: 'later' }), []],
    ['nothing for goods without print', line({ designStatus: null }), []],
    ['nothing for a price of 0', line({ cents: 0 }), []],
    ['missing files', line({ designStatus: 'missing' }), ['invalid_design missing_design']],
    ['a bad file', line({ designStatus: 'invalid' }), ['invalid_design invalid_design']],
    ['a file that is not accepted', line({ designStatus: 'attention' }), ['invalid_design design_attention']],
    ['copies without a design', line({ designStatus: 'incomplete' }), ['invalid_design incomplete_design']],
    [
      'a file that is still read',
      line({ designStatus: 'processing' }),
      ['design_processing design_processing'],
    ],
    [
      'a wrong configuration, not its price',
      line({ isValidConfiguration: false, cents: null }),
      ['invalid_config invalid_config'],
    ],
    ['no price', line({ cents: null, hasChangedPrice: true }), ['no_price no_price']],
    ['a changed price', line({ hasChangedPrice: true }), ['price_changed price_changed']],
    [
      'a product that is gone, and nothing else',
      line({ isAvailable: false, cents: null, designStatus: 'missing' }),
      ['product_unavailable product_unavailable'],
    ],
    [
      'no address',
      line(delivery({ hasAddress: false, isPossible: false })),
      ['address_missing address_missing'],
    ],
    ['nothing without an address when fetched', line(delivery({ kind: 'pickup', hasAddress: false })), []],
    [
      'goods that cannot be sent there',
      line(delivery({ isPossible: false })),
      ['not_shippable not_shippable'],
    ],
    [
      'goods that cannot be fetched',
      line(delivery({ kind: 'pickup', isPossible: false })),
      ['not_shippable not_shippable'],
    ],
    [
      'a date that is not possible',
      line(delivery({ dateRefusal: 'invalid_date' })),
      ['invalid_date invalid_date'],
    ],
    [
      'everything at once',
      line({ cents: null, designStatus: 'missing', ...delivery({ dateRefusal: 'invalid_date' }) }),
      ['no_price no_price', 'invalid_design missing_design', 'invalid_date invalid_date'],
    ],
  ])('is %s', (_rule, checked, expected) => {
    const blockers = orderBlockers([checked])
    expect(blockers.map(({ code, reason }) => `${code} ${reason}`)).toEqual(expected)
    expect(blockers.every(({ itemId }) => itemId === 'a')).toBe(true)
    expect(isOrderable(blockers)).toBe(expected.length === 0)
  })

  it('is an empty cart, of no line', () => {
    expect(orderBlockers([])).toEqual([{ code: 'empty_cart', reason: 'empty_cart', itemId: null }])
  })

  it('names each line that is not ready', () => {
    const lines = [line(), line({ itemId: 'b', cents: null }), line({ itemId: 'c', designStatus: 'missing' })]
    expect(orderBlockers(lines).map(({ itemId }) => itemId)).toEqual(['b', 'c'])
  })
})
