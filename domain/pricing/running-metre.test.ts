import { expect, it } from 'vitest'
import { runningLengthMm } from './running-metre.ts'

const LENGTH = { measure: 'length', usableWidthMm: null, lengthAllowanceMm: 0, minLengthMm: 1000 } as const
const STRIPS = { measure: 'strips', usableWidthMm: 1300, lengthAllowanceMm: 100, minLengthMm: 2000 } as const
const size = (widthMm: number | null, heightMm: number | null, lengthMm: number | null) => ({
  widthMm,
  heightMm,
  lengthMm,
})

it.each([
  ['takes the length field', LENGTH, size(null, null, 12_000), 12_000n],
  ['raises a short length', LENGTH, size(null, null, 400), 1000n],
  ['has none without a length', LENGTH, size(1000, 1000, null), null],
  ['takes one strip up to the usable width', STRIPS, size(1300, 2500, null), 2600n],
  ['takes another strip for the next millimetre', STRIPS, size(1301, 2500, null), 5200n],
  ['raises short strips together, not each', STRIPS, size(1400, 1000, null), 2200n],
  ['raises one short strip', STRIPS, size(900, 800, null), 2000n],
  ['has none without a height', STRIPS, size(900, null, null), null],
  ['goes round the outline', { ...LENGTH, measure: 'perimeter' as const }, size(2500, 2000, null), 9000n],
])('%s', (_rule, runningMetre, sizes, lengthMm) => {
  expect(runningLengthMm(runningMetre, sizes)).toBe(lengthMm)
})
