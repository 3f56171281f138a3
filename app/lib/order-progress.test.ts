import { expect, it } from 'vitest'
import { orderProgress } from './order-progress.ts'

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
