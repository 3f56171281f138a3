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
      [expect.stringMatching(/^….{60}geel.{60}…$/), expect.stringMatching(/^….{60}zwart.{60}…$/)],
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
      [`Oud. ${LONG.slice(0, 60)}…`, `${LONG.slice(0, 60)}…`],
    ],
    ['nothing of what repeats is lost', `${LONG}${LONG}`, LONG, [expect.any(String), expect.any(String)]],
  ])('%s', (_case, was, becomes, parts) => {
    expect(differingPart(was, becomes)).toEqual(parts)
  })
})
