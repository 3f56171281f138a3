import { describe, expect, it } from 'vitest'
import { type Sample, timeLeft, totalPace, uploadPace, withSample } from './upload-pace.ts'

const MB = 1_000_000
const samples = (...pairs: readonly (readonly [number, number])[]): readonly Sample[] =>
  pairs.map(([seconds, megabytes]) => ({ atMs: seconds * 1000, sentBytes: megabytes * MB }))
const pace = (bytesPerSecond: number, unit: string, count: number) => ({
  bytesPerSecond,
  left: { unit, count },
})

describe('the pace of a file of 100 MB', () => {
  it.each([
    ['is not known before its first byte', samples(), null],
    ['is not known from one moment', samples([5, 1]), null],
    ['is not known within three seconds', samples([0, 0], [2.9, 3]), null],
    ['is known after three seconds', samples([0, 0], [3, 3]), pace(MB, 'minutes', 2)],
    ['is that of the window', samples([0, 10], [4, 30]), pace(5 * MB, 'seconds', 20)],
    ['has two digits', samples([0, 0], [3, 4]), pace(1_300_000, 'minutes', 1)],
    ['is not known while nothing moves', samples([0, 5], [4, 5]), null],
    ['never says that nothing is left', samples([0, 0], [4, 100]), pace(25 * MB, 'seconds', 10)],
  ])('%s', (_rule, given, expected) => {
    expect(uploadPace(given, 100 * MB)).toEqual(expected)
  })
})

it.each([
  [1, 'seconds', 10],
  [10, 'seconds', 10],
  [11, 'seconds', 20],
  [50, 'seconds', 50],
  [51, 'minutes', 1],
  [89, 'minutes', 1],
  [91, 'minutes', 2],
  [5369, 'minutes', 89],
  [5400, 'hours', 2],
  [10_000, 'hours', 3],
])('tells %s seconds in %s: %s', (seconds, unit, count) => {
  expect(timeLeft(seconds)).toEqual({ unit, count })
})

describe('samples', () => {
  it('lie half a second apart at least', () => {
    const one = samples([0, 0])
    expect(withSample(one, { atMs: 499, sentBytes: 9 })).toBe(one)
    expect(withSample(one, { atMs: 500, sentBytes: 9 })).toHaveLength(2)
  })

  it('go back ten seconds at most', () => {
    const old = samples([0, 0], [4, 1], [9, 2])
    expect(withSample(old, { atMs: 14_000, sentBytes: 3 * MB })).toEqual(samples([4, 1], [9, 2], [14, 3]))
  })
})

describe('all files together', () => {
  it('go at the sum of their speeds, with what waits its turn', () => {
    const one = { leftBytes: 30 * MB, pace: uploadPace(samples([0, 0], [4, 4]), 34 * MB) }
    const waiting = { leftBytes: 90 * MB, pace: null }
    expect(totalPace([one, waiting])).toEqual(pace(MB, 'minutes', 2))
  })

  it('have no pace before one of them has', () => {
    expect(totalPace([{ leftBytes: MB, pace: null }])).toBeNull()
    expect(totalPace([])).toBeNull()
  })
})
