import { expect, it } from 'vitest'
import { boxAround } from './box.ts'

const TRIM = { xMm: 0, yMm: 0, widthMm: 210, heightMm: 297 }
const BLEED = { xMm: -3, yMm: -3, widthMm: 216, heightMm: 303 }
const WIDE = { xMm: -50, yMm: 100, widthMm: 310, heightMm: 50 }

it.each([
  [[TRIM], 0, TRIM],
  [[TRIM, null, BLEED], 0, BLEED],
  [[BLEED, WIDE], 0, { xMm: -50, yMm: -3, widthMm: 310, heightMm: 303 }],
  [[WIDE], 0.1, { xMm: -81, yMm: 69, widthMm: 372, heightMm: 112 }],
])('around %j, with room %d, is %j', (boxes, room, around) => {
  expect(boxAround(boxes, room)).toEqual(around)
})
