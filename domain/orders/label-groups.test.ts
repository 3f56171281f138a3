import { expect, it } from 'vitest'
import type { DeliveryKind } from '../delivery/promise.ts'
import { labelGroups } from './label-groups.ts'
import type { LineState } from './states.ts'

const line = (id: string, state: LineState, to: string | null, deliveryKind: DeliveryKind = 'ship') => ({
  id,
  state,
  deliveryKind,
  address: to && { city: to },
})
const told = (...lines: ReturnType<typeof line>[]) =>
  labelGroups(lines).map((group) => group.map(({ id }) => id).join(''))

it.each([
  ['one address, one group', told(line('a', 'ready', 'Ede'), line('b', 'released', 'Ede')), ['ab']],
  ['each address its own', told(line('a', 'ready', 'Ede'), line('b', 'ready', 'Tiel')), ['a', 'b']],
  [
    'what is fetched by itself',
    told(line('a', 'ready', 'Ede'), line('b', 'ready', null, 'pickup')),
    ['a', 'b'],
  ],
  ['what left has none', told(line('a', 'shipped', 'Ede'), line('b', 'ready', 'Ede')), ['b']],
  ['all of it once all has left', told(line('a', 'shipped', 'Ede'), line('b', 'delivered', 'Ede')), ['ab']],
  ['never what was cancelled', told(line('a', 'cancelled', 'Ede')), []],
])('%s', (_rule, groups, expected) => {
  expect(groups).toEqual(expected)
})
