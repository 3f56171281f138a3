import { expect, it } from 'vitest'
import { awaitsFile, hasFaultyFiles, hasOwnFiles, isSaidByLine, shownDesignStatus } from './line-files.ts'

const design = (isStudioDesign: boolean) => ({ isStudioDesign }) as never
const line = (
  designStatus: Parameters<typeof shownDesignStatus>[0]['designStatus'],
  ...studio: boolean[]
) => ({
  designStatus,
  designs: studio.map(design),
  backDesign: null,
})

it.each([
  ['a file that fits is ready', line('ready', false), 'ready'],
  ['what the studio still makes is not', line('ready', true), 'studio'],
  ['nor beside a file that was approved', line('approved', false, true), 'studio'],
  ['nor on the back', { ...line('ready', false), backDesign: design(true) }, 'studio'],
  ['a fault of a file stays one', line('invalid', true, false), 'invalid'],
  ['copies that are still to be divided stay so', line('incomplete', true), 'incomplete'],
  ['goods without print have none', line(null), null],
])('%s', (_rule, one, shown) => {
  expect(shownDesignStatus(one)).toBe(shown)
})

it('knows files of the customer from work of the studio, and waiting from a fault', () => {
  expect([line('ready', true), line('ready', true, false), line('missing')].map(hasOwnFiles)).toEqual([
    false,
    true,
    false,
  ])
  expect(
    [line('missing'), line('incomplete', false), line('invalid', false), line('later')].map(awaitsFile),
  ).toEqual([true, true, false, false])
})

it('takes only a rejected file for a fault', () => {
  const statuses = ['invalid', 'attention', 'processing', 'missing', 'incomplete', 'later', 'ready'] as const
  expect(statuses.filter((status) => hasFaultyFiles(line(status)))).toEqual(['invalid'])
})

it.each([
  ['a file that needs a look', 'attention', 'fixable', true],
  ['a rejected file beside it', 'invalid', 'fixable', false],
  ['a rejected file', 'invalid', 'invalid', false],
  ['a file of a line that was ordered', null, 'fixable', false],
] as const)('the line says it of %s: %s, %s', (_rule, lineStatus, fileStatus, isSaid) => {
  expect(isSaidByLine(lineStatus, fileStatus)).toBe(isSaid)
})
