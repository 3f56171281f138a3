import { expect, it } from 'vitest'
import { lineTitle } from './line-title.ts'

const cloth = { part: 'main', product: { title: 'Pvc 510 g' } }

it.each([
  ['the whole, where its material is the only line', cloth, [cloth], 'Spandoek op maat'],
  ['its own product, beside other parts', cloth, [cloth, cloth], 'Pvc 510 g'],
  ['its own product, as a part', { ...cloth, part: 'ringen' }, [cloth], 'Pvc 510 g'],
  ['its own product, where nothing was put together', { ...cloth, part: null }, [cloth], 'Pvc 510 g'],
  ['the whole, where its product is gone', { part: null, product: null }, [cloth], 'Spandoek op maat'],
])('a line is called by %s', (_rule, line, lines, title) => {
  expect(lineTitle(line, { title: 'Spandoek op maat', lines })).toBe(title)
})
