import { describe, expect, it } from 'vitest'
import { followsWhatLeft, isPartlySent, orderStateOf, piecesLeft, sentPieces } from './sent-pieces.ts'
import { LINE_STATES, type LineState, type OrderState } from './states.ts'

const line = (...pieces: number[]) => ({
  quantity: 1000,
  parcels: pieces.map((quantity) => ({ quantity })),
})

describe('a line that leaves in parts', () => {
  it.each<[string, number[], number, number, boolean]>([
    ['has all of it in the house at first', [], 0, 1000, false],
    ['has the rest in the house after a part', [300], 300, 700, true],
    ['has less after each part', [300, 600], 900, 100, true],
    ['has nothing left once all is sent', [300, 700], 1000, 0, false],
  ])('%s', (_rule, pieces, sent, left, isPartly) => {
    expect([sentPieces(line(...pieces)), piecesLeft(line(...pieces))]).toEqual([sent, left])
    expect(isPartlySent(line(...pieces))).toBe(isPartly)
  })

  it.each<[OrderState, [LineState, ...number[]][]]>([
    ['ready', [['ready']]],
    ['partially_shipped', [['ready', 300]]],
    ['partially_shipped', [['on_hold', 300, 200]]],
    ['partially_shipped', [['in_production', 300], ['placed']]],
    [
      'partially_delivered',
      [
        ['ready', 300],
        ['delivered', 1000],
      ],
    ],
    ['shipped', [['shipped', 300, 700]]],
    ['shipped', [['shipped', 1000], ['cancelled']]],
  ])('makes its order %s', (expected, lines) => {
    expect(orderStateOf(lines.map(([state, ...pieces]) => ({ ...line(...pieces), state })))).toBe(expected)
  })

  it('goes back to no state from before it was made, nor is it cancelled', () => {
    const closed = LINE_STATES.filter((state) => !followsWhatLeft(line(300), state))
    expect(closed).toEqual([
      'placed',
      'awaiting_files',
      'in_studio',
      'awaiting_approval',
      'released',
      'cancelled',
    ])
    expect(LINE_STATES.every((state) => followsWhatLeft(line(), state))).toBe(true)
  })
})
