import { describe, expect, it } from 'vitest'
import { differingPart } from './differing-part.ts'

const LONG = 'Een zin die hier vooraan staat. '.repeat(12)

describe('two texts side by side', () => {
  it.each([
    ['short ones are whole', 'Een vlag', 'Een mastvlag', ['Een vlag', 'Een mastvlag']],
    [
      'of long ones where they differ',
      `${LONG}geel${LONG}`,
      `${LONG}zwart${LONG}`,
      [
        expect.stringMatching(/^…(?:\S+ )+geelEen (?:\S+ )*\S+…$/),
        expect.stringMatching(/^…(?:\S+ )+zwartEen (?:\S+ )*\S+…$/),
      ],
    ],
    [
      'what was added at the end',
      LONG,
      `${LONG}Nieuw.`,
      [`…${LONG.slice(-60)}`, `…${LONG.slice(-60)}Nieuw.`],
    ],
    [
      'what was taken from the start',
      `Oud. ${LONG}`,
      LONG,
      [`Oud. ${LONG.slice(0, 63)}…`, `${LONG.slice(0, 63)}…`],
    ],
    ['nothing of what repeats is lost', `${LONG}${LONG}`, LONG, [expect.any(String), expect.any(String)]],
  ])('%s', (_case, was, becomes, parts) => {
    const shown = differingPart(was, becomes)
    expect(shown).toEqual(parts)
    expect(Math.min(...shown.map(({ length }) => length))).toBeLessThan(200)
  })
})
