import { expect, it } from 'vitest'
import { lineTitle } from './line-title.ts'

const cloth = { part: 'main', product: { id: 'p-1', title: 'Pvc 510 g' } }

it.each([
  ['the product that was put together, whatever it is made of', cloth, 'Spandoek op maat'],
  ['its own product, as a part', { ...cloth, part: 'ringen' }, 'Pvc 510 g'],
  ['its own product, where nothing was put together', { ...cloth, part: null }, 'Pvc 510 g'],
  [
    'what staff called it, where it is no product',
    { part: null, product: { id: 'free-21-5', title: '' } },
    'Spandoek op maat',
  ],
  ['the whole, where its product is gone', { part: null, product: null }, 'Spandoek op maat'],
])('a line is called by %s', (_rule, line, title) => {
  expect(lineTitle(line, 'Spandoek op maat')).toBe(title)
})
