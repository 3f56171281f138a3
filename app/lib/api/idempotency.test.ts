import { expect, it } from 'vitest'
import { forgetIdempotencyKey, idempotencyKeyFor, newIdempotencyKey } from './idempotency.ts'

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

it('gives every request a key of its own', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
})

it('keeps the key of a content that is sent again', () => {
  const store = memory()
  const first = idempotencyKeyFor('order', { version: 3 }, store)
  expect(idempotencyKeyFor('order', { version: 3 }, store)).toBe(first)
})

it('gives another content another key', () => {
  const store = memory()
  const first = idempotencyKeyFor('order', { version: 3 }, store)
  expect(idempotencyKeyFor('order', { version: 4 }, store)).not.toBe(first)
})

it('starts anew once the request was answered', () => {
  const store = memory()
  const first = idempotencyKeyFor('order', {}, store)
  forgetIdempotencyKey('order', store)
  expect(idempotencyKeyFor('order', {}, store)).not.toBe(first)
})

function refuse(): never {
  throw new DOMException('no', 'SecurityError')
}

it('still gives a key where storage is forbidden', () => {
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(idempotencyKeyFor('order', {}, store)).toMatch(/^[0-9a-f]{32}$/)
})
