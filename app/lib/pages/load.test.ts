import { expect, it } from 'vitest'
import { ApiError } from '#contract/api-error.ts'
import { orNull } from './load.ts'

it('gives what a call answered', async () => {
  expect(await orNull(Promise.resolve(3))).toBe(3)
})

it.each([
  ['gives null for a call that failed', new ApiError(500, [], 'HTTP 500')],
  ['gives null for a call without an answer', new ApiError(0, [], 'HTTP 0')],
])('%s', async (_rule, error) => {
  expect(await orNull(Promise.reject(error))).toBeNull()
})

it('lets a bug rise', async () => {
  await expect(orNull(Promise.reject(new TypeError('kapot')))).rejects.toThrow('kapot')
})
