import { expect, it } from 'vitest'
import { ask, line, product } from './sample-cart.ts'

const slow = { productionDays: 4, addsDays: 0, expressDays: null }
const both = [product(), product({ id: 'p2', sku: 'TRAAG', lead: slow })]
const two = [line(), line({ id: 'l2', groupId: 'g2', productId: 'p2' })]

it('offers each line on its first day, or all on the first day of all, with what sending costs', () => {
  const { deliveryPlans, groups } = ask(two, both)
  const [fast, late] = groups.flatMap((group) => group.lines.map(({ offeredDates }) => offeredDates[0]))
  expect(deliveryPlans).toEqual([
    {
      code: 'soonest',
      days: [
        { itemId: 'l1', date: fast },
        { itemId: 'l2', date: late },
      ],
      shippingCents: 1790,
    },
    {
      code: 'together',
      days: [
        { itemId: 'l1', date: late },
        { itemId: 'l2', date: late },
      ],
      shippingCents: 895,
    },
  ])
})

it('costs nothing to send what is fetched', () => {
  const fetched = two.map((one) => ({ ...one, deliveryKind: 'pickup' as const }))
  expect(ask(fetched, both).deliveryPlans.map(({ shippingCents }) => shippingCents)).toEqual([0, 0])
})

it('offers no second choice where all come on one day anyway', () => {
  expect(ask([line(), line({ id: 'l2' })], [product()]).deliveryPlans.map(({ code }) => code)).toEqual([
    'soonest',
  ])
  expect(ask([], []).deliveryPlans).toEqual([])
})
