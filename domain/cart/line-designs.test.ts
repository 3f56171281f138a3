import { describe, expect, it } from 'vitest'
import { plainPage, sampleDocument, samplePrint } from '../designs/sample-facts.ts'
import type { KeptDesign } from './kept-cart.ts'
import { designCount } from './line-designs.ts'
import { ask, line, perPiece, product } from './sample-cart.ts'

const { sizeMm: _size, printedSides: _sides, extraSpots: _spots, ...demands } = samplePrint()
const printed = (sides: readonly (1 | 2)[] = [1], more: Parameters<typeof product>[0] = {}) =>
  product({ needsPrintFiles: true, print: { ...demands, sides }, ...more })
const fitting = sampleDocument({ pages: [plainPage(1020, 520)] })
const file = (changes: Partial<KeptDesign> = {}, facts = fitting): KeptDesign => ({
  itemId: 'd1',
  side: 'front',
  quantity: 10,
  isApproved: false,
  file: {
    designId: 'f1',
    status: 'valid',
    facts,
    findings: [],
    fileName: 'ontwerp.pdf',
    isPatchup: false,
    isSoftDelete: false,
  },
  ...changes,
})
const studio = (changes: Partial<KeptDesign> = {}) => file({ file: null, ...changes })
const order = (designs: readonly KeptDesign[], more: Parameters<typeof line>[0] = {}) =>
  line({ quantity: 10, widthMm: 1000, heightMm: 500, designs, ...more })
const status = (designs: readonly KeptDesign[], sides?: readonly (1 | 2)[]) =>
  ask([order(designs)], [printed(sides)]).groups[0]?.lines[0]?.designStatus
const both = sampleDocument({ pages: [plainPage(1020, 520), plainPage(1020, 520)] })
const otherRatio = sampleDocument({ pages: [plainPage(500, 520)] })
const hopeless = sampleDocument({ pages: [plainPage(1020, 520, { minPpi: 5 })] })

describe('the designs of a line', () => {
  it.each([
    ['missing without any', [], undefined, 'missing'],
    ['ready when they fit what was ordered', [file()], undefined, 'ready'],
    ['for attention when their proportion is another', [file({}, otherRatio)], undefined, 'attention'],
    ['invalid when nothing mends them', [file({}, hopeless)], undefined, 'invalid'],
    ['approved when every file is', [file({ isApproved: true })], undefined, 'approved'],
    ['ready when the studio makes them', [studio()], undefined, 'ready'],
    ['missing without the back', [file()], [2], 'missing'],
    ['ready without a back that is up to the customer', [file()], [1, 2], 'ready'],
    ['ready with a file of two pages', [file({}, both)], [2], 'ready'],
    ['ready with a back by the studio', [file(), studio({ side: 'back', quantity: 0 })], [2], 'ready'],
    [
      'invalid with a back that nothing mends',
      [file(), file({ side: 'back', quantity: 0 }, hopeless)],
      [2],
      'invalid',
    ],
    [
      'not touched by a back that is not printed',
      [file(), file({ side: 'back', quantity: 0 }, hopeless)],
      [1],
      'ready',
    ],
  ] as const)('are %s', (_rule, designs, sides, expected) => {
    expect(status(designs, sides)).toBe(expected)
  })

  it('are none of goods without print', () => {
    expect(ask([order([])], [product()]).groups[0]?.lines[0]?.designStatus).toBeNull()
  })
})

const AGREED = { studioDesignCents: 3950, validateDesignCents: 1250 }
const withServices = (
  designs: readonly KeptDesign[],
  wantsCheck = false,
  more: Parameters<typeof product>[0] = {},
) => ask([order(designs, { wantsCheck })], [printed([1, 2], more)])

const servicesWithCheck = (designs: readonly KeptDesign[]) =>
  withServices(designs, true).groups[0]?.lines[0]?.services

describe('services', () => {
  it('are paid per studio design, front and back, and per line for the check', () => {
    const bare = withServices([file()]).totals.subtotalCents
    expect(withServices([studio()]).totals.subtotalCents - bare).toBe(3950)
    const two = [studio(), studio({ itemId: 'd2', side: 'back', quantity: 0 })]
    expect(withServices(two).totals.subtotalCents - bare).toBe(7900)
    expect(withServices([file()], true).totals.subtotalCents - bare).toBe(1250)
  })

  it.each([
    ['that were never agreed do not make a price look changed', [studio()], true, {}, null],
    ['that cost what was agreed neither', [studio()], false, AGREED, null],
    ['that became dearer are told', [studio()], false, { ...AGREED, studioDesignCents: 3000 }, -950],
    ['that became cheaper are told', [file()], true, { ...AGREED, validateDesignCents: 1500 }, 250],
    [
      'that nobody asked for are not',
      [file()],
      false,
      { studioDesignCents: 1, validateDesignCents: 1 },
      null,
    ],
  ] as const)('%s', (_rule, designs, wantsCheck, agreedServices, more) => {
    const { groups, blockers } = ask([order(designs, { wantsCheck, agreedServices })], [printed()])
    const now = groups[0]?.lines[0]
    expect(now?.previousCents ?? null).toBe(more === null ? null : (now?.totalCents ?? 0) + more)
    expect(blockers.some(({ code }) => code === 'price_changed')).toBe(more !== null)
  })

  it('cost what a quote promised until its day', () => {
    const held = { agreedUntil: '2026-11-20', agreedServices: { ...AGREED, studioDesignCents: 3000 } }
    const view = ask([order([studio()], held)], [printed()])
    expect(view.groups[0]?.lines[0]).toMatchObject({ services: { studioCents: 3000 }, previousCents: null })
  })

  it('sell no check of what the studio makes itself', () => {
    expect(servicesWithCheck([studio()])).toMatchObject({ isChecked: false, checkCents: 0 })
    expect(servicesWithCheck([studio({ quantity: 5 }), file({ itemId: 'd2', quantity: 5 })])).toMatchObject({
      isChecked: true,
      checkCents: 1250,
    })
    expect(servicesWithCheck([])).toMatchObject({ isChecked: true })
    // The other five are still to come, from the customer.
    expect(servicesWithCheck([studio({ quantity: 5 })])).toMatchObject({ isChecked: true })
  })

  it('cannot be hurried while the studio works', () => {
    expect(withServices([file()]).groups[0]?.expressOfferCents).not.toBeNull()
    expect(withServices([studio()]).groups[0]?.expressOfferCents).toBeNull()
  })

  it('leave a line without a price without a price', () => {
    expect(withServices([studio()], true, { baseRule: null }).totals.isComplete).toBe(false)
  })
})

it.each([
  ['one without designs', [], 1],
  ['one per design on the front', [file(), studio({ itemId: 'd2' })], 2],
  ['none for a design without copies', [file(), file({ quantity: 0 })], 1],
  ['none for a back', [file(), file({ side: 'back', quantity: 0 })], 1],
] as const)('a line is printed in %s', (_rule, designs, expected) => {
  expect(designCount({ designs })).toBe(expected)
})

it('each design after the first has its fee', () => {
  const rule = perPiece(100_000, { extraDesignFeeCents: 350 })
  const two = [file({ quantity: 4 }), file({ itemId: 'd2', quantity: 6 })]
  const totals = [[file()], two].map(
    (designs) => ask([order(designs)], [printed([1], { baseRule: rule })]).totals.subtotalCents,
  )
  expect((totals[1] ?? 0) - (totals[0] ?? 0)).toBe(350)
})
