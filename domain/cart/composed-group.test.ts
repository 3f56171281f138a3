import { expect, it } from 'vitest'
import type { Configurator, Option } from '../configurator/model.ts'
import { bundleStep, configuratorOf, customStep, option } from '../configurator/sample-configurators.ts'
import type { LabelledEffect } from '../pricing/model.ts'
import type { KeptConfiguration, KeptLine } from './kept-cart.ts'
import { ask, line, perPiece, product } from './sample-cart.ts'

const board = option('board', { sku: 'BORD', effect: { kind: 'child' } })
const feet = option('feet', { sku: 'VOET', effect: { kind: 'child' }, quantity: 2 })
const corners = (more: Partial<Option> = {}) =>
  option('round', { effect: { kind: 'piece', rateE4: 10_000 }, ...more })
const frame = (more: Partial<Option> = {}): Configurator => ({
  ...configuratorOf([
    bundleStep('board', [board], { optionType: 'MATERIAL' }),
    customStep('corners', ['straight', corners(more)]),
    bundleStep('feet', [feet], { optionRequired: false }),
  ]),
  sku: 'SET',
})

const bundle = product({
  id: 'p0',
  sku: 'SET',
  type: 'bundle',
  baseRule: null,
  express: { percent: 50, minimumCents: 100 },
  lead: { productionDays: 3, addsDays: 0, expressDays: 1 },
})
const component = product({ urlPath: null, isOrderableWithoutBundle: false })
const foot = product({ id: 'p2', sku: 'VOET', baseRule: perPiece(20_000), express: null })
const products = [bundle, component, foot]

const roundThen: readonly LabelledEffect[] = [
  { code: 'corners', label: 'corners: round', effect: { kind: 'piece', rateE4: 10_000 } },
]
const configuration: KeptConfiguration = {
  key: 'sample',
  quantity: 2,
  options: { corners: { id: 'round' }, feet: { id: 'feet' } },
  fields: {},
}
const main = (more: Partial<KeptLine> = {}) =>
  line({ part: 'main', quantity: 2, agreedEffects: roundThen, ...more })
const feetLine = (more: Partial<KeptLine> = {}) =>
  line({ id: 'l2', part: 'feet', productId: 'p2', quantity: 4, agreedRule: perPiece(20_000), ...more })

const view = (
  configurator: Configurator | null = frame(),
  lines: readonly KeptLine[] = [main(), feetLine()],
  offered = products,
) =>
  ask([], offered, {
    groups: [{ id: 'g1', title: 'Set', configuration, lines }],
    configurator: () => configurator,
  })

it('Prices the main line with its choices, and each child at its own quantity', () => {
  const [group] = view().groups
  expect(group?.lines.map(({ price }) => price?.lineCents)).toEqual([2_200, 800])
})

it('Can be ordered although its parts cannot be ordered by themselves', () => {
  expect(view().blockers).toEqual([])
})

it('Shows both prices when a choice costs something else by now, and waits for consent', () => {
  const [group] = view(frame({ effect: { kind: 'piece', rateE4: 30_000 } })).groups
  const [changed] = group?.lines ?? []
  expect([changed?.previous?.lineCents, changed?.price?.lineCents]).toEqual([2_200, 2_600])
  expect(view(frame({ effect: { kind: 'piece', rateE4: 30_000 } })).blockers[0]?.code).toBe('price_changed')
})

const INVALID = 'invalid_config'
const GONE = 'product_unavailable'
it.each([
  ['an option that is no longer offered', INVALID, () => view(frame({ id: 'square' }))],
  ['a configurator that is gone', GONE, () => view(null)],
  [
    'a child in another quantity than it would have today',
    INVALID,
    () => view(frame(), [main(), feetLine({ quantity: 3 })]),
  ],
  ['a part that is missing', INVALID, () => view(frame(), [main()])],
  [
    'a bundle product that is no longer sold',
    GONE,
    () => view(frame(), [main(), feetLine()], [{ ...bundle, isActive: false }, component, foot]),
  ],
])('Has no price and cannot be ordered with %s', (_what, code, look) => {
  const { groups, blockers } = look()
  expect(groups[0]?.lines[0]?.price).toBeNull()
  expect(blockers[0]?.code).toBe(code)
})

it('Keeps the agreed prices of a quote until its date', () => {
  const quoted = { agreedUntil: '2026-11-30', agreedRule: perPiece(50_000) }
  const [group] = view(frame(), [main(quoted), feetLine()]).groups
  expect(group?.lines[0]?.price?.lineCents).toBe(1_200)
  const [changed] = view(null, [main(quoted), feetLine()]).groups
  expect(changed?.lines[0]?.price?.lineCents).toBe(1_200)
})

it('Is hurried at the rate of the bundle product, over all its lines', () => {
  const hurried = product({ id: 'p2', sku: 'VOET', baseRule: perPiece(20_000) })
  const [group] = view(frame(), [main({ isExpress: true }), feetLine()], [bundle, component, hurried]).groups
  expect([group?.isExpress, group?.expressCents]).toEqual([true, 1_500])
})

it('Takes as long as the bundle product does', () => {
  // Wednesday 10.00 and three working days: made on Monday, there on Tuesday.
  expect(view().groups[0]?.lines[0]?.date).toBe('2026-11-24')
})

it('Offers only the ways of delivery that the choices leave', () => {
  const [group] = view(frame({ deliveryKinds: ['pickup'] })).groups
  expect(group?.lines.map(({ offeredKinds }) => offeredKinds)).toEqual([['pickup'], ['pickup']])
})
