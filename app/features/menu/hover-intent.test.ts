import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hoverIntent } from './hover-intent.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function menu() {
  const told = vi.fn<(open: string | null) => void>()
  return { intent: hoverIntent(told), open: () => told.mock.lastCall?.[0] ?? null }
}

it('opens 150 ms after the pointer came', () => {
  const { intent, open } = menu()
  intent.enter('a', false)
  vi.advanceTimersByTime(149)
  expect(open()).toBe(null)
  vi.advanceTimersByTime(1)
  expect(open()).toBe('a')
})

it('does not open for a pointer that passes', () => {
  const { intent, open } = menu()
  intent.enter('a', false)
  vi.advanceTimersByTime(100)
  intent.leave()
  vi.advanceTimersByTime(1_000)
  expect(open()).toBe(null)
})

it('closes 250 ms after the pointer left, and not when it comes back', () => {
  const { intent, open } = menu()
  intent.toggle('a')
  intent.leave()
  vi.advanceTimersByTime(249)
  intent.stay()
  vi.advanceTimersByTime(1_000)
  expect(open()).toBe('a')
  intent.leave()
  vi.advanceTimersByTime(250)
  expect(open()).toBe(null)
})

it('moves to a neighbour at once, also just after closing', () => {
  const { intent, open } = menu()
  intent.toggle('a')
  intent.enter('b', false)
  expect(open()).toBe('b')
  intent.close()
  vi.advanceTimersByTime(299)
  intent.enter('c', false)
  expect(open()).toBe('c')
})

it('keeps the panel while the pointer crosses a neighbour on its way into it', () => {
  const { intent, open } = menu()
  intent.toggle('a')
  intent.leave()
  intent.enter('b', true)
  vi.advanceTimersByTime(199)
  intent.stay()
  vi.advanceTimersByTime(1_000)
  expect(open()).toBe('a')
})

it('opens a neighbour on which the pointer comes to rest', () => {
  const { intent, open } = menu()
  intent.toggle('a')
  intent.enter('b', true)
  vi.advanceTimersByTime(200)
  expect(open()).toBe('b')
})

it('never closes by a click what the hover opened', () => {
  const { intent, open } = menu()
  intent.enter('a', false)
  vi.advanceTimersByTime(150)
  intent.open('a')
  vi.advanceTimersByTime(1_000)
  intent.open('a')
  expect(open()).toBe('a')
})

it('opens and closes by touches and keys alone', () => {
  const { intent, open } = menu()
  intent.toggle('a')
  expect(open()).toBe('a')
  intent.toggle('b')
  expect(open()).toBe('b')
  intent.toggle('b')
  expect(open()).toBe(null)
})

it('does not open any more for who goes to the page', () => {
  const { intent, open } = menu()
  intent.enter('a', false)
  intent.stay()
  vi.advanceTimersByTime(1_000)
  expect(open()).toBe(null)
})
