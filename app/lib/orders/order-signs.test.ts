import { expect, it } from 'vitest'
import { ORDER_STATES } from '#domain/orders/states.ts'
import { signOf } from './order-signs.ts'

it('gives each state a sign of its own, and an unknown one none', () => {
  expect(new Set(ORDER_STATES.map(signOf)).size).toBe(ORDER_STATES.length)
  expect(ORDER_STATES.map(signOf)).not.toContain(undefined)
  expect(signOf('toString')).toBeUndefined()
})
