import { expect, it } from 'vitest'
import { LATE_STATES, ORDER_QUEUES } from './queues.ts'
import { ORDER_STATES } from './states.ts'

it('has a queue for each state of an order, so that none is lost', () => {
  const { open, late, held, today, sent_today: sentToday, ...queues } = ORDER_QUEUES
  expect(Object.values(queues).flat().toSorted()).toEqual(ORDER_STATES.toSorted())
  expect([...open, ...ORDER_QUEUES.done].toSorted()).toEqual(ORDER_STATES.toSorted())
  expect([late, held, today]).toEqual([open, open, open])
  expect(sentToday).toEqual(expect.arrayContaining([...ORDER_QUEUES.sent, 'delivered', 'closed']))
})

it('calls late only what the shop itself holds up', () => {
  expect(LATE_STATES).toEqual(['placed', 'released', 'in_production', 'ready', 'on_hold'])
})
