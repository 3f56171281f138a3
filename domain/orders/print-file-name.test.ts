import { expect, it } from 'vitest'
import { printFileName } from './print-file-name.ts'

const file = {
  orderNumber: '10042',
  line: 2,
  lineOf: { sku: 'SPD-510', widthMm: 2500, heightMm: 1250 },
  file: 0,
  files: 1,
  copies: 2,
  side: 'front' as const,
  ending: 'pdf',
}

it.each([
  ['order, line, size, article and copies', file, '10042-2_250x125cm_spd-510_2x.pdf'],
  ['the files of a line apart', { ...file, file: 1, files: 3 }, '10042-2b_250x125cm_spd-510_2x.pdf'],
  ['the 28th of a line', { ...file, file: 27, files: 40 }, '10042-2ab_250x125cm_spd-510_2x.pdf'],
  ['the back', { ...file, side: 'back' as const }, '10042-2_250x125cm_spd-510_achterzijde_2x.pdf'],
  [
    'millimetres without a point',
    { ...file, lineOf: { ...file.lineOf, widthMm: 2505 } },
    '10042-2_250-5x125cm_spd-510_2x.pdf',
  ],
  [
    'no size where there is none',
    { ...file, lineOf: { sku: 'Café_ÉÉN/../x', widthMm: null, heightMm: null } },
    '10042-2_cafe-een-x_2x.pdf',
  ],
])('tells %s', (_what, given, name) => {
  expect(printFileName(given)).toBe(name)
})

it('has plain letters only, whatever the article is called', () => {
  const name = printFileName({
    ...file,
    lineOf: { ...file.lineOf, sku: '=cmd|"\u202e\r\n' },
    ending: '../exe',
  })
  expect(name).toMatch(/^[a-z0-9_-]+\.[a-z0-9-]+$/)
})
