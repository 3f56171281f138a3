import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuickLine } from './read-line.ts'

const read = (text: string) => {
  const line = readQuickLine(text)
  return line && [line.words, line.widthMm, line.heightMm, line.quantity]
}

describe('readQuickLine', () => {
  it.each([
    ['a name, a size and a number', 'dibond 1000x500 4', ['dibond', 1000, 500, 4]],
    ['a size with spaces', 'dibond 1000 x 500 4', ['dibond', 1000, 500, 4]],
    ['a size with a sign of times', 'dibond 1000×500 4', ['dibond', 1000, 500, 4]],
    ['a size with an asterisk', 'dibond 1000*500 4', ['dibond', 1000, 500, 4]],
    ['capitals', 'DIBOND 1000X500 4', ['DIBOND', 1000, 500, 4]],
    ['a unit for both sides', 'dibond 100x50cm 4', ['dibond', 1000, 500, 4]],
    ['a unit for both sides, before', 'dibond 100cm x 50 4', ['dibond', 1000, 500, 4]],
    ['two units', 'dibond 1 m x 50 cm 4', ['dibond', 1000, 500, 4]],
    ['a comma', 'spandoek 1,5 x 2 m 1', ['spandoek', 1500, 2000, 1]],
    ['a unit in full', 'spandoek 1,5 x 2 meter', ['spandoek', 1500, 2000, null]],
    ['thousands with a point', 'spandoek 3.000 x 1.000 mm 2', ['spandoek', 3000, 1000, 2]],
    ['the names of the sides', 'dibond bxh 1000x500 4', ['dibond', 1000, 500, 4]],
    ['no number', 'dibond 1000x500', ['dibond', 1000, 500, null]],
    ['pieces', 'dibond 1000x500 4 stuks', ['dibond', 1000, 500, 4]],
    ['pieces, short', 'dibond 1000x500 4st.', ['dibond', 1000, 500, 4]],
    ['times before it', 'dibond 1000x500 x4', ['dibond', 1000, 500, 4]],
    ['times after it', '4x dibond 1000x500', ['dibond', 1000, 500, 4]],
    ['a number before a size', '4 dibond 1000x500', ['dibond', 1000, 500, 4]],
    ['the size first', '1000x500 4 dibond', ['dibond', 1000, 500, 4]],
    ['several words', 'aluminium sandwichpaneel, 1000x500, 4', ['aluminium sandwichpaneel', 1000, 500, 4]],
    ['a sku with a number in it', 'SPD-510 3000x1000 2', ['SPD-510', 3000, 1000, 2]],
    ['a sku and a number', 'TOE-SPANNER 4', ['TOE-SPANNER', null, null, 4]],
    ['a thousand pieces', 'flyer a5 1.000', ['flyer a5', null, null, 1000]],
    ['a length', 'vlaggenlint 2,5 m 4', ['vlaggenlint', 2500, null, 4]],
    ['a thickness beside a size', 'dibond 3 mm 1000x500 4', ['dibond 3 mm', 1000, 500, 4]],
  ])('reads %s', (_case, text, line) => {
    expect(read(text)).toEqual(line)
  })

  it.each([
    ['a word', 'dibond'],
    ['a sku', 'SPD-510'],
    ['a paper size', 'poster A4'],
    ['the number of an order', '2026-10023'],
    ['a number alone', '10023'],
    ['a size alone', '1000x500 4'],
    ['a thickness', 'sandwichpaneel 3 mm wit'],
    ['a weight', 'spandoek 510 g'],
    ['three sides', 'doos 300x200x100'],
    ['three sides with spaces', 'doos 300 x 200 x 100 mm'],
    ['no side', 'dibond 0x500 4'],
    ['no pieces', 'dibond 1000x500 0'],
    ['half a piece', 'dibond 1000x500 1,5'],
    ['more than is sold', 'dibond 1000x500 1000001'],
    ['a part of a mm', 'dibond 10,5x500 4'],
    ['nothing', '  '],
  ])('takes %s for no order', (_case, text) => {
    expect(readQuickLine(text)).toBeNull()
  })

  const side = fc.integer({ min: 1, max: 99_999 })
  const pieces = fc.integer({ min: 1, max: 1_000_000 })
  const word = fc.stringMatching(/^[a-z]{2,12}$/).filter((name) => !/^(?:mm|cm|st|stuks?)$/.test(name))

  it('reads back whatever was written, in every way of writing', () => {
    const by = fc.constantFrom('x', ' x ', '×', 'X', ' * ')
    const write = fc.constantFrom<(name: string, size: string, count: number) => string>(
      (name, size, count) => `${name} ${size} ${count}`,
      (name, size, count) => `${count}x ${name} ${size}`,
      (name, size, count) => `${name} ${size} x${count}`,
      (name, size, count) => `${size} mm ${name} ${count} stuks`,
    )
    fc.assert(
      fc.property(word, side, side, pieces, by, write, (name, width, height, count, times, line) => {
        expect(read(line(name, `${width}${times}${height}`, count))).toEqual([name, width, height, count])
      }),
    )
  })

  it('never breaks, and tells only sizes and numbers that can be', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.constantFrom('x', '×', ' ', 'mm', 'cm', 'm', ',', '.', '4', '1000', 'stuks', '-'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
        const line = readQuickLine(parts.join(''))
        if (line === null) return
        expect(line.words.trim()).not.toBe('')
        for (const number of [line.widthMm, line.heightMm, line.quantity]) {
          if (number !== null) expect(Number.isSafeInteger(number) && number > 0).toBe(true)
        }
        expect(line.widthMm !== null || line.quantity !== null).toBe(true)
      }),
    )
  })
})
