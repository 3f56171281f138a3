import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchPicture, matchSize, SCALES, turned, withBleedAround } from './match-size.ts'

const mm = (widthMm: number, heightMm: number) => ({ widthMm, heightMm })
const plain = { bleedMm: 0, isTrimmed: true }
const ordered = mm(1000, 500)

describe('matchSize', () => {
  it.each([
    ['the very size', mm(1000, 500), 'equal', false, 1],
    ['0.2 % too wide', mm(1002, 500), 'equal', false, 1],
    ['a little more than 0.2 % too wide', mm(1002.1, 500), 'proportional', false, 0.998],
    ['1 mm too high', mm(1000, 501), 'equal', false, 1],
    ['on its side', mm(500, 1000), 'equal', true, 1],
    ['at 1:2', mm(500, 250), 'scale', false, 2],
    ['at 1:4', mm(250, 125), 'scale', false, 4],
    ['at 1:5', mm(200, 100), 'scale', false, 5],
    ['at 1:10', mm(100, 50), 'scale', false, 10],
    ['at 1:20', mm(50, 25), 'scale', false, 20],
    ['at 2:1', mm(2000, 1000), 'scale', false, 0.5],
    ['at 1:10 on its side', mm(50, 100), 'scale', true, 10],
    ['1:3, which nobody uses', mm(1000 / 3, 500 / 3), 'proportional', false, 3],
    ['another proportion by just less than 1 %', mm(1009, 500), 'proportional', false, 0.991],
    ['another proportion by just more than 1 %', mm(1011, 500), 'near', false, 0.989],
    ['another proportion by just less than 2 %', mm(1019, 500), 'near', false, 0.981],
    ['another proportion by just more than 2 %', mm(1021, 500), 'off', false, 0.979],
    ['too high by as much', mm(1000, 510.5), 'off', false, 0.979],
    ['another proportion on its side, still nearer so', mm(500, 1200), 'off', true, 0.833],
    ['upright for what lies, with hardly a place for it', mm(500, 1300), 'off', false, 0.385],
  ] as const)('%s', (_rule, page, kind, isTurned, factor) => {
    const match = matchSize(page, ordered, plain)
    expect([match.kind, match.isTurned]).toEqual([kind, isTurned])
    expect(match.factor).toBeCloseTo(factor, 2)
  })

  it('finds the bleed within a page that does not say where it is trimmed', () => {
    const options = { bleedMm: 10, isTrimmed: false }
    expect(matchSize(mm(1020, 520), ordered, options)).toMatchObject({ kind: 'equal', withBleed: true })
    expect(matchSize(mm(1000, 500), ordered, options)).toMatchObject({ kind: 'equal', withBleed: false })
    expect(matchSize(mm(102, 52), ordered, options)).toMatchObject({ kind: 'scale', withBleed: true })
    expect(matchSize(mm(1020, 520), ordered, { ...options, isTrimmed: true }).withBleed).toBe(false)
  })

  it('leaves open whether a page of the proportion with bleed, at no usual scale, has the bleed in it', () => {
    const options = { bleedMm: 10, isTrimmed: false }
    const unclear = { kind: 'unclear', withBleed: true }
    expect(matchSize(mm(918, 468), ordered, options)).toMatchObject({ ...unclear, isTurned: false })
    expect(matchSize(mm(468, 918), ordered, options)).toMatchObject({ ...unclear, isTurned: true })
    expect(matchSize(mm(918, 468), ordered, { ...options, isTrimmed: true }).kind).toBe('near')
    expect(matchSize(mm(900, 450), ordered, options)).toMatchObject({
      kind: 'proportional',
      withBleed: false,
    })
  })

  it('takes the nearest where both are within tolerance', () => {
    const options = { bleedMm: 3, isTrimmed: false }
    expect(matchSize(mm(3006, 3006), mm(3000, 3000), options).withBleed).toBe(true)
    expect(matchSize(mm(3001, 3001), mm(3000, 3000), options).withBleed).toBe(false)
  })
})

describe('laws of sizes', () => {
  const side = fc.integer({ min: 1000, max: 9000 })
  const sizes = fc.record({ widthMm: side, heightMm: side })
  const bleeds = fc.constantFrom(0, 3, 10)

  it('turning a page twice changes nothing, and turning page and order alike neither', () => {
    fc.assert(
      fc.property(sizes, sizes, bleeds, fc.boolean(), (page, wanted, bleedMm, isTrimmed) => {
        const options = { bleedMm, isTrimmed }
        const match = matchSize(page, wanted, options)
        expect(matchSize(turned(turned(page)), wanted, options)).toEqual(match)
        expect(matchSize(turned(page), turned(wanted), options).kind).toBe(match.kind)
        expect(matchSize(turned(page), wanted, options).kind).toBe(match.kind)
      }),
    )
  })

  it('a page and an order that grow alike keep the same proportion', () => {
    fc.assert(
      fc.property(sizes, sizes, fc.integer({ min: 2, max: 9 }), (page, wanted, times) => {
        const grown = ({ widthMm, heightMm }: typeof page) => mm(widthMm * times, heightMm * times)
        const kinds = [matchSize(page, wanted, plain), matchSize(grown(page), grown(wanted), plain)]
        expect(kinds.map(({ kind }) => kind === 'off')).toEqual([
          kinds[0]?.kind === 'off',
          kinds[0]?.kind === 'off',
        ])
        expect(kinds[1]?.factor).toBeCloseTo(kinds[0]?.factor ?? 0, 6)
      }),
    )
  })

  it('what was ordered fits at every usual scale, with and without bleed, either way up', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.constantFrom(...SCALES),
        bleeds,
        fc.boolean(),
        fc.boolean(),
        (wanted, scale, bleedMm, withBleed, isTurned) => {
          const gross = withBleed ? withBleedAround(wanted, bleedMm) : wanted
          const page = mm(gross.widthMm / scale, gross.heightMm / scale)
          const match = matchSize(isTurned ? turned(page) : page, wanted, { bleedMm, isTrimmed: false })
          expect(match.kind).toBe(scale === 1 ? 'equal' : match.kind === 'equal' ? 'equal' : 'scale')
        },
      ),
    )
  })

  it('the pixels of a picture have no size: more of the same proportion are judged alike', () => {
    fc.assert(
      fc.property(sizes, sizes, bleeds, fc.integer({ min: 2, max: 9 }), (pixels, wanted, bleedMm, times) => {
        const options = { bleedMm, stated: null }
        const more = mm(pixels.widthMm * times, pixels.heightMm * times)
        const { factor: _factor, ...match } = matchPicture(pixels, wanted, options)
        expect(matchPicture(more, wanted, options)).toMatchObject(match)
      }),
    )
  })
})
