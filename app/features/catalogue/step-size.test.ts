import { expect, it } from 'vitest'
import { stepSize } from './step-size.ts'

const limits = { minMm: 100, maxMm: 205, stepMm: 10, defaultMm: 150 }

it.each<[string, number | null, number, number]>([
  ['one step up', 120, 1, 130],
  ['ten steps down', 200, -10, 100],
  ['not above the largest size on a step', 195, 5, 200],
  ['not below the smallest', 110, -9, 100],
  ['from between two steps onto one', 123, 1, 130],
  ['from nothing to the usual size', null, 1, 150],
])('%s', (_rule, sizeMm, steps, expected) => {
  expect(stepSize(limits, sizeMm, steps)).toBe(expected)
})
