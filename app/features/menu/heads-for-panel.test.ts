import { expect, it } from 'vitest'
import { headsForPanel, type Point } from './heads-for-panel.ts'

const panel = { left: 0, right: 1440, bottom: 560 }
const from: Point = { x: 300, y: 150 }

it.each<[string, Point, boolean]>([
  ['straight down', { x: 300, y: 165 }, true],
  ['down and to the right', { x: 320, y: 165 }, true],
  ['down and to the left', { x: 295, y: 165 }, true],
  ['sideways to a neighbour', { x: 340, y: 150 }, false],
  ['almost sideways', { x: 380, y: 155 }, false],
  ['almost sideways to the left', { x: 200, y: 155 }, false],
  ['up and away', { x: 310, y: 130 }, false],
])('a move %s', (_direction, to, heads) => {
  expect(headsForPanel(from, to, panel)).toBe(heads)
})
