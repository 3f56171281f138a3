import { expect, it } from 'vitest'
import { LATE_STATES, ORDER_QUEUES, QUEUE_NAMES, sortsOf, usualSort } from './queues.ts'
import { ORDER_STATES } from './states.ts'

it('has a queue for each state of an order, so that none is lost', () => {
  const { open, late, held, today, check, sent_today: sentToday, ...others } = ORDER_QUEUES
  const queues = { ...others, check: check.filter((state) => state !== 'on_hold') }
  expect(Object.values(queues).flat().toSorted()).toEqual(ORDER_STATES.toSorted())
  expect([...open, ...ORDER_QUEUES.done].toSorted()).toEqual(ORDER_STATES.toSorted())
  expect([late, held, today]).toEqual([open, open, open])
  expect(sentToday).toEqual(expect.arrayContaining([...ORDER_QUEUES.sent, 'delivered', 'closed']))
})

it('calls late only what the shop itself holds up', () => {
  expect(LATE_STATES).toEqual(['placed', 'released', 'in_production', 'ready', 'on_hold'])
})

it('has what waits for the shop itself apart from what waits for its customer', () => {
  expect(ORDER_QUEUES.check).toEqual(['placed', 'on_hold'])
  expect(ORDER_QUEUES.waiting).toEqual(['awaiting_files', 'awaiting_approval'])
})

it.each(QUEUE_NAMES)('lists %s as it may be listed', (queue) => {
  expect(sortsOf(queue)).toContain(usualSort(queue))
})

it('begins with what waits the longest where nothing may wait, and has no urgency in what grows without end', () => {
  expect((['late', 'today', 'held', 'check'] as const).map(usualSort)).toEqual([
    'urgent',
    'urgent',
    'longest',
    'longest',
  ])
  expect(usualSort('open')).toBe('newest')
  for (const queue of ['open', 'sent', 'done'] as const) expect(sortsOf(queue)).toEqual(['newest', 'longest'])
  expect(sortsOf('late')).toEqual(['newest', 'urgent', 'longest'])
})
