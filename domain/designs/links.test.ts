import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILE_STATUSES } from './file-status.ts'
import {
  type DesignLink,
  isHidden,
  type LinkableFile,
  type LinkQuestion,
  mayBeLinked,
  offersStudioDesign,
  refuseBack,
  refuseLinks,
} from './links.ts'

const file = (designId: string, changes: Partial<LinkableFile> = {}): LinkableFile => ({
  designId,
  status: 'valid',
  isPatchup: false,
  isSoftDelete: false,
  isLinked: false,
  ...changes,
})
const link = (designId: string, quantity: number): DesignLink => ({ kind: 'file', designId, quantity })
const studio = (quantity: number): DesignLink => ({ kind: 'studio', quantity })
const line = (changes: Partial<LinkQuestion> = {}): LinkQuestion => ({
  takesDesigns: true,
  orderedCopies: 10,
  files: [
    file('a'),
    file('b', { status: 'fixable' }),
    file('bad', { status: 'invalid' }),
    file('busy', { status: 'processing' }),
    file('repaired', { isPatchup: true }),
    file('deleted', { isSoftDelete: true }),
  ],
  ...changes,
})
const withRepaired = line({ files: [file('a'), file('repaired', { isPatchup: true, isLinked: true })] })
const withDeleted = line({ files: [file('deleted', { isSoftDelete: true, isLinked: true })] })

describe('refuseLinks', () => {
  it.each([
    ['takes valid and fixable files', line(), [link('a', 4), link('b', 6)], null],
    ['takes fewer copies than ordered', line(), [link('a', 4)], null],
    ['takes a studio design beside files', line(), [link('a', 4), studio(6)], null],
    ['takes several studio designs', line(), [studio(4), studio(6)], null],
    ['takes no designs at all', line(), [], null],
    ['takes a file without copies', line(), [link('bad', 0)], null],
    ['refuses more copies than ordered', line(), [link('a', 4), link('b', 7)], 'TooManyCopies'],
    ['counts the copies of the studio', line(), [link('a', 4), studio(7)], 'TooManyCopies'],
    ['refuses copies of an invalid file', line(), [link('bad', 1)], 'DesignNotUsable'],
    ['refuses copies of a file under way', line(), [link('busy', 1)], 'DesignNotUsable'],
    ['refuses an unknown file', line(), [link('foreign', 1)], 'DesignNotFound'],
    ['refuses the repaired file of another line', line(), [link('repaired', 1)], 'DesignNotFound'],
    ['refuses a deleted file', line(), [link('deleted', 1)], 'DesignNotFound'],
    ['keeps a deleted file that it uses', withDeleted, [link('deleted', 1)], null],
    ['keeps a repaired file that it uses', withRepaired, [link('repaired', 10)], null],
    ['refuses a repaired file at 0', withRepaired, [link('repaired', 0)], 'PatchupNeedsCopies'],
    ['refuses to leave a repaired file out', withRepaired, [link('a', 10)], 'PatchupNeedsCopies'],
    ['refuses a file twice', line(), [link('a', 1), link('a', 2)], 'DesignLinkedTwice'],
    ['refuses a studio design at 0', line(), [studio(0)], 'StudioDesignNeedsCopies'],
    [
      'refuses designs for unprinted goods',
      line({ takesDesigns: false }),
      [link('a', 1)],
      'LineTakesNoDesigns',
    ],
    ['takes nothing for unprinted goods', line({ takesDesigns: false }), [], null],
  ])('%s', (_rule, question, links, expected) => {
    expect(refuseLinks(links, question)).toBe(expected)
  })

  it('never lets more copies through than were ordered', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(20), { maxLength: 6 }),
        fc.integer({ min: 1, max: 40 }),
        (copies, ordered) => {
          const files = copies.map((_, index) => file(String(index)))
          const links = copies.map((quantity, index) => link(String(index), quantity))
          const total = copies.reduce((sum, quantity) => sum + quantity, 0)
          const refused = refuseLinks(links, { takesDesigns: true, orderedCopies: ordered, files })
          expect(refused).toBe(total > ordered ? 'TooManyCopies' : null)
        },
      ),
    )
  })
})

describe('refuseBack', () => {
  it.each([
    ['takes a valid file', 'required', file('a'), null],
    ['takes a fixable file where the back is a choice', 'optional', file('a', { status: 'fixable' }), null],
    ['takes the studio', 'required', null, null],
    ['refuses anything where the back is not printed', 'none', file('a'), 'BackNotPrinted'],
    ['refuses the studio where the back is not printed', 'none', null, 'BackNotPrinted'],
    ['refuses an unknown file', 'required', undefined, 'DesignNotFound'],
    ['refuses a repaired file of another line', 'required', file('a', { isPatchup: true }), 'DesignNotFound'],
    ['refuses an invalid file', 'required', file('a', { status: 'invalid' }), 'DesignNotUsable'],
  ] as const)('%s', (_rule, back, candidate, expected) => {
    expect(refuseBack(back, candidate)).toBe(expected)
  })

  it('takes only what takes copies', () => {
    const taken = FILE_STATUSES.filter((status) => refuseBack('required', file('a', { status })) === null)
    expect(taken).toEqual(['valid', 'fixable'])
  })
})

it.each([
  ['the front', 'front', 'link-1', true],
  ['a back without a studio design', 'back', null, true],
  ['not a back that has one', 'back', 'link-1', false],
] as const)('offers a studio design for %s', (_rule, side, itemId, expected) => {
  expect(offersStudioDesign(side, itemId)).toBe(expected)
})

it.each([
  ['a file', false, false, 0, false],
  ['a repaired file that is not used', true, false, 0, true],
  ['a repaired file on its own line', true, false, 3, false],
  ['a deleted file', false, true, 0, true],
  ['a deleted file that is used', false, true, 3, false],
])('hides %s: %s', (_rule, isPatchup, isSoftDelete, quantity, expected) => {
  expect(isHidden({ isPatchup, isSoftDelete, quantity })).toBe(expected)
  expect(mayBeLinked({ isPatchup, isSoftDelete, isLinked: quantity > 0 })).toBe(!expected)
})
