import { expect, it } from 'vitest'
import { ORDER_STATES } from '#domain/orders/states.ts'
import { STATE_TONES } from '#app/ui/state-tone.ts'
import { orderStateTexts } from '#texts/nl/orders.ts'
import { signOf } from './order-signs.ts'

it('gives each state a sign of its own, and an unknown one none', () => {
  expect(new Set(ORDER_STATES.map(signOf)).size).toBe(ORDER_STATES.length)
  expect(ORDER_STATES.map(signOf)).not.toContain(undefined)
  expect(signOf('toString')).toBeUndefined()
})

it('shows each state in a tone that pages know', () => {
  for (const { tone } of Object.values(orderStateTexts)) expect(Object.keys(STATE_TONES)).toContain(tone)
})
