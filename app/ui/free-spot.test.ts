import { expect, it } from 'vitest'
import { type Box, freeSpot } from './free-spot.ts'

const SIZE = { width: 300, height: 100 }
const ROOM: Box = { left: 20, top: 20, right: 980, bottom: 780 }
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })

it.each([
  ['stands at the lower right of an empty room', [], { left: 680, top: 680 }],
  ['goes up above a bar', [box(0, 700, 1000, 800)], { left: 680, top: 592 }],
  ['stays where nothing is touched', [box(20, 700, 600, 800)], { left: 680, top: 680 }],
  ['goes to the left of a column that is full', [box(600, 0, 1000, 800)], { left: 20, top: 680 }],
  [
    'covers least where there is no room',
    [box(0, 0, 1000, 700), box(0, 700, 690, 800)],
    { left: 680, top: 680 },
  ],
])('%s', (_rule, boxes, spot) => {
  expect(freeSpot(SIZE, ROOM, boxes)).toEqual(spot)
})
