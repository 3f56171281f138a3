import type { OrderLine } from '#contract/orders.ts'
import { describe, expect, it } from 'vitest'
import { IN_ZEIST } from '#test/support/addresses.ts'
import { leaderOf, orderProgress } from './order-progress.ts'

const told = (state: string, kind: 'ship' | 'pickup' = 'ship') =>
  orderProgress(state, kind).map(({ label, state: stands }) => `${label} ${stands}`)

it.each([
  [
    'a new order is placed and the rest follows',
    told('placed'),
    ['placed done', 'released next', 'in_production next', 'ready next', 'shipped next', 'delivered next'],
  ],
  [
    'missing files wait for the customer',
    told('awaiting_files'),
    [
      'placed done',
      'awaiting_files waiting',
      'released next',
      'in_production next',
      'ready next',
      'shipped next',
      'delivered next',
    ],
  ],
  [
    'the studio is at work without the customer',
    told('in_studio').slice(0, 2),
    ['placed done', 'in_studio current'],
  ],
  [
    'production is the step it stands at',
    told('in_production'),
    ['placed done', 'released done', 'in_production current', 'ready next', 'shipped next', 'delivered next'],
  ],
  [
    'what is fetched waits at the counter',
    told('ready_for_pickup', 'pickup').slice(-2),
    ['ready_for_pickup current', 'delivered next'],
  ],
  ['everything is done once delivered', told('delivered').slice(-1), ['delivered done']],
  ['a closed line is delivered', told('closed').slice(-1), ['delivered done']],
  ['a cancelled line has no future', told('cancelled'), ['placed done', 'cancelled current']],
  ['a line on hold tells no future', told('on_hold'), ['placed done', 'on_hold current']],
])('%s', (_rule, steps, expected) => {
  expect(steps).toEqual(expected)
})

describe('the lines of one product', () => {
  const line = {
    state: 'released',
    trackingUrl: null as string | null,
    carrier: null as 'postnl' | 'own' | null,
    trackingCode: null as string | null,
    collected: null as { by: string; at: string } | null,
    quantity: 10,
    parcels: [] as OrderLine['parcels'],
    delivery: {
      kind: 'ship' as 'ship' | 'pickup',
      date: '2026-11-30',
      address: null as OrderLine['delivery']['address'],
      deadline: null as string | null,
      express: false,
      moved: null as { from: string; reason: string } | null,
    },
  }
  const part = {
    number: 1,
    quantity: 3,
    sentAt: '2026-11-24T11:00:00Z',
    carrier: null,
    trackingCode: null,
    trackingUrl: null,
  }
  const delivered = (change: Partial<typeof line.delivery>) => ({
    ...line,
    delivery: { ...line.delivery, ...change },
  })

  it('have their way told once, by the first of those that go together', () => {
    const ahead = { ...line, state: 'ready' }
    const lines = [ahead, line, { ...line }, { ...ahead }]
    expect(lines.map((each) => lines.indexOf(leaderOf(each, lines)))).toEqual([0, 1, 1, 0])
  })

  it.each([
    ['step', { ...line, state: 'in_production' }],
    ['parcel', { ...line, trackingUrl: 'https://vervoerder.example/3S' }],
    ['carrier', { ...line, carrier: 'own' as const }],
    ['who fetched it', { ...line, collected: { by: 'Jan', at: '2026-11-24T11:00:00Z' } }],
    ['code', { ...line, trackingCode: '3SPKR1' }],
    ['way of delivery', delivered({ kind: 'pickup' })],
    ['day', delivered({ date: '2026-12-01' })],
    ['address', delivered({ address: IN_ZEIST })],
    ['what the day was', delivered({ moved: { from: '2026-11-26', reason: 'Folie is op' } })],
    ['deadline', delivered({ deadline: '2026-11-24T11:00:00Z' })],
    ['what of it left', { ...line, parcels: [part] }],
    ['express', delivered({ express: true })],
  ])('each tell their own when they differ in %s', (_what, other) => {
    expect(leaderOf(other, [line, other])).toBe(other)
  })
})
