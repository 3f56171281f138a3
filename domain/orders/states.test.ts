import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  LINE_STATES,
  mayBecome,
  mayCancelLine,
  nextLineStates,
  ORDER_STATES,
  orderState,
  takesFiles,
  wasReleased,
} from './states.ts'
import type { LineState, OrderState } from './states.ts'

const states = fc.constantFrom(...LINE_STATES)
const orders = fc.array(states, { minLength: 1, maxLength: 6 })

it('was released in each state from there on, but for those that take it back', () => {
  expect(LINE_STATES.filter(wasReleased)).toEqual([
    'released',
    'in_production',
    'ready',
    'shipped',
    'ready_for_pickup',
    'delivered',
    'closed',
  ])
})

it('takes files only while it waits for them', () => {
  expect(LINE_STATES.filter(takesFiles)).toEqual(['awaiting_files'])
})

describe('the way of an order line', () => {
  it.each<[string, LineState, LineState, boolean]>([
    ['waits for files', 'placed', 'awaiting_files', true],
    ['is released without waiting', 'placed', 'released', true],
    ['goes from the studio to the approval', 'in_studio', 'awaiting_approval', true],
    ['goes back for other files', 'awaiting_approval', 'awaiting_files', true],
    ['is not made before it is released', 'awaiting_files', 'in_production', false],
    ['is not sent before it is made', 'in_production', 'shipped', false],
    ['is fetched', 'ready_for_pickup', 'delivered', true],
    ['is made again when it turns out wrong', 'ready', 'in_production', true],
    ['is cancelled before production', 'released', 'cancelled', true],
    ['is not cancelled in production', 'in_production', 'cancelled', false],
    ['is closed after delivery', 'delivered', 'closed', true],
    ['does not come back from the cancelled', 'cancelled', 'placed', false],
    ['does not go where it is', 'placed', 'placed', false],
  ])('%s', (_rule, from, to, expected) => {
    expect(mayBecome(from, to)).toBe(expected)
  })

  it('goes to existing states only, and ends closed or cancelled', () => {
    expect(LINE_STATES.flatMap(nextLineStates).every((state) => LINE_STATES.includes(state))).toBe(true)
    expect(LINE_STATES.filter((state) => nextLineStates(state).length === 0)).toEqual(['closed', 'cancelled'])
  })

  it('can come to its end from every state', () => {
    const reached = (state: LineState, seen: readonly LineState[] = []): readonly LineState[] =>
      seen.includes(state)
        ? seen
        : nextLineStates(state).reduce<readonly LineState[]>(
            (all, next) => reached(next, all),
            [...seen, state],
          )
    for (const state of LINE_STATES) expect(reached(state).includes('closed')).toBe(state !== 'cancelled')
  })

  it('may be cancelled until production starts', () => {
    expect(LINE_STATES.filter(mayCancelLine)).toEqual([
      'placed',
      'awaiting_files',
      'in_studio',
      'awaiting_approval',
      'released',
      'on_hold',
    ])
  })
})

describe('the state of an order', () => {
  it.each<[string, readonly LineState[], OrderState]>([
    ['is that of its only line', ['in_production'], 'in_production'],
    ['is that of all its lines', ['ready', 'ready'], 'ready'],
    ['waits for files when a line does', ['in_production', 'awaiting_files'], 'awaiting_files'],
    ['is on hold when a line is', ['released', 'on_hold', 'awaiting_files'], 'on_hold'],
    ['is in production once a line is', ['released', 'in_production'], 'in_production'],
    ['is in production until all is made', ['released', 'ready'], 'in_production'],
    ['is not released before all lines are', ['placed', 'released'], 'placed'],
    ['is ready when the last line is', ['ready', 'ready_for_pickup'], 'ready'],
    ['is partially shipped', ['shipped', 'in_production'], 'partially_shipped'],
    ['is partially shipped beside goods to be fetched', ['shipped', 'ready_for_pickup'], 'partially_shipped'],
    ['is partially delivered', ['delivered', 'shipped'], 'partially_delivered'],
    ['is partially delivered while a line waits', ['closed', 'awaiting_files'], 'partially_delivered'],
    ['is delivered until all is closed', ['delivered', 'closed'], 'delivered'],
    ['is closed when all is', ['closed', 'closed'], 'closed'],
    ['does not count what was cancelled', ['cancelled', 'shipped'], 'shipped'],
    ['is cancelled when all is', ['cancelled', 'cancelled'], 'cancelled'],
    ['is placed before it has lines', [], 'placed'],
  ])('%s', (_rule, lines, expected) => {
    expect(orderState(lines)).toBe(expected)
  })

  it('does not depend on order, repetition or cancelled lines', () => {
    fc.assert(
      fc.property(orders, states, (lines, other) => {
        const state = orderState(lines)
        expect(ORDER_STATES).toContain(state)
        expect(orderState(lines.toReversed())).toBe(state)
        expect(orderState([...lines, ...lines])).toBe(state)
        expect(orderState([...lines, 'cancelled'])).toBe(state)
        expect(orderState([other, other])).toBe(other)
      }),
    )
  })
})
