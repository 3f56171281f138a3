import { describe, expect, it } from 'vitest'
import { contentOperations } from './content-operations.ts'

const read = (text: string) => [...contentOperations(Buffer.from(text, 'latin1'))]
const brief = (text: string) => read(text).map(({ operator, operands }) => [...operands, operator])

describe('a content stream', () => {
  it.each<[string, string, unknown[]]>([
    [
      'numbers and names',
      '1 0 0 -.5 10 20. cm /Im#31 Do',
      [
        [1, 0, 0, -0.5, 10, 20, 'cm'],
        ['Im1', 'Do'],
      ],
    ],
    [
      'strings that hold operators',
      '(a \\) rg (b) 1) Tj <726720> Tj',
      [
        [null, 'Tj'],
        [null, 'Tj'],
      ],
    ],
    [
      'arrays and dictionaries',
      '[(a) 1 [2] <</A [/B]>>] TJ /P <</MCID 0>> BDC',
      [
        [null, 'TJ'],
        ['P', null, 'BDC'],
      ],
    ],
    ['comments', '% 1 0 0 rg\n0 g', [[0, 'g']]],
    [
      'operators without space',
      '0 g[(x)]TJ/F 1 Tf',
      [
        [0, 'g'],
        [null, 'TJ'],
        ['F', 1, 'Tf'],
      ],
    ],
    ['the pixels of an inline image', 'q BI /W 1 /H 1 ID \u0001EI\u0002 rg EI\nQ', [['q'], ['BI'], ['Q']]],
    [
      'pixels that hold the end between blanks',
      'BI /W 1 /H 1 ID \u0001 EI \u0002\u0003 rg EI\nQ',
      [['BI'], ['Q']],
    ],
    ['signs before a number', '--3 0 m', [[-3, 0, 'm']]],
    ['a broken end', '1 0 (never closed', []],
    ['what belongs nowhere', ') } ] 1 g', [[null, null, null, 1, 'g']]],
  ])('%s', (_rule, text, operations) => {
    expect(brief(text)).toEqual(operations)
  })

  it('says where each lies', () => {
    expect(read('  1 g  0 0 m')).toMatchObject([
      { start: 2, end: 5 },
      { start: 7, end: 12 },
    ])
  })
})
