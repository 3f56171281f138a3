import { afterEach, describe, expect, it } from 'vitest'
import { setLive, whileNotLive } from './live.ts'

afterEach(() => setLive(false))

const asked = (data: unknown) => ({ state: { data } })

describe('how often it is asked for again', () => {
  it.each([
    { what: 'what is not there yet', data: undefined, everyMs: 15_000 },
    { what: 'what is no list', data: { orders: 3 }, everyMs: 15_000 },
    { what: 'a list of a page', data: { pages: [1] }, everyMs: 15_000 },
    { what: 'a list of ten pages', data: { pages: Array.from({ length: 10 }) }, everyMs: 150_000 },
  ])('grows with the pages of $what', ({ data, everyMs }) => {
    expect(whileNotLive(asked(data))).toBe(everyMs)
    setLive(true)
    expect(whileNotLive(asked(data))).toBe(false)
  })
})
